import type { RpcErrorObject } from '@everything-wallet/core/connect/connectProtocol';
import type { ParsedSiteRequest } from '@everything-wallet/core/connect/ParsedSiteRequest';
import type { SiteLogEntry } from './SiteLogEntry.ts';

/**
 * Returns the refusal of a batch with an id that the site has used before (EIP-5792): a site that repeats it
 * after a lost answer must not have it paid twice.
 */
export function repeatedBatch(
  read: ParsedSiteRequest,
  origin: string,
  log: readonly SiteLogEntry[],
): RpcErrorObject | undefined {
  if (read.kind !== 'calls' || read.id === undefined) return undefined;
  const isUsed = log.some(
    (entry) => entry.origin === origin && entry.outcome === 'approved' && entry.batch_id === read.id,
  );
  return isUsed ? { code: 5720, message: 'A batch with this id exists' } : undefined;
}
