import { isLido } from '../../pools/lido.ts';
import { uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { ClaimWithdrawalCall } from '../types/ClaimWithdrawalCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { COIN } from './shared/coin.ts';
import { computedMovements } from './shared/computedMovements.ts';

/** `claimWithdrawal` of Lido's queue (WithdrawalQueueERC721); on other contracts it is unknown. */
export const claimWithdrawal: CallKind<ClaimWithdrawalCall> = {
  readers: [
    callReader('claimWithdrawal', [uint(256)], ([requestId], frame): ClaimWithdrawalCall | undefined => {
      const { contract, value } = frame;
      return isLido('queue', frame) ? { kind: 'claimWithdrawal', contract, value, requestId } : undefined;
    }),
  ],
  title: 'call.title.claimWithdrawal',
  // Only the queue knows the coin of a request.
  movements: ({ contract, requestId }, { sender }) =>
    computedMovements(contract, sender, {
      paid: { type: 'nft', contract, id: requestId },
      amount: 1n,
      received: COIN,
    }),
};

export const record: CallRecord = { title: 'callHistory.takenOut', isExchange: true };
