/** The longest time that a timer can be set to. */
export const MAX_TIMEOUT_MS = 2 ** 31 - 1;
