/**
 * Tells the native coin of an address in wei, as `askFinal` would take it of what the nodes of a network have just said for its
 * holdings; undefined where that does not settle it, so that it has to be asked for.
 */
export type CoinsReported = (address: string) => bigint | undefined;
