import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { MAX_USES } from '@everything-wallet/core/schemas/accountUse';
import type { ExportedTransaction } from '@everything-wallet/core/exports/ExportedTransaction';
import { recordGaps, type ChainHoldings } from '@everything-wallet/core/exports/recordGaps';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { askAccountUses } from '../../features/phrase/api/askAccountUses.ts';
import { getTokenBalance } from '../../features/tokens/api/getTokenBalance.ts';

/** Longest time that an export waits for rate limits, in ms; values not read by then are unknown. */
const TIMEOUT_MS = 60_000;

/**
 * Maximum number of accounts on a network, and of tokens of accounts, to query; values beyond it are unknown.
 */
const MAX_ACCOUNTS = 10 * MAX_USES;
const MAX_TOKENS = 100;

/**
 * Reads the chain data that the records of own accounts are compared with: coins, tokens and transaction
 * counts.
 *
 * @returns the values that could be read
 */
export async function readHoldings(
  transactions: readonly ExportedTransaction[],
  ownAddresses: readonly string[],
): Promise<ChainHoldings> {
  // Without chain data every record counts as a gap.
  const wanted = recordGaps(transactions, ownAddresses, { balances: [], nonces: [] });
  const accounts = new Map<string, { network: string; address: string }>();
  const tokens = new Map<string, { network: string; address: string; contract: string }>();
  for (const { account: address, asset } of wanted) {
    const { network, contract, tokenId } = asset;
    accounts.set(`${network} ${address.toLowerCase()}`, { network, address });
    if (contract === undefined || tokenId !== undefined) continue;
    tokens.set(`${network} ${address} ${contract}`.toLowerCase(), { network, address, contract });
  }
  const [uses, held] = await Promise.all([
    readUses([...accounts.values()].slice(0, MAX_ACCOUNTS)),
    Promise.all([...tokens.values()].slice(0, MAX_TOKENS).map(readToken)),
  ]);
  return {
    balances: [
      ...uses.map(({ network, address, balance }) => ({ network, address, contract: null, amount: balance })),
      ...held.flat(),
    ],
    nonces: uses.map(({ network, address, transactions: nonce }) => ({ network, address, nonce })),
  };
}

async function readUses(accounts: readonly { network: string; address: string }[]) {
  const questions = accounts.flatMap(({ network: id, address }) => {
    const network = findNetworkById(id)?.rpcName;
    return network ? [{ id, question: { address, network } }] : [];
  });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const found: { network: string; address: string; balance: string; transactions: number }[] = [];
  for (let start = 0; start < questions.length; start += MAX_USES) {
    const some = questions.slice(start, start + MAX_USES);
    const answers = await askAccountUses(
      some.map(({ question }) => question),
      { onWait: () => undefined, signal },
    );
    for (const [index, { id, question }] of some.entries()) {
      const use = answers[index];
      if (use) found.push({ network: id, address: question.address, ...use });
    }
  }
  return found;
}

async function readToken({
  network: id,
  address,
  contract,
}: {
  network: string;
  address: string;
  contract: string;
}): Promise<ChainHoldings['balances'][number][]> {
  const network = findNetworkById(id)?.rpcName;
  if (!network) return [];
  try {
    const { amount, decimals } = await getTokenBalance({ address, contract, network });
    return [{ network: id, address, contract, amount: formatAmount(amount, decimals) }];
  } catch {
    // Unknown: the export states that for each asset.
    return [];
  }
}
