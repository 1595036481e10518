/** A request is not repeated beside another within this time after its last answer, in ms. */
export const JOINS_AFTER_MS = 12_000;

/** Age of an answer that needs no repeat, in ms. */
export const JUST_HEARD_MS = 2_000;
