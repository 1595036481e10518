import type { Call } from '../Call.ts';
import { callLimits } from '../callLimits.ts';
import { array, bytes, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { MulticallCall } from '../types/MulticallCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';

const inner = array(bytes, callLimits.calls);

/** `multicall` of SwapRouter of Uniswap v3, and SwapRouter02: its effects and warnings are those of its calls. */
export const multicall: CallKind<MulticallCall<Call>> = {
  readers: [
    callReader('multicall', [inner], ([calls], { contract, value, readInner }): MulticallCall<Call> => ({
      kind: 'multicall',
      contract,
      value,
      deadline: undefined,
      calls: calls.map(readInner),
    })),
    callReader(
      'multicall',
      [uint(256), inner],
      ([deadline, calls], { contract, value, readInner }): MulticallCall<Call> => ({
        kind: 'multicall',
        contract,
        value,
        deadline,
        calls: calls.map(readInner),
      }),
    ),
  ],
  // SwapRouter02 takes one swap with a deadline as a multicall of the swap and its payouts.
  title: ({ calls: [first, ...others] }) =>
    first?.kind === 'swap' && others.every(({ kind }) => kind === 'routerPayout')
      ? 'call.title.swap'
      : 'call.title.multicall',
  deadline: ({ deadline }) => deadline,
  coin: {},
};

export const record: CallRecord = { title: 'callHistory.other', isExchange: true, mayMoveNft: true };
