import type { ParsedSiteRequest } from '@everything-wallet/core/connect/ParsedSiteRequest';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { withTabLock } from '../../lib/locks/withTabLock.ts';
import type { ConnectedSite } from './ConnectedSite.ts';
import { connectedSites } from './connectedSites.ts';
import { currentSite } from './currentSite.ts';
import { exceededLimit } from './exceededLimit.ts';
import { repeatedBatch } from './repeatedBatch.ts';
import { RepeatedBatchError } from './RepeatedBatchError.ts';
import { siteLog } from './siteLog.ts';
import { SiteLimitError } from './SiteLimitError.ts';

type SignedRequest = Extract<
  ParsedSiteRequest,
  { readonly kind: 'personal' | 'typedData' | 'transaction' | 'calls' }
>;

interface LimitedWork<Result> {
  readonly userId: string;
  readonly origin: string;
  readonly read: SignedRequest;
  /** Id of the request's own entry in the log. */
  readonly logId: string;
  /** Addresses that can sign. */
  readonly signers: readonly string[];
  /** Returns true while the site waits for the answer. */
  readonly isOpen: () => boolean;
  /** Signs, writes to the site's log what counts, and sends; removes it from the log where it was not sent. */
  readonly work: () => Promise<Result>;
}

/**
 * Runs work if the site still waits for it, and if it is within the permission and the user's limits for the site, as
 * they are now. One window of a site at a time: two that check at the same moment would both be within what only one
 * may use.
 *
 * @throws SiteLimitError, RepeatedBatchError, or WalletError where the connection has ended or another window does not
 *   end
 */
export function withinSiteLimits<Result>(limited: LimitedWork<Result>): Promise<Result> {
  const { userId, origin, read, logId, signers, isOpen, work } = limited;
  return withTabLock(`everything-wallet limits ${userId} ${origin}`, 'connect.error.busy', async () => {
    const stored = connectedSites.ofUser(userId).find(({ id }) => id === origin);
    const site = currentSite(stored, signers, Date.now());
    // Who withdraws a request after the press would not learn of the hash, and ask again.
    if (!site || !permits(site, read) || !isOpen()) throw new WalletError('connect.error.ended');
    const log = siteLog.ofUser(userId);
    const limit = exceededLimit(read, site, log);
    if (limit) throw new SiteLimitError(limit);
    const repeated = repeatedBatch(read, origin, log, logId);
    if (repeated) throw new RepeatedBatchError(repeated);
    return work();
  });
}

function permits(site: ConnectedSite, read: SignedRequest): boolean {
  const isOfChain = !('chainId' in read) || site.chain_ids.includes(read.chainId);
  return isOfChain && site.accounts.includes('from' in read ? read.from : read.address);
}
