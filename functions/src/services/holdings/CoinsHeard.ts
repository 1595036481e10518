/**
 * Tells the native coin of an address in wei, as `askSettled` would take it of what the nodes of a network have just said for its
 * holdings; undefined where that does not settle it, so that it has to be asked for.
 */
export type CoinsHeard = (address: string) => bigint | undefined;
