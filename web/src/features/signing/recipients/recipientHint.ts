import { networkName } from './networkName.ts';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { Text } from '../../../lib/text/useText.ts';
import type { Recipient } from './Recipient.ts';

interface HintCircumstances {
  readonly network: Network;
  readonly isToken: boolean;
  readonly isContract: boolean;
}

/** Describes a recipient in one line: a contact, an own account, or a contract; undefined where there is nothing to add. */
export function recipientHint(
  recipient: Pick<Recipient, 'address' | 'judgement' | 'isSender' | 'isLookingUp'>,
  { network, isToken, isContract }: HintCircumstances,
  t: Text,
): string | undefined {
  const { address, judgement, isSender, isLookingUp } = recipient;
  if (isLookingUp) return t('send.name.looking');
  if (address === undefined) return network.nameRegistry && t('send.recipientOrName');
  if (isSender) return t('send.hint.own');
  if (judgement?.account) return t('send.hint.account', { name: judgement.account.name ?? '' });
  if (isContract && !isToken) return t('send.hint.contract');
  const contact = judgement?.contact;
  if (!contact) {
    const watched = judgement?.watched;
    return watched && t('send.hint.watched', { name: watched.name ?? '' });
  }
  const { name = '', network: saved = network.id } = contact;
  if (saved === network.id) return t('send.hint.contact', { name });
  return t('send.hint.contactElsewhere', { name, network: networkName(saved) });
}
