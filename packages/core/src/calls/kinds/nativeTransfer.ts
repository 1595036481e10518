import type { NativeTransferCall } from '../types/NativeTransferCall.ts';
import type { CallKind } from './CallKind.ts';
import { buildMovement } from './shared/buildMovement.ts';
import { COIN } from './shared/coin.ts';
import { zeroWarnings } from './shared/zeroWarnings.ts';

/** Transfer of the coin: `decodeCall` recognizes it by the absence of call data. */
export const nativeTransfer: CallKind<NativeTransferCall> = {
  readers: [],
  title: 'call.title.nativeTransfer',
  movements: ({ to, value }, { sender }) => [
    buildMovement(sender, sender, to, { asset: COIN, amount: value, bound: 'exact' }),
  ],
  warnings: ({ to }) => zeroWarnings(to),
  coin: { isInMovements: true, used: ({ value }) => value },
  needsLittleGas: true,
};
