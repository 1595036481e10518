/** Things to do first with a new wallet, in order. */
export const FIRST_STEPS = ['backup', 'receive', 'contact'] as const;

export type FirstStep = (typeof FIRST_STEPS)[number];
