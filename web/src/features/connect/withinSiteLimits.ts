import type { ParsedSiteRequest } from '@everything-wallet/core/connect/ParsedSiteRequest';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { withTabLock } from '../../lib/locks/withTabLock.ts';
import { connectedSites } from './connectedSites.ts';
import { exceededLimit } from './exceededLimit.ts';
import { siteLog } from './siteLog.ts';
import { SiteLimitError } from './SiteLimitError.ts';

interface LimitedWork<Result> {
  readonly userId: string;
  readonly origin: string;
  readonly read: ParsedSiteRequest;
  /** Signs, writes to the site's log what counts, and sends; removes it from the log where it was not sent. */
  readonly work: () => Promise<Result>;
}

/**
 * Runs work if it is within the user's limits for a site, as they are now. One window of a site at a time: two
 * that check at the same moment would both be within what only one may use.
 *
 * @throws SiteLimitError, or WalletError where the connection has ended or another window does not end
 */
export function withinSiteLimits<Result>({
  userId,
  origin,
  read,
  work,
}: LimitedWork<Result>): Promise<Result> {
  return withTabLock(`everything-wallet limits ${userId} ${origin}`, 'connect.error.busy', async () => {
    const site = connectedSites.ofUser(userId).find(({ id }) => id === origin);
    if (!site) throw new WalletError('connect.error.ended');
    const limit = exceededLimit(read, site, siteLog.ofUser(userId));
    if (limit) throw new SiteLimitError(limit);
    return work();
  });
}
