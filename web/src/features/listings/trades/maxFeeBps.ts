/** How much of a price may go to others than the seller, in hundredths of a percent: marketplaces and artists ask for less together. */
export const MAX_FEE_BPS = 1_500;
