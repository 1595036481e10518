import { z } from 'zod';

/** Characters of a site's origin, at most. */
const MAX_LENGTH = 255;

/** Hosts of this computer, whose sites may use http. */
const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * Origin of a site that requests a signature, as a browser writes it (RFC 6454 §6.2): https with host and port, or
 * http on this computer. Without a path, a user name or a default port, and with the host in ASCII.
 */
export const siteOriginSchema = z
  .string()
  .max(MAX_LENGTH, `must be at most ${MAX_LENGTH} characters`)
  .refine(isSiteOrigin, 'must be the origin of a site: https://host, or http://localhost');

function isSiteOrigin(text: string): boolean {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return false;
  }
  const isLocal = url.protocol === 'http:' && LOCAL_HOSTS.includes(url.hostname);
  return url.origin === text && (url.protocol === 'https:' || isLocal);
}
