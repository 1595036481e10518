import { useEffect, useState } from 'react';
import { useNumberStyle } from '../../../lib/language/useNumberStyle.ts';
import { useAwaitedNetwork } from '../../../lib/refresh/useAwaitedNetwork.ts';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { useSigningKey } from '../../../lib/vault/useSigningKey.ts';
import { useMoneyAmount } from '../amount/useMoneyAmount.ts';
import { useUnknownOutcome } from '../journal/useUnknownOutcome.ts';
import { useRecipient } from '../recipients/useRecipient.ts';
import { sentAsset } from './sentAsset.ts';
import type { SendFormOptions } from './SendFormOptions.ts';
import type { SendFormState } from './SendFormState.ts';
import { simulatedTransfer } from './simulatedTransfer.ts';
import { useFixedSender } from './useFixedSender.ts';
import { useMaxAmount } from './useMaxAmount.ts';
import { useSendFields } from './useSendFields.ts';
import { useTransferCost } from './useTransferCost.ts';
import { useTransferSubmit } from './useTransferSubmit.ts';

/** Holds the fields of the Send dialog, estimates the fee, and sends; the fields stay filled in when sending fails. */
export function useSendForm(options: SendFormOptions): SendFormState {
  const { network, sender: primarySender, balance, token, price, known, onTypedChange, onSent } = options;
  const { user } = useAuth();
  const style = useNumberStyle();
  // Without a key the account cannot sign, so the field for the phrase is disabled.
  const signing = useSigningKey(primarySender?.derivationIndex === null);
  const fields = useSendFields(options, style, signing.key);
  const { amount, setAmount } = fields;
  const [isMax, setIsMax] = useState(false);
  // Coin that a contract passes on brings no mark, and Send refuses what the balance does not cover.
  useAwaitedNetwork(network.id);
  const origin = useFixedSender(primarySender, network);
  const { sender, isMoved } = origin;
  // A warning against paying twice must not disappear like a toast: it stays until the outcome is known.
  const outcome = useUnknownOutcome(
    user?.id,
    sender && { chainId: network.chainId, from: sender.address },
    () => onSent(),
  );
  const recipient = useRecipient({
    typed: fields.typedRecipient,
    typedAddress: fields.typedAddress,
    network,
    sender,
    token,
    known,
  });
  const from = isMoved ? undefined : sender?.address;
  const cost = useTransferCost({
    network,
    style,
    from,
    to: recipient.address,
    amount,
    balance,
    token,
    isMax,
  });
  const { estimation, feeChoice, totals } = cost;
  const { fees, fee, total, most, shortage, maxNote } = totals;

  const asset = sentAsset(network, token, balance);
  const { isSigning, onPress } = useTransferSubmit({
    options,
    asset,
    fields,
    origin,
    recipient,
    signing,
    cost,
    isMax,
    outcome,
  });
  useMaxAmount({ isMax, most, decimals: asset.decimals, style, isFrozen: isSigning, setAmount });
  const money = useMoneyAmount({
    price: token ? undefined : price,
    amount,
    style,
    setCoin: setAmount,
    isFrozen: isSigning,
  });

  const simulated = simulatedTransfer({ network, origin, recipient, amount, asset, token, cost, isMax });

  const isTyped = fields.isDirty || money.text !== undefined || isMax;
  useEffect(() => onTypedChange?.(isTyped), [isTyped, onTypedChange]);

  return {
    control: fields.control,
    signing,
    setRecipient: fields.setRecipient,
    sender,
    isSenderChanged: origin.isSenderChanged,
    isNetworkChanged: origin.isNetworkChanged,
    isWatchOnly: origin.isWatchOnly,
    typedRecipient: fields.typedRecipient,
    recipient,
    amount,
    money,
    isMax,
    toggleMax: () => {
      money.toCoin();
      setIsMax(!isMax);
    },
    endMax: () => setIsMax(false),
    maxNote,
    retryMax: maxNote === 'send.max.oneNode' ? estimation.refresh : undefined,
    feeChoice,
    ...asset,
    simulated,
    shortage,
    fee,
    l1Fee: fees?.l1Fee,
    total,
    isEstimating: estimation.isEstimating,
    isFeeFailed: estimation.isFailed,
    isFeeDisputed: estimation.isDisputed,
    isRecipientContract: estimation.estimate?.toIsContract ?? false,
    isSubmitting: isSigning,
    isSendDisabled:
      isSigning ||
      fields.needed.some((value) => !value) ||
      estimation.isEstimating ||
      outcome.isUnknown ||
      isMoved ||
      origin.isWatchOnly ||
      feeChoice.stop !== undefined ||
      recipient.isHeld,
    outcome,
    onPress,
  };
}
