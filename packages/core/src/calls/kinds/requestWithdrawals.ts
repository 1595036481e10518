import { ZeroAddress } from 'ethers/constants';
import { isLido, lido } from '../../pools/lido.ts';
import { address, array, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { RequestWithdrawalsCall } from '../types/RequestWithdrawalsCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { buildMovement } from './shared/buildMovement.ts';
import { otherRecipientWarnings } from './shared/otherRecipientWarnings.ts';

/** `requestWithdrawals` of Lido's queue (WithdrawalQueueERC721); on other contracts it is unknown. */
export const requestWithdrawals: CallKind<RequestWithdrawalsCall> = {
  readers: [
    callReader(
      'requestWithdrawals',
      [array(uint(256)), address],
      ([amounts, owner], frame): RequestWithdrawalsCall | undefined => {
        const { contract, value } = frame;
        return isLido('queue', frame)
          ? { kind: 'requestWithdrawals', contract, value, amounts, owner }
          : undefined;
      },
    ),
  ],
  title: 'call.title.requestWithdrawals',
  // The NFTs of the requests have no ids yet; a warning covers another owner than the sender.
  movements: ({ contract, amounts }, { sender }) => {
    const amount = amounts.reduce((sum, one) => sum + one, 0n);
    const asset = { type: 'token', contract: lido.staked } as const;
    return [buildMovement(sender, sender, contract, { asset, amount, bound: 'exact' })];
  },
  warnings: ({ owner }, about) =>
    owner === ZeroAddress ? [] : otherRecipientWarnings({ address: owner }, about),
};

export const record: CallRecord = { title: 'callHistory.askedBack', isExchange: true };
