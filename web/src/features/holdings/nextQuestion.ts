import { MAX_ASKED_TOKENS, type HoldingsQuestion } from '@everything-wallet/core/callables/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { NetworkScan } from './NetworkScan.ts';

/** How long nothing is looked for after a look for tokens came to its end, in ms; those that are known are asked with each question. */
const LOOK_AGAIN_MS = 120_000;

/**
 * What is asked next about some accounts on a network.
 *
 * @param added contracts that the person added
 * @param look what was heard so far; undefined where nothing was
 * @param others what was heard of other accounts: listed tokens that they hold are asked about here as well
 */
export function nextQuestion(
  network: Network,
  accounts: readonly string[],
  added: readonly string[],
  look: NetworkScan | undefined,
  others: readonly NetworkScan[] = [],
): HoldingsQuestion {
  const contracts = new Map(added.map((contract) => [contract.toLowerCase(), contract]));
  for (const { network: seenOn, assets } of [...(look ? [look] : []), ...others]) {
    if (seenOn.id !== network.id) continue;
    for (const [key, { facts }] of assets) {
      // What nobody vouches for is asked about by the look alone: others decide how much of it there is.
      if (facts?.isListed) contracts.set(key, contracts.get(key) ?? facts.contract);
    }
  }
  // Of more than one question can name, those that were longest without an answer.
  const tokens = [...contracts]
    .map(([key, contract]) => ({ contract, answer: look?.assets.get(key)?.answer ?? 0 }))
    .sort((one, other) => one.answer - other.answer)
    .slice(0, MAX_ASKED_TOKENS)
    .map(({ contract }) => contract);
  const { next = 0, msSinceWhole } = look?.discovery ?? {};
  const discovers = next > 0 || msSinceWhole === undefined || msSinceWhole() >= LOOK_AGAIN_MS;
  return {
    network: network.rpcName,
    addresses: [...accounts],
    tokens,
    discovers,
    discoversFrom: discovers ? next : 0,
  };
}
