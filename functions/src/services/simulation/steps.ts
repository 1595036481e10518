import type { ContractCall } from '../chain/multicall3.ts';

/** Hex digits of an ABI word. */
const WORD = 64;

/** What stands above the contract of a call that may write. */
const WRITES = 1n << 160n;

/** Something that `stepsCode` does. */
export interface Step extends ContractCall {
  readonly gas: bigint;
  /** Wei, of a call that may write; a static call has none. */
  readonly value?: bigint;
  /** Bytes of the answer that are kept. */
  readonly kept: number;
}

/** What became of a step. */
export interface Stepped {
  readonly succeeds: boolean;
  /** Wei that the account has then. */
  readonly coin: bigint;
  /** 0x-prefixed hex, no longer than what is kept. */
  readonly output: string;
}

/**
 * Units of gas of each question beside a call, what a contract needs to look something up and too few for an endless loop; and of all of
 * them together, so that they fit a block beside the call.
 */
const READ_GAS = { each: 500_000n, together: 8_000_000n };

/** Units of gas of a transaction with steps, and for each of them beside its own. */
const AROUND_GAS = { first: 100_000n, each: 20_000n };

/** Bytes that are kept of the answer to a question: two ABI words. */
const READ_BYTES = 64;

/** Writes questions to contracts as static steps, with one before them that asks nothing: it tells what the account has. */
export function readingSteps(reads: readonly ContractCall[]): readonly Step[] {
  const nothing = { to: `0x${'0'.repeat(40)}`, data: '0x', gas: 1n, kept: 0 };
  const share = READ_GAS.together / BigInt(Math.max(1, reads.length));
  const gas = share < READ_GAS.each ? share : READ_GAS.each;
  return [nothing, ...reads.map((read) => ({ ...read, gas, kept: READ_BYTES }))];
}

/**
 * Writes steps as `stepsCode` takes them.
 *
 * @returns 0x-prefixed hex
 */
export function encodeSteps(steps: readonly Step[]): string {
  const written = steps.map(({ to, data, gas, value, kept }) => {
    const contract = BigInt(to) + (value === undefined ? 0n : WRITES);
    const numbers = [contract, gas, value ?? 0n, BigInt(kept), BigInt(data.length / 2 - 1)];
    return [...numbers.map((number) => number.toString(16).padStart(WORD, '0')), data.slice(2)].join('');
  });
  return `0x${written.join('')}`;
}

/** Units of gas that steps take at most, and what is around them. */
export function gasOfSteps(steps: readonly Step[]): bigint {
  // A call is given no more than 63 of 64 parts of what there is (EIP-150).
  return steps.reduce((sum, { gas }) => sum + gas + gas / 63n + AROUND_GAS.each, AROUND_GAS.first);
}

/** Reads what `stepsCode` answers to steps; undefined where this is no such answer. */
export function decodeSteps(answer: string, steps: readonly Step[]): readonly Stepped[] | undefined {
  const digits = answer.slice(2);
  if (digits.length !== steps.reduce((sum, { kept }) => sum + 3 * WORD + 2 * kept, 0)) return undefined;
  let place = 0;
  return steps.map(({ kept }) => {
    const [succeeds, coin, length] = [0, 1, 2].map((index) => {
      const begin = place + index * WORD;
      return BigInt(`0x${digits.slice(begin, begin + WORD)}`);
    }) as [bigint, bigint, bigint];
    const begin = place + 3 * WORD;
    place = begin + 2 * kept;
    const output = digits.slice(begin, begin + 2 * Math.min(kept, Number(length)));
    return { succeeds: succeeds === 1n, coin, output: `0x${output}` };
  });
}
