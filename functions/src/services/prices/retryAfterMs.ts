/**
 * Parses a Retry-After header to milliseconds (RFC 9110, 10.2.3: seconds, or a date); undefined if missing or
 * malformed.
 *
 * @param now milliseconds since 1970
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  // An HTTP date begins with the day of the week; Date.parse alone would read nearly anything.
  const date = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
