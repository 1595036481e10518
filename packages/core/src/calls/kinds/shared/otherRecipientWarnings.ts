import { sameAddress } from '../../../accounts/sameAddress.ts';
import type { WarningContext } from '../../WarningContext.ts';
import type { CallWarning } from '../../CallWarning.ts';
import type { Recipient } from '../../Recipient.ts';
import { zeroWarnings } from './zeroWarnings.ts';

/** Warns of proceeds that go to another address than the sender. */
export function otherRecipientWarnings(recipient: Recipient, { sender }: WarningContext): CallWarning[] {
  if (typeof recipient === 'string') return [];
  const { address } = recipient;
  return [
    ...zeroWarnings(address),
    ...(sameAddress(address, sender) ? [] : ([{ type: 'otherRecipient', recipient: address }] as const)),
  ];
}
