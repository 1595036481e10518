from typing import Literal, cast

NetworkHealthIncoming = Literal["late", "onDemand", "scanned"]


def check_network_health_incoming(value: str) -> NetworkHealthIncoming:
    return cast(NetworkHealthIncoming, value)
