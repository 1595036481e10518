import type { RpcErrorObject } from '@everything-wallet/core/connect/connectProtocol';
import type { ParsedSiteRequest } from '@everything-wallet/core/connect/ParsedSiteRequest';
import type { SiteLogEntry } from './SiteLogEntry.ts';

/**
 * Returns the refusal of a batch with an id that the site has used before (EIP-5792): a site that repeats it
 * after a lost answer must not have it paid twice.
 *
 * @param ownId id of the request's own entry in the log, which does not count
 */
export function repeatedBatch(
  read: ParsedSiteRequest,
  origin: string,
  log: readonly SiteLogEntry[],
  ownId?: string,
): RpcErrorObject | undefined {
  if (read.kind !== 'calls' || read.id === undefined) return undefined;
  const isUsed = log
    .filter((entry) => entry.origin === origin && entry.outcome === 'approved')
    .some((entry) => entry.batch_id === read.id && entry.id !== ownId);
  return isUsed ? { code: 5720, message: 'A batch with this id exists' } : undefined;
}
