/** Seconds of a month of 30 days. */
export const MONTH_SECONDS = 30 * 24 * 60 * 60;
