/** Longest time a request may stay silent before the screen shows that it is waiting, in ms. */
export const SILENCE_MS = 8_000;
