"""Learning environments for every game: one seat (`gym`), all seats in turn (`zoo`), an OpenSpiel game (`spiel`).

They need packages that players do not; `pip install 'heraut[study]'` brings them.
"""

try:
    import numpy as _numpy  # noqa: F401  everything here works with it
except ImportError as error:
    raise ImportError("heraut.envs needs NumPy: pip install 'heraut[study]'") from error
