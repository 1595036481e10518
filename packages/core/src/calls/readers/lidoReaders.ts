import { ZeroAddress } from 'ethers/constants';
import { isLido } from '../../vaults/lido.ts';
import { address, array, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';

/** Lido's staked coin and its queue (Lido, WstETH, WithdrawalQueueERC721): what other contracts do with calls of these names nobody knows. */
export const lidoReaders = [
  callReader('submit', [address], ([referral], frame) => {
    const { contract, value } = frame;
    // Who is named there is paid by Lido and not by the sender; this wallet names nobody, and so reads nothing else.
    if (!isLido('staked', frame) || referral !== ZeroAddress) return undefined;
    return { kind: 'stake', contract, value };
  }),
  callReader('wrap', [uint(256)], ([amount], frame) => {
    const { contract, value } = frame;
    return isLido('wrapped', frame) ? { kind: 'wrapStaked', contract, value, amount } : undefined;
  }),
  callReader('unwrap', [uint(256)], ([amount], frame) => {
    const { contract, value } = frame;
    return isLido('wrapped', frame) ? { kind: 'unwrapStaked', contract, value, amount } : undefined;
  }),
  callReader('requestWithdrawals', [array(uint(256)), address], ([amounts, owner], frame) => {
    const { contract, value } = frame;
    return isLido('queue', frame)
      ? { kind: 'requestWithdrawals', contract, value, amounts, owner }
      : undefined;
  }),
  callReader('claimWithdrawal', [uint(256)], ([requestId], frame) => {
    const { contract, value } = frame;
    return isLido('queue', frame) ? { kind: 'claimWithdrawal', contract, value, requestId } : undefined;
  }),
];
