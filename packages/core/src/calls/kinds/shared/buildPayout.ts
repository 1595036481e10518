import { sameAddress } from '../../../accounts/sameAddress.ts';
import type { Movement } from '../../CallEffects.ts';
import type { Recipient } from '../../Recipient.ts';

/** Builds the payout of a router; a payout to itself moves nothing. */
export function buildPayout(
  recipient: Recipient,
  sender: string,
  change: Pick<Movement, 'asset' | 'amount' | 'bound'>,
): readonly Movement[] {
  if (recipient === 'contract') return [];
  if (recipient === 'sender' || sameAddress(recipient.address, sender))
    return [{ direction: 'in', ...change }];
  return [{ direction: 'between', ...change, to: recipient.address }];
}
