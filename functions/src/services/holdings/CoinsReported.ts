/**
 * Returns an address's balance of the network's coin in wei, as `askMajority` would settle it from the node
 * responses just read for its holdings; undefined if they do not settle it, so that it has to be requested.
 */
export type CoinsReported = (address: string) => bigint | undefined;
