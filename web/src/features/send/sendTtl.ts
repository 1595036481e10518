/**
 * How long what was confirmed is wanted, in ms. A call that hung, a tab that slept or a copy that the network delivers late must
 * not pay what the person has meanwhile paid in another way; the server, whose clock it is, refuses it.
 */
export const SEND_TTL_MS = 120_000;
