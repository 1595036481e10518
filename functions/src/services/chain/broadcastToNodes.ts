import { setTimeout as wait } from 'node:timers/promises';
import { Attempts } from './Attempts.ts';
import type { Broadcast } from './Chain.ts';
import { EndpointError } from './EndpointError.ts';
import { knowsTransaction } from './knowsTransaction.ts';
import { refusalOf, type Refusal } from './refusalOf.ts';
import { INTERNAL_ERROR, RpcError } from './RpcError.ts';
import type { Ask, RpcNodes } from './RpcNodes.ts';
import { hashSchema } from './rpcSchemas.ts';

/** Errors of a node that cannot serve: method not found or not supported, limit exceeded (EIP-1474). */
const UNABLE = new Set([-32601, -32004, -32005]);

interface SignedBytes {
  /** 0x-prefixed hex. */
  readonly signedTransaction: string;
  readonly txHash: string;
  /** Milliseconds for refused or turned-away bytes to appear at a node nevertheless. */
  readonly propagationMs: number;
}

/** A node's response to signed bytes. */
type NodeAnswer = 'accepted' | 'notReached' | { readonly refusal: Refusal };

/** Broadcasts signed bytes to every node at once; never throws for a node's response. */
export async function broadcastToNodes(
  nodes: RpcNodes,
  { signedTransaction, txHash, propagationMs }: SignedBytes,
): Promise<Broadcast> {
  const isOfIt = hashSchema.refine((hash) => hash.toLowerCase() === txHash.toLowerCase());
  const attempts = new Attempts();
  // Every node, since the same bytes cannot move coins twice, and a node that accepts them may not pass them
  // on.
  const answers = await nodes.askEach(give, 'briefly', (answer) => answer === 'accepted');
  const refusals = answers.flatMap((answer) => (typeof answer === 'object' ? answer.refusal : []));
  if (answers.includes('accepted')) {
    // A lagging node accepts bytes whose nonce is used: no block will include them.
    const isDoubted = refusals.includes('nonceTooLow') && !(await hasWhatItRefused());
    return { outcome: isDoubted ? 'uncertain' : 'accepted' };
  }
  const silent = answers.length - refusals.length - attempts.failures.length;
  if (refusals.length === 0 && silent === 0 && attempts.neverLeft) return { outcome: 'undelivered' };
  if (refusals.length > 0 || attempts.wereTurnedAway) await wait(propagationMs);
  // The bytes may be in a block by now: a node then calls their nonce too low, or does not answer.
  const known = await whoKnows();
  if (known.includes(true)) return { outcome: 'accepted' };
  // A node that refused the bytes or turned them away may have passed them on: the record is deleted only if
  // every node reports that it does not have them; beside a plain refusal, an unreached node need not answer.
  const isUnknown =
    known.includes(false) &&
    known.every(
      (isKnown, node) => isKnown === false || (attempts.neverLeft && answers[node] === 'notReached'),
    );
  if (silent > 0 || attempts.mayHaveArrived || !isUnknown) return { outcome: 'uncertain' };
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
      if (error instanceof RpcError && isDecisive(error))
        return isAlreadyKnown(error.text) ? 'accepted' : { refusal: refusalOf(error.text) };
      if (error instanceof RpcError || error instanceof EndpointError) attempts.failures.push(error);
      if (error instanceof EndpointError && error.delivery === 'no') return 'notReached';
      throw error;
    }
  }

  /** Returns for each node whether it knows the transaction; undefined if it does not answer. */
  async function whoKnows(): Promise<(boolean | undefined)[]> {
    return nodes.askEach((ask) => knowsTransaction(ask, txHash));
  }

  /** Returns true if a node that calls the nonce used has these very bytes, at once or after a moment. */
  async function hasWhatItRefused(): Promise<boolean> {
    if (await doesOne()) return true;
    await wait(propagationMs);
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

/** Returns true if an error decides the fate of signed bytes. */
function isDecisive({ rpcCode, text }: RpcError): boolean {
  if (isAlreadyKnown(text) || refusalOf(text) !== 'unknown') return true;
  return !UNABLE.has(rpcCode) && rpcCode !== INTERNAL_ERROR && !/rate limit|too many requests/i.test(text);
}

/**
 * Returns true if a node's refusal means that it already has the signed bytes.
 *
 * Messages of geth and erigon, besu, nethermind, anvil and reth (ethereum/execution-apis #245: there is no
 * common error code). A message about the nonce is about another transaction.
 */
function isAlreadyKnown(text: string): boolean {
  if (/nonce/i.test(text)) return false;
  return /already ?known|\bknown transaction|already imported|already (exists|in) /i.test(text);
}
