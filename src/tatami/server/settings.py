"""Settings of the server: environment variables ``TATAMI_…`` or flags of ``tatami serve``; every one has a default."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_dir
from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite:///{Path(user_data_dir('tatami')) / 'tatami.sqlite3'}"


class Settings(BaseSettings):
    """What may be set. Lists are JSON in the environment: ``TATAMI_ORIGINS='["https://play.example"]'``."""

    model_config = SettingsConfigDict(env_prefix="TATAMI_", extra="ignore")

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    database: str = Field(default_factory=default_database, repr=False)
    origins: list[str] = []
    """Other origins whose pages may play here; the server's own always may."""
    hosts: list[str] = []
    """Names this server answers to; empty: any."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose X-Forwarded headers are believed."""
    log_level: str = "info"
    metrics: bool = True

    tables_per_hour: int = Field(default=60, ge=1)
    """New tables an address may make in an hour."""
    sockets_per_address: int = Field(default=64, ge=1)
    listed_per_address: int = Field(default=3, ge=1)
    """Tables an address may have in the lobby's list."""
    connections_per_address: int = Field(default=100, ge=1)
    """Connections an address may hold that are no sockets; a proxy may hold any number."""
    head_seconds: float = Field(default=10, gt=0)
    """Time a connection has to say what it wants."""
    body_seconds: float = Field(default=20, gt=0)
    """Time the body of a request may take to arrive."""
    requests_per_second: float = Field(default=20, gt=0)
    messages_per_second: float = Field(default=20, gt=0)
    """Messages a socket may send a second, on average; ten times as many at once."""
    max_sockets: int = Field(default=10_000, ge=1)
    max_body: int = Field(default=400_000, ge=1000)
    max_message: int = Field(default=4096, ge=256)
    max_outbox: int = Field(default=256, ge=4)
    """Messages waiting for a slow reader before it is cut off (it may come back and resume)."""
    hello_seconds: float = Field(default=10, gt=0)
    idle_seconds: float = Field(default=7200, gt=0)
    rooms: int = Field(default=2000, ge=1)
    """Tables kept in memory without anybody looking at them."""
    sweep_seconds: float = Field(default=1, gt=0)

    bot_processes: int = Field(default=1, ge=0)
    """Bots that think at once, each in a worker process; 0 lets them think in a thread."""
    bots_on: str = Field(default="local", pattern=r"^(local|ray(://.+)?)$")
    """Where they think: ``local``, or on other machines, ``ray://head:10001`` (``ray``: a Ray of this machine)."""
    warm_bots: bool = True
    """Compile the bots in the background at the first start of a release."""
    bot_queue: int = Field(default=64, ge=1)
    bot_seconds: float = Field(default=30, gt=0)
    hint_seconds: float = Field(default=2, gt=0)
    stand_in: str = "soldier"
    """The level of the bot that takes a seat over when its time is out."""

    absence_seconds: float = Field(default=300, ge=0)
    """How long somebody must be away, at a table without clocks, before the host may let a bot play the seat."""
    undo_seconds: float = Field(default=120, gt=0)
    """How long a question to the others (to take moves back, to end together) waits for those who are away."""

    public_url: str = ""
    """Where players find this server; for invitations and alerts, and needed for those by e-mail."""
    alert_seconds: float = Field(default=30, ge=0)
    """How long a turn must last before its alert is sent: what is taken back meanwhile was no turn."""
    alert_pause: float = Field(default=600, ge=0)
    """Seconds between two alerts of a seat."""
    challenge_salt: str = Field(default="", repr=False)
    """Makes this server's games of the day its own; empty: they follow from the date alone."""
    push_contact: str = ""
    """An address (``mailto:…``) for push services; with it, browsers are told of turns by Web Push."""
    push_hosts: list[str] = []
    """Further origins (``http://127.0.0.1:9000``) that may be pushed to; else only public hosts, by https."""
    push_key: str = ""
    """The file of the key that push services know this server by; made if it is missing. Empty: beside the database."""
    owner_folder: str = ""
    """Where the key of the person at this machine lies; empty: this server has no owner."""
    door: str = Field(default="", repr=False)
    """The word by which a second start of ``tatami`` opens this server for its owner."""
    webhook_hosts: list[str] = []
    """Whom turn alerts may call: public hosts, by https, or whole origins (``http://10.0.0.5:8080``), private too."""
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = Field(default="", repr=False)
    smtp_from: str = ""
    smtp_tls: bool = True

    @field_validator("database")
    @classmethod
    def _known_database(cls, value: str) -> str:
        if not value.startswith(("sqlite:", "postgresql:", "postgres:")):
            raise ValueError("The database is a URL that begins with sqlite: or postgresql:.")
        return value

    @field_validator("webhook_hosts")
    @classmethod
    def _small_letters(cls, value: list[str]) -> list[str]:
        return [host.lower().rstrip("/") for host in value]

    @field_validator("log_level")
    @classmethod
    def _known_level(cls, value: str) -> str:
        if value.lower() not in ("debug", "info", "warning", "error"):
            raise ValueError("The log level is debug, info, warning or error.")
        return value.lower()
