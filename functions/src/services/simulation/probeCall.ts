import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { SimulatedCall } from '@everything-wallet/core/simulation/SimulatedCall';
import type { Ask } from '../chain/RpcNodes.ts';
import type { ContractCall } from '../chain/multicall3.ts';
import type { SeenBlock } from './askBlock.ts';
import { toQuantity } from '../abi/toQuantity.ts';
import { gasOf, paidPerGas } from './rpcCallFields.ts';
import type { CallRun, Readings } from './CallRun.ts';
import { decodeSteps, encodeSteps, readingSteps, type Step } from './steps.ts';
import { stepsCode } from './stepsCode.ts';
import { lowerBytesSchema, quantitySchema } from '../chain/rpcSchemas.ts';

/** Bytes read of the call's own output. */
export const CALL_BYTES = 1_024;

/** Units of gas that a transaction takes before any code runs, and for each byte of data at most (Yellow Paper, EIP-2028). */
const FIRST_GAS = 21_000n;
const BYTE_GAS = { zero: 4n, other: 16n };

/** Units of gas for the code at the sender's address and for the questions, however many there are. */
const AROUND_GAS = 20_000_000n;

/** A call run in this way. */
export interface Probed {
  readonly run: CallRun;
  readonly readings: Readings;
  readonly lacksCoin: boolean;
}

/**
 * Has a node run a call by `eth_call` with code at the sender's address (`stepsCode`), with reads before and
 * after it.
 *
 * It returns no logs and no gas. A contract that checks its caller for code finds some.
 *
 * @param block as in eth_call
 * @returns undefined if the node does not override code, the account has code already, which must not be
 * replaced, or the call is one that the code cannot make: the creation of a contract, or a call of the account itself
 * @throws RpcError | EndpointError if the node refuses, or has no usable answer
 */
export async function probeCall(
  ask: Ask,
  call: SimulatedCall,
  block: string,
  { baseFee }: SeenBlock,
  reads: readonly ContractCall[],
): Promise<Probed | undefined> {
  const { from, value } = call;
  const own = stepOf(call);
  if (!own) return undefined;
  const [code, coin] = await Promise.all([
    ask('eth_getCode', [from, block], lowerBytesSchema),
    ask('eth_getBalance', [from, block], quantitySchema),
  ]);
  if (code !== '0x') return undefined;
  const readSteps = readingSteps(reads);
  const steps = [...readSteps, own, ...readSteps];
  const gas = AROUND_GAS + gasOf(call);
  const perGas = paidPerGas(call, baseFee) ?? 0n;
  // The cost of the reads is added to the account, so that its balance within the call is the real one.
  const balance = toQuantity(coin + AROUND_GAS * perGas);
  const answer = await ask(
    'eth_call',
    [
      {
        ...{ from, to: from, data: encodeSteps(steps), gas: toQuantity(gas) },
        ...(perGas > 0n && { gasPrice: toQuantity(perGas) }),
      },
      block,
      { [from]: { code: stepsCode(from, from), balance } },
    ],
    lowerBytesSchema,
  );
  const results = decodeSteps(answer, steps);
  if (!results) return undefined;
  const place = readSteps.length;
  const [start, made] = [results[place - 1], results[place]];
  if (!start || !made) return undefined;
  const outputs = results.map(({ succeeds, output }) => (succeeds ? output : null));
  return {
    run: { succeeds: made.succeeds, output: made.output, gasUsed: undefined, logs: [] },
    readings: {
      coin: made.coin - start.coin,
      // The first of the reads is the sender's coin.
      before: outputs.slice(1, place),
      after: outputs.slice(place + 2),
    },
    lacksCoin: !made.succeeds && start.coin < value,
  };
}

/** Returns a call as a step; undefined for one that the code cannot make. */
function stepOf(call: SimulatedCall): Step | undefined {
  const { from, to, data, value } = call;
  // A call of one's own address does nothing there, and would do something with code in its place.
  if (to === null || sameAddress(from, to)) return undefined;
  const gas = gasOf(call) - gasBeforeCode(data);
  return { to, data, gas: gas > 0n ? gas : 0n, value, kept: CALL_BYTES };
}

/** Units of gas that a transaction takes before any code runs. */
function gasBeforeCode(data: string): bigint {
  const bytes = data.slice(2).match(/../g) ?? [];
  const zeros = bytes.filter((byte) => byte === '00').length;
  return FIRST_GAS + BYTE_GAS.zero * BigInt(zeros) + BYTE_GAS.other * BigInt(bytes.length - zeros);
}
