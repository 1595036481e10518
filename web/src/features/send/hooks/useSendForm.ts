import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { COIN_DECIMALS } from '@everything-wallet/core/amounts/parseAmount';
import { writeTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { Network } from '@everything-wallet/core/networks/networks';
import { maxFee, transferFees } from '@everything-wallet/core/transactions/transferFees';
import {
  transferSchema,
  type TransferForm,
  type TypedTransfer,
} from '@everything-wallet/core/transactions/transferSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSnackbar } from 'notistack';
import { useState, type SyntheticEvent } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { useNumberStyle } from '../../../lib/language/useNumberStyle.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useSigningKey, type SigningChoice } from '../../../lib/vault/useSigningKey.ts';
import type { OpenSigner } from '../../../lib/vault/Signer.ts';
import type { MessageId } from '../../../messages/messages.ts';
import { fundsProblem } from '../fundsProblem.ts';
import { isUncertain } from '../isUncertain.ts';
import { useUnknownOutcome } from '../journal/useUnknownOutcome.ts';
import type { SendableToken } from '../SendableToken.ts';
import type { Sender } from '../Sender.ts';
import { phraseSigner } from '../phraseSigner.ts';
import { sendFailureText } from '../sendFailureText.ts';
import { sendTransfer } from '../sendTransfer.ts';
import { useGasEstimate } from './useGasEstimate.ts';

/** What is sent from where, and who wants to hear of it. */
export interface SendFormOptions {
  readonly network: Network;
  /** The user's primary address; undefined while it is not known. */
  readonly sender: Sender | undefined;
  /** Of native coin, in wei; undefined while unknown. */
  readonly balance: bigint | undefined;
  /** Sent instead of native coin. */
  readonly token: SendableToken | undefined;
  readonly initialRecipient?: string | undefined;
  /** Coin, a decimal string. */
  readonly initialAmount?: string | undefined;
  readonly onSendingChange: (isSending: boolean) => void;
  readonly onSent: () => void;
}

/** The state of the Send dialog: what its fields come to, and what may be done. */
export interface SendFormState {
  readonly control: Control<TransferForm, unknown, TypedTransfer>;
  /** What signs: the phrase, or the wallet on this device. */
  readonly signing: SigningChoice;
  /** Puts a contact's address into its field. */
  readonly setRecipient: (address: string) => void;
  /** Who the form was opened for. */
  readonly sender: Sender | undefined;
  /** Whether the primary account has become another one meanwhile. */
  readonly isSenderChanged: boolean;
  readonly isWatchOnly: boolean;
  /** A valid recipient as it is typed; undefined where it is none. */
  readonly recipient: string | undefined;
  /** What was understood, in the smallest unit; undefined where it is no amount. */
  readonly amount: bigint | undefined;
  readonly decimals: number;
  readonly symbol: string;
  /** What there is of it. */
  readonly spendable: bigint | undefined;
  /** Which balance is too small. */
  readonly shortage: MessageId | undefined;
  /** Wei. */
  readonly fee: bigint | undefined;
  /** Wei; of a transfer of tokens the fee alone. */
  readonly total: bigint | undefined;
  readonly isEstimating: boolean;
  readonly isFeeFailed: boolean;
  readonly isRecipientContract: boolean;
  readonly isSubmitting: boolean;
  readonly isSendDisabled: boolean;
  /** Whether a transfer may be on its way that nobody could confirm. */
  readonly isOutcomeUnknown: boolean;
  /** Asks once more what became of it. */
  readonly checkOutcome: () => void;
  /** Sends on although nobody knows what became of it; undefined while that may still be found out. */
  readonly setOutcomeAside: (() => void) | undefined;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/** Keeps what is typed into the Send dialog, asks for its fee, and sends; what was typed stays when sending fails. */
export function useSendForm({
  network,
  sender: primarySender,
  balance,
  token,
  initialRecipient = '',
  initialAmount = '',
  onSendingChange,
  onSent,
}: SendFormOptions): SendFormState {
  const t = useText();
  const { user } = useAuth();
  const { enqueueSnackbar } = useSnackbar();
  const style = useNumberStyle();
  // Without a key nothing signs: the field for the phrase stands there, disabled.
  const isKeyless = primarySender?.derivationIndex === null;
  const signing = useSigningKey(isKeyless);
  const schema = transferSchema(style, token, signing.key);
  const { control, handleSubmit, formState, setValue } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: {
      recipient: initialRecipient,
      amount: writeTypedAmount(initialAmount, style),
      phrase: '',
      password: '',
    },
  });
  const { isSubmitting } = formState;
  // Who sends is settled when it is first known (specification §4): a primary account that is changed elsewhere must not
  // change whose coins leave under a form that is filled in.
  const [sender, setSender] = useState(primarySender);
  if (!sender && primarySender) setSender(primarySender);
  const isSenderChanged =
    sender !== undefined &&
    primarySender !== undefined &&
    !sameAddress(sender.address, primarySender.address);
  const isWatchOnly = sender?.derivationIndex === null;
  // A warning against paying twice must not pass by like a toast: it stays until it is known what became of it.
  const outcome = useUnknownOutcome(
    user?.id,
    sender && { chainId: network.chainId, from: sender.address },
    onSent,
  );
  const fields = useWatch({ control });
  const needed = [fields.recipient, fields.amount, ...neededOf(fields)];
  const isIncomplete = needed.some((value) => !value);

  const amount = schema.shape.amount.safeParse(fields.amount).data;
  const recipient = schema.shape.recipient.safeParse(fields.recipient).data;
  const spendable = token ? token.balance : balance;
  // What the balance does not hold cannot be sent, so there is no fee to ask for.
  const isCovered = amount !== undefined && (spendable === undefined || amount <= spendable);
  const question =
    sender && !isSenderChanged && isCovered && recipient !== undefined
      ? { from: sender.address, to: recipient, amount, contract: token?.contract }
      : undefined;
  const { estimate, isEstimating, isFailed, refresh } = useGasEstimate(question, network);
  const fees = estimate && transferFees(estimate);
  const fee = fees && maxFee(fees);
  const total = amount !== undefined && fee !== undefined ? (token ? fee : amount + fee) : undefined;
  const shortage = fundsProblem({ amount, fee, balance, token });

  const submit = handleSubmit(async (values) => {
    if (!user || !sender || isSenderChanged || shortage) return;
    onSendingChange(true);
    try {
      await sendTransfer({
        userId: user.id,
        sender,
        network,
        recipient: values.recipient,
        amount: values.amount,
        token: token && {
          contract: token.contract,
          balance: token.balance ?? 0n,
          coinBalance: balance ?? 0n,
        },
        unit: { symbol: token?.symbol ?? network.currency, decimals: token?.decimals ?? COIN_DECIMALS },
        shownFees: fees,
        openSigner: signerOf(values),
      });
      // Two transfers in a row are told twice.
      enqueueSnackbar(t('send.success'), { variant: 'success', preventDuplicate: false });
      onSent();
    } catch (error) {
      logProblem('Sending failed', error);
      if (isUncertain(error)) outcome.setUnknown();
      else enqueueSnackbar(sendFailureText(error, t), { variant: 'error' });
      if (error instanceof WalletError && error.messageId === 'send.error.feeRose') refresh();
    } finally {
      onSendingChange(false);
    }
  });

  /** What is wrong beyond a single field, as the catalogue has it. */
  function reasonToRefuse(): MessageId | undefined {
    const isBlank = needed.some((value) => !value?.trim());
    if (isBlank) return 'send.error.fieldsMissing';
    if (!user) return 'send.error.notAuthenticated';
    if (!sender) return 'home.noAddress';
    // Without a balance it cannot be said that amount and fee are covered.
    if (balance === undefined || spendable === undefined) return 'home.error.balance';
    return undefined;
  }

  /** What has to be typed to sign. */
  function neededOf({ phrase, password }: { phrase?: string | undefined; password?: string | undefined }) {
    if (signing.key === 'unlocked') return [];
    return [signing.key === 'phrase' ? phrase : password];
  }

  function signerOf({
    phrase,
    password = '',
  }: {
    phrase: string;
    password?: string | undefined;
  }): OpenSigner {
    const { vault } = signing;
    if (!vault) return phraseSigner(phrase);
    return async (account) => {
      if (signing.key === 'password') await vault.unlock(password);
      return vault.openSigner(account);
    };
  }

  return {
    control,
    signing,
    setRecipient: (address) =>
      setValue('recipient', address, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
    sender,
    isSenderChanged,
    isWatchOnly,
    recipient,
    amount,
    decimals: token?.decimals ?? COIN_DECIMALS,
    symbol: token?.symbol ?? network.currency,
    spendable,
    shortage,
    fee,
    total,
    isEstimating,
    isFeeFailed: isFailed,
    isRecipientContract: estimate?.toIsContract ?? false,
    isSubmitting,
    isSendDisabled:
      isSubmitting || isIncomplete || isEstimating || outcome.isUnknown || isSenderChanged || isWatchOnly,
    isOutcomeUnknown: outcome.isUnknown,
    checkOutcome: outcome.check,
    setOutcomeAside: outcome.setAside,
    onSubmit: (event) => {
      event.preventDefault();
      const refusal = reasonToRefuse();
      if (refusal) enqueueSnackbar(t(refusal), { variant: 'error' });
      else void submit(event);
    },
  };
}
