import { quorum } from '../chain/quorum.ts';
import type { Receipt, NodeResponse } from '../chain/Chain.ts';

/** A receipt of which nodes may not agree on the gas. */
export type BlockReceipt = Omit<Receipt, 'gasUsed'> & Partial<Pick<Receipt, 'gasUsed'>>;

/** Decision of a network's nodes about a transaction. */
export type OutcomeJudgement =
  /** No node answers. */
  | { readonly kind: 'silence' }
  /** No node that answers has a block with it. */
  | { readonly kind: 'inNoBlock'; readonly didAllAnswer: boolean }
  /** Nodes report a failure, and not every configured one does: it is not reported yet. */
  | { readonly kind: 'doubt' }
  | {
      readonly kind: 'outcome';
      readonly status: 'completed' | 'failed';
      /**
       * Receipt of the block that most nodes with this status report, of equals the deepest; without figures
       * on which they disagree.
       */
      readonly receipt: BlockReceipt;
      /** Blocks from that one to its node's latest, both counted. */
      readonly confirmations: number;
      /** False while a reorganisation may still change it. */
      readonly isFinal: boolean;
    };

/** Nodes whose word settles an outcome for good, where so many are configured: one may lie while the others are silent. */
const FINAL_WORDS = 2;

/**
 * Decides the outcome of a transaction from each node's response (decision 12).
 *
 * The first block of one node completes it. It is final when every node that answers, and at least two, have
 * it in the same block, as deep as the network requires, with the same outcome. A failed transaction is sent
 * again: it has failed only when every configured node reports so, whatever depth one of them names. If only
 * one node is configured, it decides.
 *
 * @param responses each configured node's response, undefined for one without a usable response
 * @param depth blocks after which the network's outcomes are final
 * @param hasMoved returns true if a receipt shows that the asset was moved
 */
export function judgeNodeResponses(
  responses: readonly (NodeResponse | undefined)[],
  depth: number,
  hasMoved: (receipt: Receipt) => boolean = ({ succeeded }) => succeeded,
): OutcomeJudgement {
  const answers = responses.filter((nodeResponse) => nodeResponse !== undefined);
  if (answers.length === 0) return { kind: 'silence' };
  const found = answers
    .flatMap(({ receipt, confirmations }) =>
      receipt ? [{ status: statusOf(hasMoved(receipt)), receipt, confirmations }] : [],
    )
    .sort((a, b) => b.confirmations - a.confirmations);
  const isAnyCompleted = found.some(({ status }) => status === 'completed');
  const candidates = found.filter(({ status }) => !isAnyCompleted || status === 'completed');
  const withBlockOf = ({ receipt }: (typeof found)[number]) =>
    candidates.filter((other) => isSameBlock(other.receipt, receipt));
  const [believed] = candidates.toSorted((a, b) => withBlockOf(b).length - withBlockOf(a).length);
  if (!believed) {
    return { kind: 'inNoBlock', didAllAnswer: answers.length === responses.length };
  }
  // If the accepted one has failed, all nodes with a block report so.
  if (believed.status === 'failed' && found.length < responses.length) return { kind: 'doubt' };
  const isFinal =
    found.length >= Math.min(FINAL_WORDS, responses.length) &&
    found.length === answers.length &&
    found.every(
      ({ status, receipt, confirmations }) =>
        status === believed.status && isSameBlock(receipt, believed.receipt) && confirmations >= depth,
    );
  const receipts = withBlockOf(believed).map(({ receipt }) => receipt);
  return { kind: 'outcome', ...believed, receipt: withAgreedFigures(believed.receipt, receipts), isFinal };
}

/** Nodes that name no hash do not contradict one that does. */
function isSameBlock(one: Receipt, other: Receipt): boolean {
  const areKnown = one.blockHash !== undefined && other.blockHash !== undefined;
  return (
    one.blockNumber === other.blockNumber &&
    (!areKnown || one.blockHash.toLowerCase() === other.blockHash.toLowerCase())
  );
}

/** Returns a receipt with the figures that more than half of the nodes with its block report, of those that report any. */
function withAgreedFigures(receipt: Receipt, receipts: readonly Receipt[]): BlockReceipt {
  const agreed = (figure: (receipt: Receipt) => bigint | undefined): bigint | undefined => {
    const result = quorum(receipts.map(figure), 1);
    return 'value' in result ? result.value : undefined;
  };
  const { succeeded, blockNumber, blockHash, logs } = receipt;
  const gasUsed = agreed((one) => one.gasUsed);
  const gasPrice = agreed((one) => one.gasPrice);
  const feePaid = agreed((one) => one.feePaid);
  return {
    succeeded,
    blockNumber,
    ...(blockHash !== undefined && { blockHash }),
    ...(logs && { logs }),
    ...(gasUsed !== undefined && { gasUsed }),
    ...(gasPrice !== undefined && { gasPrice }),
    ...(feePaid !== undefined && { feePaid }),
  };
}

function statusOf(hasMoved: boolean): 'completed' | 'failed' {
  return hasMoved ? 'completed' : 'failed';
}
