/**
 * Parses a Retry-After header (RFC 9110, 10.2.3): whole seconds, or an HTTP date.
 *
 * @returns milliseconds from now, or undefined without a wait: for a malformed value, or a date in the past,
 *   which occurs where the clocks differ
 */
export function parseRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  const date = new Date(header);
  // Date accepts many strings that are no HTTP date, such as '-1.5 s'; only one that it formats identically
  // is valid.
  const isHttpDate = !Number.isNaN(date.getTime()) && date.toUTCString() === header;
  const milliseconds = date.getTime() - Date.now();
  return isHttpDate && milliseconds > 0 ? milliseconds : undefined;
}
