import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import type { ParsedSiteRequest, RequestedCall } from '@everything-wallet/core/connect/ParsedSiteRequest';
import type { ConnectedSite } from './ConnectedSite.ts';
import type { SiteLimit } from './SiteLimit.ts';
import type { SiteLogEntry } from './SiteLogEntry.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Returns the limit of the site that a request is not within; undefined if it is within all of them.
 *
 * @param log the user's entries, of which those of the last 24 hours count
 */
export function exceededLimit(
  read: ParsedSiteRequest,
  { id: origin, limits }: ConnectedSite,
  log: readonly SiteLogEntry[],
): SiteLimit | undefined {
  switch (read.kind) {
    case 'personal':
    case 'typedData':
      return limits.may_sign_messages ? undefined : 'messages';
    case 'transaction':
    case 'calls':
      return limitOfCalls(read.kind === 'calls' ? read.calls : [read]);
    default:
      return undefined;
  }

  function limitOfCalls(calls: readonly RequestedCall[]): SiteLimit | undefined {
    if (!limits.may_send) return 'transactions';
    const isListed = ({ to }: RequestedCall) => to !== null && limits.contracts.includes(to);
    if (limits.contracts.length > 0 && !calls.every(isListed)) return 'contracts';
    const max = limits.coin_a_day === null ? undefined : parseAmount(limits.coin_a_day);
    if (max === undefined || !('chainId' in read)) return undefined;
    const sent = log
      .filter((entry) => entry.origin === origin && entry.chain_id === read.chainId)
      .filter((entry) => entry.outcome === 'approved' && entry.written_at > Date.now() - DAY_MS);
    const values = [...calls.map(({ value }) => value), ...sent.map(({ value = '0' }) => BigInt(value))];
    return values.reduce((sum, value) => sum + value, 0n) > max ? 'coin' : undefined;
  }
}
