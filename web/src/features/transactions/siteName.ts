/** Returns a site's origin as it is shown: the host alone for https, where no other scheme can be meant. */
export function siteName(origin: string): string {
  return origin.startsWith('https://') ? origin.slice('https://'.length) : origin;
}
