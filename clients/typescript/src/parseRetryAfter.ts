/**
 * Reads a Retry-After header (RFC 9110, 10.2.3), in seconds or as a date.
 *
 * @returns milliseconds from now, or undefined when there is none that can be read
 */
export function parseRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
