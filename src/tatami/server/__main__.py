"""``python -m tatami.server`` serves; ``python -m tatami.server schema`` prints the schemas of REST and socket."""

from __future__ import annotations

import json
import sys

from .app import create_app
from .run import main
from .wire import socket_schema

if sys.argv[1:] == ["schema"]:
    print(json.dumps({"openapi": create_app().openapi(), "socket": socket_schema()}, indent=1))
else:
    main()
