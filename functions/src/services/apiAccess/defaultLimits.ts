import type { Limits } from './limits.ts';

/** The limits of a deployment that sets none. */
export const defaultLimits: Limits = {
  perMinute: 300,
  perDay: 20_000,
  userPerMinute: 600,
  userPerDay: 40_000,
};
