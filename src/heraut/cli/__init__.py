"""The command line and the terminal."""

from __future__ import annotations

import sys

from heraut.cli.language import language

# Said where the words themselves cannot be read: Fluent comes with the same extra.
NOT_INSTALLED = {
    "en": 'The command `heraut` needs {module}, which is not installed: pip install "heraut[play]"',
    "fr": 'La commande «\xa0heraut\xa0» a besoin de {module}, qui n’est pas installé\xa0: pip install "heraut[play]"',
}


def main() -> None:
    """The `heraut` command, or one sentence about what it lacks: the engine comes without what people play with."""
    try:
        import fluent.runtime  # noqa: F401  nothing can be said without it

        from heraut.cli.app import main as run

        run()
    except ModuleNotFoundError as missing:
        module = (missing.name or "heraut").partition(".")[0]
        if module == "heraut":
            raise
        print(NOT_INSTALLED[language("", sys.argv[1:])].format(module=module), file=sys.stderr)
        sys.exit(2)
