import { originKind } from '@everything-wallet/core/connect/originKind';

/**
 * Returns the host and port of an origin as people know a website. The whole origin for a page that is not
 * encrypted, which must not look like the encrypted one, and for what is no website.
 */
export function hostOf(origin: string): string {
  const kind = originKind(origin);
  return kind === 'secure' || kind === 'local' ? new URL(origin).host : origin;
}
