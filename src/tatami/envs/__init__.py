"""For researchers: PettingZoo, OpenSpiel and Gymnasium environments; many games at once are in ``tatami.envs.batch``.

The modules import their frameworks themselves, so that only the one in use must be installed:
``tatami.envs.pettingzoo_env``, ``tatami.envs.openspiel``, ``tatami.envs.gym_env``.
"""
