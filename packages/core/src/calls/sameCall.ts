import type { Call } from './Call.ts';

/** True if two calls are equal in every field. */
export function sameCall(one: Call, other: Call): boolean {
  return serialise(one) === serialise(other);
}

/**
 * Decoding orders fields the same way, and `bigint` has no JSON: with an n it cannot equal a number's text.
 */
function serialise(call: Call): string {
  return JSON.stringify(call, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
}
