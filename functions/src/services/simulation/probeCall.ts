import type { SimulatedCall } from '@everything-wallet/core/simulation/SimulatedCall';
import type { Ask } from '../chain/RpcNodes.ts';
import type { ContractCall } from '../holdings/aggregate3.ts';
import { bytesSchema } from './CallRun.ts';
import { probeCode } from './probeCode.ts';
import type { WatchedRun } from './simulateCall.ts';

/** Units of gas of each question beside the call. */
const READ_GAS = 500_000;

/** Bytes that are kept of the answer to a question: two ABI words; and of what the call itself returns. */
const READ_BYTES = 64;
const CALL_BYTES = 1_024;

/** Hex digits of an ABI word. */
const WORD = 64;

/**
 * Has a node run a call by `eth_call` with code at the sender's address (`probeCode`), with some questions before and after it.
 *
 * It tells no logs and no gas. A contract that looks whether its caller has code sees that it has.
 *
 * @param block as eth_call takes it
 * @returns undefined where the node does not put code there
 * @throws RpcError | EndpointError where the node refuses, or has no usable answer
 */
export async function probeCall(
  ask: Ask,
  { from, to, value, data }: SimulatedCall,
  block: string,
  reads: readonly ContractCall[],
): Promise<(WatchedRun & { readonly lacksCoin: boolean }) | undefined> {
  const questions = reads.map((read) => stepOf({ ...read, gas: READ_GAS, value: 0n, kept: READ_BYTES }));
  // One that asks nothing tells what the account has before.
  const first = stepOf({ to: from, data: '0x', gas: 1, value: 0n, kept: 0 });
  const call = stepOf({ to, data, gas: 0, value, kept: CALL_BYTES });
  const steps = [first, ...questions, call, ...questions].join('');
  const kept = [0, ...reads.map(() => READ_BYTES), CALL_BYTES, ...reads.map(() => READ_BYTES)];
  const answer = await ask(
    'eth_call',
    [{ from, to: from, data: `0x${steps}` }, block, { [from]: { code: probeCode } }],
    bytesSchema,
  );
  const [start, ...results] = readSteps(answer, kept) ?? [];
  const own = results[reads.length];
  if (!start || !own) return undefined;
  const told = results.map(({ succeeds, output }) => (succeeds ? output : null));
  return {
    run: {
      succeeds: own.succeeds,
      output: own.output,
      gasUsed: undefined,
      logs: [],
      coin: { wei: own.coin - start.coin, isVerified: true },
    },
    before: told.slice(0, reads.length),
    after: told.slice(reads.length + 1),
    lacksCoin: !own.succeeds && start.coin < value,
  };
}

function stepOf({
  to,
  data,
  gas,
  value,
  kept,
}: ContractCall & { readonly gas: number; readonly value: bigint; readonly kept: number }): string {
  const numbers = [BigInt(to), BigInt(gas), value, BigInt(kept), BigInt(data.length / 2 - 1)];
  return [...numbers.map((number) => number.toString(16).padStart(WORD, '0')), data.slice(2)].join('');
}

/** What each step answered; undefined where this is no such answer. */
function readSteps(
  answer: string,
  kept: readonly number[],
): readonly { readonly succeeds: boolean; readonly coin: bigint; readonly output: string }[] | undefined {
  const digits = answer.slice(2);
  if (digits.length !== kept.reduce((sum, bytes) => sum + 3 * WORD + 2 * bytes, 0)) return undefined;
  let place = 0;
  return kept.map((bytes) => {
    const [succeeds, coin, length] = [0, 1, 2].map((index) => {
      const begin = place + index * WORD;
      return BigInt(`0x${digits.slice(begin, begin + WORD)}`);
    }) as [bigint, bigint, bigint];
    const begin = place + 3 * WORD;
    place = begin + 2 * bytes;
    const output = digits.slice(begin, begin + 2 * Math.min(bytes, Number(length)));
    return { succeeds: succeeds === 1n, coin, output: `0x${output}` };
  });
}
