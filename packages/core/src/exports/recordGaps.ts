import { findNetworkById } from '../networks/findNetwork.ts';
import type { ExportedTransaction } from './ExportedTransaction.ts';
import { exchangedAssets, isExchange } from './exchangedAssets.ts';
import { inOrder } from './inOrder.ts';
import { assetKey, assetOf, coinOf } from './movedAsset.ts';
import type { GapReason, MovedAsset } from './Movement.ts';
import { readAmount } from './readAmount.ts';
import { readTransfers } from './readTransfers.ts';

/** State of own accounts on the chain at the time of an export, as far as nodes reported it. */
export interface ChainHoldings {
  readonly balances: readonly {
    readonly network: string;
    readonly address: string;
    /** Null for the coin. */
    readonly contract: string | null;
    /** Coin or token units, a plain decimal string. */
    readonly amount: string;
  }[];
  /** Next nonce of each account: the number of transactions that it has sent, pending ones included. */
  readonly nonces: readonly { readonly network: string; readonly address: string; readonly nonce: number }[];
}

/** Known or possible gap in the records of one asset of one account. */
export interface RecordGap {
  readonly account: string;
  readonly asset: MovedAsset;
  /** Amount in units of 10^-80 that the account has without a record of its origin. */
  readonly unrecorded?: bigint;
  readonly reason?: GapReason;
}

/** Balance of an account according to its records. */
interface Recorded {
  readonly account: string;
  readonly asset: MovedAsset;
  net: bigint;
  /** True if each of its records has an amount. */
  isKnown: boolean;
}

/**
 * Compares the records with the chain. A balance above the net of the records is an unrecorded amount: it is older than the records,
 * or no scan found it. The size of the gap is unknown if the balance is lower, if the nonces of the records do not run from 0 to the
 * chain's count, or if the chain was not read.
 *
 * @param ownAddresses as for `costBasis`
 */
export function recordGaps(
  transactions: readonly ExportedTransaction[],
  ownAddresses: readonly string[],
  chain: ChainHoldings,
): RecordGap[] {
  const balances = new Map(
    chain.balances.map(({ network, address, contract, amount }) => [
      holdingKey(address, { network, contract: contract ?? undefined, tokenId: undefined }),
      readAmount(amount),
    ]),
  );
  const recorded = inOrder(readRecorded(transactions, ownAddresses), ({ account, asset }) => [
    asset.network,
    asset.contract?.toLowerCase() ?? '',
    asset.tokenId ?? '',
    account.toLowerCase(),
  ]);
  return recorded.flatMap(({ account, asset, net, isKnown }): RecordGap[] => {
    const gaps: RecordGap[] = [];
    const balance = isKnown ? balances.get(holdingKey(account, asset)) : undefined;
    if (balance === undefined) gaps.push({ account, asset, reason: 'balance_unknown' });
    else if (balance < net) gaps.push({ account, asset, reason: 'balance_too_low' });
    else if (balance > net) gaps.push({ account, asset, unrecorded: balance - net });
    const reason = sendsGap(transactions, chain, { account, network: asset.network });
    return reason === undefined ? gaps : [...gaps, { account, asset, reason }];
  });
}

function readRecorded(
  transactions: readonly ExportedTransaction[],
  ownAddresses: readonly string[],
): Recorded[] {
  const { records, isOwn, arrivedOf } = readTransfers(transactions, ownAddresses);
  const recorded = new Map<string, Recorded>();
  // Unverified records count only for assets that other records have too.
  const wanted = new Set<string>();
  const coins = new Map<string, MovedAsset>();

  for (const record of records) {
    const { from_address: from, to_address: to } = record;
    if (!findNetworkById(record.network) || record.status === 'pending') continue;
    const asset = assetOf(record);
    if (!record.is_unverified) {
      wanted.add(assetKey(asset)).add(assetKey(coinOf(record)));
      coins.set(assetKey(coinOf(record)), coinOf(record));
    }
    const exchanged = isExchange(record) ? exchangedAssets(record) : undefined;
    for (const { asset: one } of exchanged ?? []) wanted.add(assetKey(one));
    if (record.status === 'completed' && exchanged) {
      for (const { asset: one, change } of exchanged) add(from, one, change);
    } else if (record.status === 'completed') {
      const amount = readableAmount(record);
      if (amount !== 0n) {
        add(from, asset, negated(amount));
        add(to, asset, amount && (arrivedOf(record) ?? amount));
      }
    }
    if (record.type === 'receive' || !isInBlock(record)) continue;
    const fee = readAmount(record.fee_paid);
    if (fee !== 0n) add(from, coinOf(record), negated(fee));
  }
  // An account without records may still have coin: from before the records, or from transfers that no scan found.
  for (const coin of coins.values()) for (const own of ownAddresses) add(own, coin, 0n);
  return [...recorded.values()].filter(({ asset }) => wanted.has(assetKey(asset)));

  function add(account: string, asset: MovedAsset, change: bigint | undefined): void {
    if (!isOwn(account)) return;
    const key = holdingKey(account, asset);
    const entry = recorded.get(key) ?? { account, asset, net: 0n, isKnown: true };
    recorded.set(key, entry);
    entry.net += change ?? 0n;
    entry.isKnown &&= change !== undefined;
  }
}

/** Amount of a transfer; undefined for an exchange, and if it is unknown or in the smallest unit. */
function readableAmount(record: ExportedTransaction): bigint | undefined {
  return isExchange(record) || record.is_amount_in_units ? undefined : readAmount(record.amount);
}

function negated(amount: bigint | undefined): bigint | undefined {
  return amount === undefined ? undefined : -amount;
}

/** Compares the nonces of an account with its records; returns the reason if transactions are missing or may be. */
function sendsGap(
  transactions: readonly ExportedTransaction[],
  { nonces }: ChainHoldings,
  { account, network }: { readonly account: string; readonly network: string },
): GapReason | undefined {
  const isTheirs = (address: string, other: string) =>
    address.toLowerCase() === account.toLowerCase() && other === network;
  const used = new Set(
    transactions
      .filter((record) => record.type !== 'receive' && isTheirs(record.from_address, record.network))
      // The chain's count includes pending transactions (see `estimateGas`).
      .filter((record) => record.status === 'pending' || isInBlock(record))
      .map(({ nonce }) => nonce),
  );
  const counted = nonces.find((one) => isTheirs(one.address, one.network))?.nonce;
  if (used.size < Math.max(counted ?? 0, ...[...used].map((nonce) => nonce + 1))) return 'unrecorded_sends';
  return counted === undefined ? 'sends_unknown' : undefined;
}

/** Checks that a transaction used its nonce; a replaced one did not. */
function isInBlock({ status, failure_reason: reason, block_number: block }: ExportedTransaction): boolean {
  if (block !== undefined || status === 'completed') return true;
  return status === 'failed' && reason !== 'replaced';
}

function holdingKey(account: string, asset: Pick<MovedAsset, 'network' | 'contract' | 'tokenId'>): string {
  return `${account.toLowerCase()} ${assetKey(asset)}`;
}
