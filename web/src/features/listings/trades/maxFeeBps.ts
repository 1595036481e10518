/**
 * Largest part of a price for others than the seller, in hundredths of a percent: marketplaces and artists together charge less.
 */
export const MAX_FEE_BPS = 1_500;
