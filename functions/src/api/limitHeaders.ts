import type { Limits } from '../services/apiAccess/AccessStore.ts';
import type { LimitsLeft, Remaining } from '../services/apiAccess/summariseLimits.ts';

/** The headers that tell a key's limits and what is left of them (draft-ietf-httpapi-ratelimit-headers-10). */
export function limitHeaders(
  { perMinute, perDay }: Limits,
  { minute, day }: LimitsLeft,
): Record<string, string> {
  return {
    'RateLimit-Policy': `"minute";q=${perMinute};w=60, "day";q=${perDay};w=86400`,
    RateLimit: `${left('minute', minute)}, ${left('day', day)}`,
  };
}

function left(name: string, { remaining, resetMs }: Remaining): string {
  return `"${name}";r=${remaining};t=${Math.ceil(resetMs / 1_000)}`;
}
