const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Kind of a site's origin: 'secure' for https, 'local' for http on this device, 'insecure' for http elsewhere,
 * which every network on the way can change.
 *
 * @returns undefined for what is no site: 'null', `file:`, `data:`, an extension, or an address with a path
 */
export function originKind(origin: string): 'secure' | 'local' | 'insecure' | undefined {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url?.origin !== origin) return undefined;
  if (url.protocol === 'https:') return 'secure';
  if (url.protocol !== 'http:') return undefined;
  return LOCAL_HOSTS.has(url.hostname) ? 'local' : 'insecure';
}
