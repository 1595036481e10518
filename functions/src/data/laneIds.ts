/** Separates the parts of an id; the id of a target has none. */
const SEPARATOR = '_';

/** Returns the ordering key of an account's events on a network: those with the same key are delivered in order. */
export function orderingKeyOf(chainId: number, address: string): string {
  return `${chainId}${SEPARATOR}${address.toLowerCase()}`;
}

/** Returns the id of the lane of a target with an ordering key. */
export function laneIdOf(targetId: string, orderingKey: string): string {
  return `${targetId}${SEPARATOR}${orderingKey}`;
}

/** Returns the target of a lane. */
export function targetIdOf(laneId: string): string {
  return laneId.slice(0, laneId.indexOf(SEPARATOR));
}
