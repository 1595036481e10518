import { MAX_ASKED_TOKENS, type HoldingsQuestion } from '@everything-wallet/core/schemas/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import { networkChanges } from '../../lib/refresh/networkChanges.ts';
import type { HoldingsNetworkScan } from './HoldingsNetworkScan.ts';

/** Pause after a complete scan for tokens without a known change, in ms; known tokens are queried with each request. */
const SCAN_PAUSE_MS = 120_000;

/**
 * Builds the next request for some accounts on a network.
 *
 * @param added contracts that the user added
 * @param scan answers so far; undefined if none
 * @param others answers for other accounts: listed tokens that they hold are queried here too
 */
export function nextQuestion(
  network: Network,
  accounts: readonly string[],
  added: readonly string[],
  scan: HoldingsNetworkScan | undefined,
  others: readonly HoldingsNetworkScan[] = [],
): HoldingsQuestion {
  const contracts = new Map(added.map((contract) => [contract.toLowerCase(), contract]));
  for (const { network: seenOn, assets } of [...(scan ? [scan] : []), ...others]) {
    if (seenOn.id !== network.id) continue;
    for (const [key, { facts }] of assets) {
      // Only the scan covers unverified tokens: anyone can send more of them.
      if (facts?.isListed) contracts.set(key, contracts.get(key) ?? facts.contract);
    }
  }
  // Beyond the limit of one request, those with the oldest answers first.
  const tokens = [...contracts]
    .map(([key, contract]) => ({ contract, answer: scan?.assets.get(key)?.answer ?? 0 }))
    .sort((one, other) => one.answer - other.answer)
    .slice(0, MAX_ASKED_TOKENS)
    .map(({ contract }) => contract);
  const { next = 0, msSinceWhole } = scan?.discovery ?? {};
  const isScanDue = (ms: number) => ms >= SCAN_PAUSE_MS || networkChanges.isMissing(network.id, ms);
  const discovers = next > 0 || msSinceWhole === undefined || isScanDue(msSinceWhole());
  return {
    network: network.rpcName,
    addresses: [...accounts],
    tokens,
    discovers,
    discoversFrom: discovers ? next : 0,
  };
}
