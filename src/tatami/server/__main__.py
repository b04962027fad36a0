"""``python -m tatami.server`` serves; with ``schema`` behind it prints the schemas of REST, socket and views."""

from __future__ import annotations

import json
import sys

from .app import create_app
from .run import main
from .view_schema import all_schemas

if sys.argv[1:] == ["schema"]:
    print(json.dumps(all_schemas(create_app().openapi()), indent=1))
else:
    main()
