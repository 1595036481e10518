import type { Call } from './Call.ts';

/** Whether two calls say the same, to the last of their fields. */
export function sameCall(one: Call, other: Call): boolean {
  return written(one) === written(other);
}

/** Decoding puts fields in one order, and `bigint` has no JSON: with an n it is no other number's text. */
function written(call: Call): string {
  return JSON.stringify(call, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
}
