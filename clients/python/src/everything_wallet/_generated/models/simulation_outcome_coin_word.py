from typing import Literal, cast

SimulationOutcomeCoinWord = Literal["log", "verified"]


def check_simulation_outcome_coin_word(value: str) -> SimulationOutcomeCoinWord:
    return cast(SimulationOutcomeCoinWord, value)
