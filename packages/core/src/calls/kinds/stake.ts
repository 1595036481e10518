import { ZeroAddress } from 'ethers/constants';
import { isLido, lido } from '../../pools/lido.ts';
import { address } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { StakeCall } from '../types/StakeCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { buildMovement } from './shared/buildMovement.ts';

/** Wei by which a balance of staked coin may fall short: balances are counted in shares and rounded down. */
const ROUNDING = 2n;

/** `submit` of Lido; on other contracts it is unknown. */
export const stake: CallKind<StakeCall> = {
  readers: [
    callReader('submit', [address], ([referral], frame): StakeCall | undefined => {
      const { contract, value } = frame;
      // Lido pays a referral, not the sender; this wallet sets none, and reads no other value.
      if (!isLido('staked', frame) || referral !== ZeroAddress) return undefined;
      return { kind: 'stake', contract, value };
    }),
  ],
  title: 'call.title.stake',
  movements: ({ contract, value }, { sender }) => {
    const amount = value > ROUNDING ? value - ROUNDING : 0n;
    const asset = { type: 'token', contract: lido.staked } as const;
    return [buildMovement(sender, contract, sender, { asset, amount, bound: 'atLeast' })];
  },
  coin: { used: ({ value }) => value },
};

export const record: CallRecord = { title: 'callHistory.staked', isExchange: true };
