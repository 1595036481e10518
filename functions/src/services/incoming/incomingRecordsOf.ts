import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import {
  receivedId,
  transactionId,
  type TransactionRecord,
} from '@everything-wallet/core/documents/transaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import { tokenListOf } from '../holdings/tokenListOf.ts';
import type { TokenLabel } from '../tokens/readTokenLabel.ts';
import type { IncomingRecord, IncomingStore } from './IncomingStore.ts';
import type { IncomingTransfer } from './IncomingTransfer.ts';
import { isFinalAt } from './isFinalAt.ts';
import { isOwnCall } from './isOwnCall.ts';
import type { Examined } from './scanNetwork.ts';

interface RecordSources {
  readonly readLabel: (network: Network, contract: string) => Promise<TokenLabel>;
  readonly store: Pick<IncomingStore, 'findAdded'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Records of the transfers that a scan found on a network, the oldest first. */
export async function incomingRecordsOf(
  userId: string,
  network: Network,
  examined: readonly Examined[],
  { readLabel, store, now }: RecordSources,
): Promise<readonly IncomingRecord[]> {
  const results = examined.flatMap(({ txHash, result }) =>
    result.kind === 'incomingTransfers' ? [{ txHash, result }] : [],
  );
  const contracts = [
    ...new Set(
      results.flatMap(({ result }) => result.incomingTransfers.flatMap(({ contract }) => contract ?? [])),
    ),
  ];
  const listed = contracts.length === 0 ? new Set<string>() : await listedOf(network);
  const strangers = contracts.filter((contract) => !listed.has(contract.toLowerCase()));
  const [labels, added] = await Promise.all([
    Promise.all(contracts.map(async (contract) => [contract, await readLabel(network, contract)] as const)),
    store.findAdded(userId, network, strangers),
  ]);
  const labelOf = new Map(labels);
  const isKnown = (contract: string) =>
    listed.has(contract.toLowerCase()) || added.has(contract.toLowerCase());
  const records = results.flatMap(({ txHash, result }) =>
    result.incomingTransfers.map((incoming): IncomingRecord => {
      const { witness, isAgreed, isDoubted, confirmations } = result;
      const isFinal = isFinalAt(result, network);
      const record: TransactionRecord = {
        user_id: userId,
        type: 'receive',
        status: isAgreed ? 'completed' : 'pending',
        ...amountOf(incoming, network, labelOf.get(incoming.contract ?? '')),
        standard: incoming.standard,
        ...(incoming.contract !== undefined && { contract_address: incoming.contract }),
        ...(incoming.tokenId !== undefined && { token_id: incoming.tokenId }),
        ...((incoming.units === 0n || (incoming.contract !== undefined && !isKnown(incoming.contract))) && {
          is_unverified: true,
        }),
        tx_hash: txHash,
        from_address: incoming.from,
        to_address: incoming.to,
        network: network.id,
        nonce: witness.nonce,
        block_number: Number(witness.blockNumber),
        // Written once: with every block, a record would be paid for twelve times.
        ...(isAgreed && { is_final: isFinal }),
        ...(isFinal && { confirmations: Math.min(confirmations, network.confirmations) }),
      };
      const id = receivedId(userId, network.chainId, txHash, incoming.place);
      const call = isOwnCall(incoming, result) ? transactionId(userId, network.chainId, txHash) : undefined;
      return { id, record, at: Math.min(witness.at * 1_000, now()), isDoubted, call };
    }),
  );
  return records.sort((one, other) => one.at - other.at);
}

/** Listed contracts in lower case: of the bundled list, those with a market, and the one that wraps its coin. */
async function listedOf({ rpcName, wrappedCoin }: Network): Promise<ReadonlySet<string>> {
  const { contracts } = await tokenListOf(rpcName);
  return new Set([...contracts, wrappedCoin.toLowerCase()]);
}

/** Amount as a record has it: exact, and in the smallest unit where the decimals are unknown. */
function amountOf(
  { standard, units }: IncomingTransfer,
  network: Network,
  label: TokenLabel | undefined,
): Pick<
  TransactionRecord,
  'amount' | 'amount_units' | 'token_decimals' | 'token_symbol' | 'is_amount_in_units'
> {
  if (standard === 'coin') return { amount: formatAmount(units), token_symbol: network.currency };
  const decimals = standard === 'erc20' ? label?.decimals : 0;
  return {
    amount: formatAmount(units, decimals ?? 0),
    amount_units: units.toString(),
    ...(decimals === undefined ? { is_amount_in_units: true } : { token_decimals: decimals }),
    token_symbol: label?.symbol ?? '',
  };
}
