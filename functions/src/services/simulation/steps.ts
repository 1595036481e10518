import type { ContractCall } from '../chain/multicall3.ts';
import { word, WORD_DIGITS } from '../abi/word.ts';

/** Bit above the contract of a call that may write. */
const WRITES = 1n << 160n;

/** A step of `stepsCode`. */
export interface Step extends ContractCall {
  readonly gas: bigint;
  /** Wei, of a call that may write; a static call has none. */
  readonly value?: bigint;
  /** Bytes of the result to return. */
  readonly kept: number;
}

/** Result of a step. */
export interface Stepped {
  readonly succeeds: boolean;
  /** Wei that the account has then. */
  readonly coin: bigint;
  /** 0x-prefixed hex, no longer than requested. */
  readonly output: string;
}

/**
 * Gas units of each read beside a call, enough for a lookup and too little for an endless loop; and of all of
 * them together, so that they fit a block beside the call.
 */
const READ_GAS = { each: 500_000n, together: 8_000_000n };

/** Units of gas of a transaction with steps, and for each of them beside its own. */
const AROUND_GAS = { first: 100_000n, each: 20_000n };

/** Bytes of a read's result: two ABI words. */
const READ_BYTES = 64;

/** Encodes reads as static steps, after an empty one that returns the account's balance. */
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
    return [...numbers.map(word), data.slice(2)].join('');
  });
  return `0x${written.join('')}`;
}

/** Returns the maximum gas of steps, including overhead. */
export function gasOfSteps(steps: readonly Step[]): bigint {
  // A call gets at most 63 of 64 parts of the available gas (EIP-150).
  return steps.reduce((sum, { gas }) => sum + gas + gas / 63n + AROUND_GAS.each, AROUND_GAS.first);
}

/** Decodes the result of `stepsCode`; undefined if malformed. */
export function decodeSteps(answer: string, steps: readonly Step[]): readonly Stepped[] | undefined {
  const digits = answer.slice(2);
  if (digits.length !== steps.reduce((sum, { kept }) => sum + 3 * WORD_DIGITS + 2 * kept, 0))
    return undefined;
  let place = 0;
  return steps.map(({ kept }) => {
    const [succeeds, coin, length] = [0, 1, 2].map((index) => {
      const begin = place + index * WORD_DIGITS;
      return BigInt(`0x${digits.slice(begin, begin + WORD_DIGITS)}`);
    }) as [bigint, bigint, bigint];
    const begin = place + 3 * WORD_DIGITS;
    place = begin + 2 * kept;
    const output = digits.slice(begin, begin + 2 * Math.min(kept, Number(length)));
    return { succeeds: succeeds === 1n, coin, output: `0x${output}` };
  });
}
