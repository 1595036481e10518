import { ZeroAddress } from 'ethers/constants';
import { isLido } from '../../vaults/lido.ts';
import { address, array, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';

/**
 * Lido's staked coin and its queue (Lido, WstETH, WithdrawalQueueERC721): on other contracts, calls of these
 * names are unknown.
 */
export const lidoReaders = [
  callReader('submit', [address], ([referral], frame) => {
    const { contract, value } = frame;
    // Lido pays a referral, not the sender; this wallet sets none, and reads no other value.
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
