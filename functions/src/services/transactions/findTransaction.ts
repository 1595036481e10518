import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Agreement } from '@everything-wallet/core/schemas/holdings';
import { quorum } from '../chain/quorum.ts';
import type { Chain, ChainTransaction, Receipt, NodeResponse } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { lowerMedian } from '../chain/medians.ts';

/** A transaction that a network knows: amounts in coin and in wei, gas in units. */
export interface FoundTransaction {
  readonly status: 'pending' | 'completed' | 'failed';
  /** Agreement of the nodes; 'unknown' if no node knows it, and a record has it. */
  readonly agreement: Agreement;
  readonly nodes: { readonly configured: number; readonly answered: number; readonly needed: number };
  readonly from: string;
  readonly to?: string;
  readonly value: string;
  readonly valueWei: string;
  readonly nonce: number;
  readonly gasLimit: string;
  readonly blockNumber?: number;
  readonly confirmations: number;
  readonly gasUsed?: string;
  readonly fee?: string;
  readonly feeWei?: string;
}

/** Nodes that have to report the same, where so many are configured. */
const MIN_AGREEING = 2;

/**
 * Looks up the outcome of a transaction; undefined if enough nodes report that they do not know it.
 *
 * Every node is asked. An outcome is reported once two nodes, or the only one configured, and more than half
 * of those that answer report the same contents, block hash, fee and logs. Until then the transaction is
 * pending, as if it were in no block: a reader of 'completed' ships, and a reader of 'failed' sends again.
 * 'failed' needs every configured node.
 *
 * Slow nodes are awaited only until most report the same. That no node knows it, or that it has failed, is
 * reported once all have had their time.
 *
 * @throws ChainUnavailableError if the network does not answer, or too few nodes answer to establish that
 * none knows it
 */
export async function findTransaction(chain: Chain, txHash: string): Promise<FoundTransaction | undefined> {
  const soon = await lookUp(chain, txHash, 'untilMostAgree');
  return soon && soon.status !== 'failed' ? soon : lookUp(chain, txHash);
}

async function lookUp(
  chain: Chain,
  txHash: string,
  wait?: 'untilMostAgree',
): Promise<FoundTransaction | undefined> {
  const [contents, responses] = await Promise.all([
    chain.getTransactionEach(txHash, wait),
    chain.getNodeResponses(txHash, wait),
  ]);
  const needed = Math.min(MIN_AGREEING, responses.length);
  const answers = responses.filter((nodeResponse) => nodeResponse !== undefined);
  const content = maxDeclared(contents.filter((answer) => answer !== null));
  const isSilent = answers.length === 0 || contents.length === 0;
  if (isSilent || (!content && contents.length < needed)) {
    if (wait) return undefined;
    throw new ChainUnavailableError();
  }
  if (!content) return undefined;
  const isKnown = content.agreeing >= needed && content.isMost;
  const outcome = outcomeOf(responses, needed);
  if (outcome === 'doubtedFailure' && wait) return undefined;
  const { from, to, value, nonce, gasLimit } = content.answer;
  const known = {
    nodes: { configured: responses.length, answered: answers.length, needed },
    from,
    ...(to !== undefined && { to }),
    value: formatAmount(value),
    valueWei: value.toString(),
    nonce,
    gasLimit: gasLimit.toString(),
  };
  if (typeof outcome === 'string' || !isKnown) {
    const isDisputed = outcome === 'disputed' || !content.isMost;
    const isAgreed = outcome === 'inNoBlock' && isKnown;
    const agreement = isDisputed ? 'disputed' : isAgreed ? 'agreed' : 'unconfirmed';
    return { status: 'pending', agreement, ...known, confirmations: 0 };
  }
  const { receipt, confirmations } = outcome;
  const { succeeded, blockNumber, gasUsed, feePaid } = receipt;
  return {
    status: succeeded ? 'completed' : 'failed',
    agreement: 'agreed',
    ...known,
    blockNumber: Number(blockNumber),
    confirmations,
    gasUsed: gasUsed.toString(),
    ...(feePaid !== undefined && { fee: formatAmount(feePaid), feeWei: feePaid.toString() }),
  };
}

/** Outcome and block of a transaction by the quorum, or the reason for having none. */
type Outcome =
  | { readonly receipt: Receipt; readonly confirmations: number }
  /** Enough nodes answer, and none has it in a block. */
  | 'inNoBlock'
  /** Too few nodes have it in a block, or too few answer. */
  | 'unconfirmed'
  /** Nodes report different blocks, logs, fees or outcomes. */
  | 'disputed'
  /** Nodes report that it has failed, and not every configured one does. */
  | 'doubtedFailure';

function outcomeOf(responses: readonly (NodeResponse | undefined)[], needed: number): Outcome {
  const answers = responses.filter((nodeResponse) => nodeResponse !== undefined);
  const receipts = answers.flatMap(({ receipt }) => receipt ?? []);
  const best = maxDeclared(receipts);
  if (!best) return answers.length >= needed ? 'inNoBlock' : 'unconfirmed';
  if (!best.isMost) return 'disputed';
  if (!best.answer.succeeded && best.agreeing < responses.length) return 'doubtedFailure';
  if (best.agreeing < needed || 2 * best.agreeing <= answers.length) return 'unconfirmed';
  const depths = answers.flatMap(({ receipt, confirmations }) =>
    receipt && textOf(receipt) === best.text ? BigInt(confirmations) : [],
  );
  return { receipt: best.answer, confirmations: Number(lowerMedian(depths)) };
}

/** Returns the most frequent response, and its count; undefined if empty. */
function maxDeclared<Answer extends ChainTransaction | Receipt>(
  answers: readonly Answer[],
):
  | { readonly answer: Answer; readonly text: string; readonly agreeing: number; readonly isMost: boolean }
  | undefined {
  const [first] = answers;
  if (first === undefined) return undefined;
  const texts = answers.map(textOf);
  const result = quorum(texts, 1);
  const text = 'value' in result ? result.value : textOf(first);
  const answer = answers.find((_, place) => texts[place] === text) ?? first;
  return { answer, text, agreeing: result.agreeing, isMost: 'value' in result };
}

/** Text by which two answers are the same; hex in any case. */
function textOf(answer: ChainTransaction | Receipt): string {
  return JSON.stringify(answer, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  ).toLowerCase();
}
