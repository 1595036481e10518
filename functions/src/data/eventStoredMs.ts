/** Milliseconds for which events, the movements that they are about, and their deliveries are stored: a delivery can be replayed as long. */
export const EVENT_STORED_MS = 30 * 24 * 60 * 60 * 1_000;
