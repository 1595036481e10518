import type { ConnectedSite } from './ConnectedSite.ts';

/**
 * Returns what still holds of a permission: nothing after its end, and no account that is gone or watch-only.
 *
 * @param accounts addresses that can sign
 * @param now milliseconds since 1970
 */
export function currentSite(
  site: ConnectedSite | undefined,
  accounts: readonly string[],
  now: number,
): ConnectedSite | undefined {
  if (!site || (site.expires_at !== null && site.expires_at <= now)) return undefined;
  const left = site.accounts.filter((address) => accounts.includes(address));
  return left.length === 0 ? undefined : { ...site, accounts: left };
}
