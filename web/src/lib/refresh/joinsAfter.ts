/** A request is not repeated beside another within this time after its last answer, in ms. */
export const JOINS_AFTER_MS = 12_000;
