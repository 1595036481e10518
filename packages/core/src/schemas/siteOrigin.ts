import { z } from 'zod';
import { originKind } from '../connect/originKind.ts';

/** Characters of a site's origin, at most. */
const MAX_LENGTH = 255;

/**
 * Origin of a site that requests a signature, as a browser writes it (RFC 6454 §6.2): https with host and port, or
 * http on this computer. Without a path, a user name or a default port, and with the host in ASCII.
 */
export const siteOriginSchema = z
  .string()
  .max(MAX_LENGTH, `must be at most ${MAX_LENGTH} characters`)
  .refine(isSiteOrigin, 'must be the origin of a site: https://host, or http://localhost');

function isSiteOrigin(text: string): boolean {
  const kind = originKind(text);
  return kind === 'secure' || kind === 'local';
}
