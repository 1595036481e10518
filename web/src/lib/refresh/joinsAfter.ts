/** What is asked at most this long after its last answer is not asked once more beside another question, in ms. */
export const JOINS_AFTER_MS = 12_000;
