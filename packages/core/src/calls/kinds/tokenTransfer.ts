import { address, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { TokenTransferCall } from '../types/TokenTransferCall.ts';
import type { CallKind } from './CallKind.ts';
import { buildMovement } from './shared/buildMovement.ts';
import { isOfOther } from './shared/isOfOther.ts';
import { transferWarnings } from './shared/transferWarnings.ts';

/** ERC-20 `transfer`; its record is that of a send, without a kind. */
export const tokenTransfer: CallKind<TokenTransferCall> = {
  readers: [
    callReader('transfer', [address, uint(256)], ([to, amount], frame): TokenTransferCall | undefined => {
      const { contract, value } = frame;
      return isOfOther(frame, 'erc20') ? undefined : { kind: 'tokenTransfer', contract, value, to, amount };
    }),
  ],
  title: 'call.title.tokenTransfer',
  movements: ({ contract, to, amount }, { sender }) => [
    buildMovement(sender, sender, to, { asset: { type: 'token', contract }, amount, bound: 'exact' }),
  ],
  warnings: transferWarnings,
  needsLittleGas: true,
};
