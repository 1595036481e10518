import type { SimulatedCall } from '@everything-wallet/core/simulation/SimulatedCall';
import type { SimulatedSequence } from './SimulatedSequence.ts';
import { z } from 'zod';
import { RpcError } from '../chain/RpcError.ts';
import type { Ask } from '../chain/RpcNodes.ts';
import type { ContractCall } from '../chain/multicall3.ts';
import type { SeenBlock } from './askBlock.ts';
import { toQuantity } from '../abi/toQuantity.ts';
import { rpcCallFields, feeFields, hasFee, paidPerGas } from './rpcCallFields.ts';
import { logSchema, MAX_LOGS, type CallRun, type Readings } from './CallRun.ts';
import { randomAddress } from './randomAddress.ts';
import { decodeSteps, encodeSteps, gasOfSteps, readingSteps } from './steps.ts';
import { stepsCode } from './stepsCode.ts';
import { lowerBytesSchema, quantitySchema } from '../chain/rpcSchemas.ts';

/** Balance in wei of the account that pays for the reads. */
const PAYER_COIN = 1n << 128n;

const callSchema = z.object({
  status: z.enum(['0x0', '0x1']),
  returnData: lowerBytesSchema,
  gasUsed: quantitySchema,
  logs: z.array(logSchema).nullish(),
});

/** Simulation parameters that are the same for all nodes. */
export interface Surroundings {
  /** Randomness of the block (PREVRANDAO), 32 bytes as 0x-prefixed hex. */
  readonly randomness: string;
}

/**
 * Simulates calls on a node with `eth_simulateV1`, one after the other, with their gas and fees, each in a block of its own
 * with all fields of a real block: the wallet sends a call once the one before is in a block, and a contract must not
 * recognise a simulation by two of them in one block.
 *
 * Reads before and after each use static calls, since a contract might write while it answers. Their code and their
 * sender have random addresses, so that no contract can recognise them.
 *
 * @param calls of one sender and with the same fees, in order
 * @param block as eth_call takes it
 * @param reads undefined to simulate without reads
 * @returns for each call its run, and its readings where there are any
 * @throws RpcError | EndpointError if the node refuses, or gives no usable answer
 */
export async function simulateCalls(
  ask: Ask,
  calls: SimulatedSequence,
  block: string,
  about: SeenBlock & Surroundings,
  reads?: readonly ContractCall[],
): Promise<readonly { readonly run: CallRun; readonly readings: Readings | undefined }[]> {
  const [first] = calls;
  const question = reads && readingQuestion(first, reads);
  const cheap = cheapBaseFee(first, about.baseFee);
  const blocks = calls.map((call, index) => ({
    blockOverrides: {
      prevRandao: randomnessOf(about.randomness, index),
      feeRecipient: about.feeRecipient,
      ...(cheap !== undefined && { baseFeePerGas: toQuantity(cheap) }),
    },
    // The state goes from block to block.
    ...(question && index === 0 && { stateOverrides: question.stateOverrides }),
    calls: question ? [question.call, rpcCallFields(call), question.call] : [rpcCallFields(call)],
  }));
  const resultSchema = z.object({
    baseFeePerGas: quantitySchema.nullish(),
    calls: z.array(callSchema).length(question ? 3 : 1),
  });
  const validation = hasFee(first);
  const answers = await ask(
    'eth_simulateV1',
    [{ blockStateCalls: blocks, validation }, block],
    z.array(resultSchema).length(blocks.length),
  );
  return answers.map(({ calls: results, baseFeePerGas }) => {
    if (!question) return { run: runOf(results[0]), readings: undefined };
    const [before, result, after] = results;
    const perGas = paidPerGas(first, baseFeePerGas ?? undefined);
    const fee = perGas === undefined || !result ? undefined : perGas * result.gasUsed;
    return { run: runOf(result), readings: readingsOf([before, after], question.steps, fee) };
  });
}

/** Randomness of a block: the same for all nodes, and another one in each block. */
function randomnessOf(first: string, index: number): string {
  const value = BigInt.asUintN(256, BigInt(first) + BigInt(index));
  return `0x${value.toString(16).padStart(64, '0')}`;
}

type CallResult = z.output<typeof callSchema>;

/** Call that runs the reads, placed before and after each simulated one, and the accounts it needs. */
function readingQuestion(call: SimulatedCall, reads: readonly ContractCall[]) {
  const steps = readingSteps(reads);
  const reader = randomAddress();
  const payer = randomAddress();
  return {
    steps,
    call: {
      ...{
        from: payer,
        to: reader,
        value: '0x0',
        data: encodeSteps(steps),
        gas: toQuantity(gasOfSteps(steps)),
      },
      // No priority fee: it would change the balance of the block's proposer.
      ...feeFields({ ...call, maxPriorityFeePerGas: 0n }),
    },
    stateOverrides: {
      [reader]: { code: stepsCode(payer, call.from) },
      [payer]: { balance: toQuantity(PAYER_COIN) },
    },
  };
}

/** @throws RpcError if there are too many logs */
function runOf(own: CallResult | undefined): CallRun {
  if ((own?.logs?.length ?? 0) > MAX_LOGS) throw new RpcError(0, 'too many logs');
  const succeeds = own?.status === '0x1';
  return {
    succeeds,
    output: own?.returnData,
    gasUsed: own?.gasUsed,
    logs: succeeds ? (own.logs ?? []) : [],
  };
}

/**
 * Reads before and after the simulated call.
 *
 * @param fee of the call, paid from the sender's coin
 */
function readingsOf(
  results: readonly (CallResult | undefined)[],
  steps: ReturnType<typeof readingSteps>,
  fee: bigint | undefined,
): Readings | undefined {
  const [before, after] = results.map((result) =>
    decodeSteps(result?.status === '0x1' ? result.returnData : '0x', steps),
  );
  if (!before || !after) return undefined;
  const [start, end] = [before[0]?.coin, after[0]?.coin];
  const isKnown = start !== undefined && end !== undefined && fee !== undefined;
  const outputsOf = (answers: typeof before) =>
    answers.slice(1).map(({ succeeds, output }) => (succeeds ? output : null));
  return {
    coin: isKnown ? end - start + fee : undefined,
    before: outputsOf(before),
    after: outputsOf(after),
  };
}

/**
 * Returns a base fee low enough for a call whose fee cap may be below that of the next block, which is up to an eighth
 * above the latest one's (EIP-1559).
 *
 * @returns undefined if the next block includes it in any case
 */
function cheapBaseFee(
  { maxFeePerGas, gasPrice }: SimulatedCall,
  baseFee: bigint | undefined,
): bigint | undefined {
  const most = maxFeePerGas ?? gasPrice;
  if (most === undefined || baseFee === undefined || 8n * most >= 9n * baseFee) return undefined;
  return most < baseFee ? most : baseFee;
}
