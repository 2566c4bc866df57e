"""The client knows the messages of this server."""

from tools.generate_types import TARGET, typescript


def test_the_messages_in_typescript_are_those_of_the_server() -> None:
    assert TARGET.read_text(encoding="utf-8") == typescript(), "Run `./run types` and commit what it writes."
