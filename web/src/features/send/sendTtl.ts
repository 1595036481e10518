/**
 * Validity of a confirmation, in ms. A slow call, a sleeping tab or a copy that the network delivers late must not pay what the user has
 * meanwhile paid in another way; the server refuses it, by its own clock.
 */
export const SEND_TTL_MS = 120_000;
