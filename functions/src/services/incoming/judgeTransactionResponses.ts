import type { TransactionResponse } from '../chain/Ledger.ts';
import type { IncomingTransfer } from './IncomingTransfer.ts';
import { incomingTransfersIn } from './incomingTransfersIn.ts';

/** Nodes that must agree, if so many are configured: one alone could invent a transfer. */
const MIN_RESPONSES = 2;

type Present = Extract<TransactionResponse, { kind: 'present' }>;

/** Decision of a network's nodes about the transfers of a transaction. */
export type ScanResult =
  /** Too little is known to change anything. */
  | { readonly kind: 'silence' }
  /** It is in no block, or was in none that others know, or has no transfers: its records are deleted. */
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'incomingTransfers';
      readonly incomingTransfers: readonly IncomingTransfer[];
      /** Response of a node that reports it. */
      readonly witness: Present;
      /** True if enough nodes agree; without it, the transfer is not confirmed. */
      readonly isAgreed: boolean;
      /** True if a node that has the block contradicts it. */
      readonly isDoubted: boolean;
      /** Blocks from its own to the latest, both counted, of the node that is the least far. */
      readonly confirmations: number;
    };

/**
 * Decides on the transfers of a transaction to some accounts, from each node's response.
 *
 * They count if two nodes name the same block and the same transfers, or the only configured one does, and
 * fewer contradict them. With fewer nodes they are shown as not confirmed; once they are as deep as the
 * network requires and more nodes still contradict them, they were a lie or a reorg removed them. They are
 * removed at once if every configured node reports so, or all that answer and at least two. A node that is
 * behind the block contradicts nothing.
 *
 * @param responses each configured node's response, undefined for one without a usable response
 * @param accounts addresses in lower case
 * @param depth blocks after which the network's outcomes are final
 * @param recordedBlock block in the record
 */
export function judgeTransactionResponses(
  responses: readonly (TransactionResponse | undefined)[],
  accounts: ReadonlySet<string>,
  depth: number,
  recordedBlock = 0n,
): ScanResult {
  const answers = responses.filter((response) => response !== undefined);
  const groups = new Map<string, { readonly transfers: IncomingTransfer[]; readonly responses: Present[] }>();
  for (const response of answers) {
    if (response.kind === 'absent') continue;
    const transfers = incomingTransfersIn(response, accounts);
    const key = JSON.stringify([
      response.blockHash,
      response.at,
      response.nonce,
      transfers.map((transfer) => ({ ...transfer, units: transfer.units.toString() })),
    ]);
    const group = groups.get(key) ?? { transfers, responses: [] };
    group.responses.push(response);
    groups.set(key, group);
  }
  const needed = Math.min(MIN_RESPONSES, responses.length);
  const [believed] = [...groups.values()]
    .filter(({ transfers }) => transfers.length > 0)
    .sort((one, other) => other.responses.length - one.responses.length);
  const [first] = believed?.responses ?? [];
  if (!believed || !first) {
    const denying = answers.filter((answer) => answer.kind === 'present' || answer.head >= recordedBlock);
    const areEnough = denying.length > 0 && denying.length === answers.length && denying.length >= needed;
    return { kind: areEnough ? 'nothing' : 'silence' };
  }
  const others = answers.filter(
    (answer) =>
      !believed.responses.some((one) => one === answer) &&
      (answer.kind === 'present' || answer.head >= first.blockNumber),
  ).length;
  const count = believed.responses.length;
  const confirmations = Math.min(...believed.responses.map(depthOf));
  const isAgreed = count >= needed && count > others;
  if (!isAgreed && others > count && confirmations >= depth) return { kind: 'nothing' };
  return {
    kind: 'incomingTransfers',
    incomingTransfers: believed.transfers,
    witness: first,
    isAgreed,
    isDoubted: others > 0,
    confirmations,
  };
}

function depthOf({ head, blockNumber }: Present): number {
  return Number(head - blockNumber) + 1;
}
