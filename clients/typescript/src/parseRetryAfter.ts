/**
 * Reads a Retry-After header (RFC 9110, 10.2.3): whole seconds, or a date as HTTP writes it.
 *
 * @returns milliseconds from now, or undefined when there is none to wait for: nothing that can be read, or a date that
 *   is past, as it is where the clocks differ
 */
export function parseRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  const date = new Date(header);
  // Date reads much that is no date of HTTP, such as '-1.5 s'; only what it writes alike is one.
  const isHttpDate = !Number.isNaN(date.getTime()) && date.toUTCString() === header;
  const milliseconds = date.getTime() - Date.now();
  return isHttpDate && milliseconds > 0 ? milliseconds : undefined;
}
