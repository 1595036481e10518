import { setTimeout as wait } from 'node:timers/promises';
import { Attempts } from './Attempts.ts';
import type { Broadcast } from './Chain.ts';
import { EndpointError } from './EndpointError.ts';
import { hashSchema } from './hashSchema.ts';
import { knowsTransaction } from './knowsTransaction.ts';
import { refusalOf, type Refusal } from './refusalOf.ts';
import { INTERNAL_ERROR, RpcError } from './RpcError.ts';
import type { Ask, RpcNodes } from './RpcNodes.ts';

/** Errors that say a node cannot serve: method not found or not supported, limit exceeded (EIP-1474). */
const UNABLE = new Set([-32601, -32004, -32005]);

interface SignedBytes {
  /** 0x-prefixed hex. */
  readonly signedTransaction: string;
  readonly txHash: string;
  /** Milliseconds that bytes which were refused or turned away are given to appear at a node all the same. */
  readonly passingOnMs: number;
}

/** What a node says to signed bytes. */
type NodeAnswer = 'accepted' | 'notReached' | { readonly refusal: Refusal };

/** Gives signed bytes to every node at once; never throws for what nodes answer. */
export async function broadcastToNodes(
  nodes: RpcNodes,
  { signedTransaction, txHash, passingOnMs }: SignedBytes,
): Promise<Broadcast> {
  const isOfIt = hashSchema.refine((hash) => hash.toLowerCase() === txHash.toLowerCase());
  const attempts = new Attempts();
  // To every one: the same bytes cannot move coins twice, and one that accepts them may pass them on to nobody.
  const answers = await nodes.askEach(give, 'briefly', (answer) => answer === 'accepted');
  const refusals = answers.flatMap((answer) => (typeof answer === 'object' ? answer.refusal : []));
  if (answers.includes('accepted')) {
    // A node that is behind takes bytes whose nonce another one has seen used: they come into no block.
    const isDoubted = refusals.includes('nonceTooLow') && !(await hasWhatItRefused());
    return { outcome: isDoubted ? 'uncertain' : 'accepted' };
  }
  const unheard = answers.length - refusals.length - attempts.failures.length;
  if (refusals.length === 0 && unheard === 0 && attempts.neverLeft) return { outcome: 'undelivered' };
  if (refusals.length > 0 || attempts.wereTurnedAway) await wait(passingOnMs);
  // The bytes may be in a block by now: a node then calls their nonce too low, or says nothing at all.
  const known = await whoKnows();
  if (known.includes(true)) return { outcome: 'accepted' };
  // Whoever refused the bytes or turned them away may have passed them on: the record of them goes only when every node
  // says that it has not got them; beside a plain refusal, one that was not reached at all need not be heard.
  const isUnknown =
    known.includes(false) &&
    known.every(
      (isKnown, node) => isKnown === false || (attempts.neverLeft && answers[node] === 'notReached'),
    );
  if (unheard > 0 || attempts.mayHaveArrived || !isUnknown) return { outcome: 'uncertain' };
  const [refusal] = refusals;
  if (refusal === undefined) return { outcome: 'undelivered' };
  // An error whose words we do not know may as well be a node's own trouble after it passed the bytes on.
  return refusal === 'unknown' || refusals.includes('unknown')
    ? { outcome: 'uncertain' }
    : { outcome: 'refused', refusal };

  async function give(ask: Ask): Promise<NodeAnswer> {
    try {
      await ask('eth_sendRawTransaction', [signedTransaction], isOfIt);
      return 'accepted';
    } catch (error) {
      if (error instanceof RpcError && isVerdict(error))
        return isAlreadyKnown(error.text) ? 'accepted' : { refusal: refusalOf(error.text) };
      if (error instanceof RpcError || error instanceof EndpointError) attempts.failures.push(error);
      if (error instanceof EndpointError && error.delivery === 'no') return 'notReached';
      throw error;
    }
  }

  /** Of each node whether it knows the transaction; undefined where it does not say. */
  async function whoKnows(): Promise<(boolean | undefined)[]> {
    return nodes.askEach((ask) => knowsTransaction(ask, txHash));
  }

  /** Whether a node that calls the nonce used has these very bytes, at once or after a moment. */
  async function hasWhatItRefused(): Promise<boolean> {
    if (await doesOne()) return true;
    await wait(passingOnMs);
    return doesOne();

    async function doesOne() {
      const known = await whoKnows();
      return answers.some(
        (answer, node) =>
          typeof answer === 'object' && answer.refusal === 'nonceTooLow' && known[node] === true,
      );
    }
  }
}

/** Whether an error says what became of signed bytes. */
function isVerdict({ rpcCode, text }: RpcError): boolean {
  if (isAlreadyKnown(text) || refusalOf(text) !== 'unknown') return true;
  return !UNABLE.has(rpcCode) && rpcCode !== INTERNAL_ERROR && !/rate limit|too many requests/i.test(text);
}

/**
 * Whether a node's refusal of signed bytes says that it has them already.
 *
 * The texts are those of geth and erigon, besu, nethermind, anvil and reth (ethereum/execution-apis #245: there is no
 * common error code). One that speaks of the nonce speaks of another transaction.
 */
function isAlreadyKnown(text: string): boolean {
  if (/nonce/i.test(text)) return false;
  return /already ?known|\bknown transaction|already imported|already (exists|in) /i.test(text);
}
