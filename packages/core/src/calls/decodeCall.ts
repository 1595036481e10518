import { getAddress, isAddress } from 'ethers/address';
import type { Call } from './Call.ts';
import type { UnknownCall, UnknownReason } from './types/UnknownCall.ts';
import type { CallFacts } from './CallFacts.ts';
import { callLimits } from './callLimits.ts';
import type { CallTransaction } from './CallTransaction.ts';
import { callKinds } from './kinds/callKinds.ts';
import { builtInToken } from '../tokens/builtInToken.ts';
import type { CallFrame, CallReader } from './reading/CallReader.ts';
import { NotCanonicalError } from './reading/NotCanonicalError.ts';
import { Steps } from './reading/Steps.ts';
import { Words } from './reading/Words.ts';
import { wrappedCoinOf } from './wrappedCoinOf.ts';

/** All known calls, by their four-byte selector. */
export const callReaders: ReadonlyMap<string, CallReader<Call>> = new Map(
  Object.values<{ readonly readers: readonly CallReader<Call>[] }>(callKinds)
    .flatMap(({ readers }) => readers)
    .map((reader) => [reader.selector, reader]),
);

/** Hex digits of a selector with its prefix. */
const SELECTOR_DIGITS = 10;

/**
 * Decodes a transaction from its bytes alone (Contract ABI Specification; ERC-20, 721, 1155, 2612, 4626;
 * Uniswap v2 and v3; Seaport 1.6; Lido).
 *
 * Bytes that differ from the encoding of compilers and libraries are an unknown call, never a guess: a
 * contract might read them in another way. Shares no code with the builders, so that each checks the other.
 * Throws nothing, for any bytes.
 *
 * @param facts facts about the contract from other sources; for a known token its own standard applies
 */
export function decodeCall(transaction: CallTransaction, facts: CallFacts = {}): Call {
  return decodeCounting(transaction, facts).call;
}

/** Decodes a transaction and counts the words read, which bounds the time for any input. */
export function decodeCounting(
  transaction: CallTransaction,
  facts: CallFacts = {},
): { readonly call: Call; readonly steps: number } {
  const steps = new Steps();
  try {
    return { call: decode(transaction, facts, steps), steps: steps.taken };
  } catch (error) {
    if (!(error instanceof NotCanonicalError)) throw error;
    return { call: unknown(error.reason, transaction), steps: steps.taken };
  }
}

function decode(transaction: CallTransaction, facts: CallFacts, steps: Steps): Call {
  const { to, value, chainId } = transaction;
  if (transaction.data.length > 2 + callLimits.dataBytes * 2) return unknown('tooLarge', transaction);
  const data = transaction.data.toLowerCase();
  if (!/^0x[0-9a-f]*$/.test(data) || data.length % 2 !== 0) return unknown('malformed', transaction);
  if (to === null) return unknown('noSelector', transaction);
  if (!isAddress(to)) return unknown('malformed', transaction);
  const contract = getAddress(to);
  if (data === '0x') return { kind: 'nativeTransfer', to: contract, value };
  const wrappedCoin = facts.wrappedCoin ?? wrappedCoinOf(chainId);
  const standard = builtInToken(chainId, contract)?.standard ?? facts.standard;
  return decodeAt(data, 0, { contract, value, chainId, facts: { ...facts, standard, wrappedCoin } }, steps);
}

/** Decodes a call at a nesting depth. */
function decodeAt(data: string, depth: number, frame: Omit<CallFrame, 'readInner'>, steps: Steps): Call {
  if (depth > callLimits.depth) throw new NotCanonicalError('tooDeep');
  const { contract, value } = frame;
  const transaction = { to: contract, value, data };
  if (data.length < SELECTOR_DIGITS) return unknown('noSelector', transaction);
  const reader = callReaders.get(data.slice(0, SELECTOR_DIGITS));
  if (!reader) return unknown('selector', transaction);
  const readInner = (inner: string) => decodeAt(inner, depth + 1, { ...frame, value: 0n }, steps);
  try {
    const words = new Words(data.slice(SELECTOR_DIGITS), steps);
    return reader.read(words, { ...frame, readInner }) ?? unknown('selector', transaction);
  } catch (error) {
    // An inner call that is not canonical is unknown without affecting the others. A limit applies to the
    // whole call.
    if (!(error instanceof NotCanonicalError) || error.reason !== 'notCanonical') throw error;
    return unknown('notCanonical', transaction);
  }
}

function unknown(
  reason: UnknownReason,
  { to, value, data }: Pick<CallTransaction, 'to' | 'value' | 'data'>,
): UnknownCall {
  const hasSelector = to !== null && /^0x[0-9a-f]{8}/i.test(data);
  return {
    kind: 'unknown',
    reason,
    contract: to !== null && isAddress(to) ? getAddress(to) : undefined,
    selector: hasSelector ? data.slice(0, SELECTOR_DIGITS).toLowerCase() : undefined,
    data: data.toLowerCase(),
    value,
  };
}
