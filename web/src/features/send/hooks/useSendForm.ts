import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { COIN_DECIMALS } from '@everything-wallet/core/amounts/parseAmount';
import { writeTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { isBaseFeeCompared } from '@everything-wallet/core/fees/isBaseFeeCompared';
import type { Network } from '@everything-wallet/core/networks/networks';
import { maxFee, paidInFull } from '@everything-wallet/core/transactions/transferFees';
import {
  transferSchema,
  type TransferForm,
  type TypedTransfer,
} from '@everything-wallet/core/transactions/transferSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSnackbar } from 'notistack';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { useNumberStyle } from '../../../lib/language/useNumberStyle.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { useText } from '../../../lib/text/useText.ts';
import { isWrongPassword, WRONG_PASSWORD } from '../../../lib/vault/isWrongPassword.ts';
import { useSigningKey, type SigningChoice } from '../../../lib/vault/useSigningKey.ts';
import type { OpenSigner, TransferSigner } from '../../../lib/vault/Signer.ts';
import type { TextId } from '../../../texts/texts.ts';
import { useMoneyAmount, type MoneyAmount } from '../amount/useMoneyAmount.ts';
import type { CoinPrice } from '../CoinPrice.ts';
import { useFeeChoice, type FeeChoice } from '../fees/useFeeChoice.ts';
import { fundsProblem } from '../fundsProblem.ts';
import { isUncertain } from '../isUncertain.ts';
import { useUnknownOutcome, type UnknownOutcome } from '../journal/useUnknownOutcome.ts';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import { useRecipient, type Recipient } from '../recipients/useRecipient.ts';
import type { SendableToken } from '../SendableToken.ts';
import type { Sender } from '../Sender.ts';
import { phraseTransferSigner } from '../../../lib/vault/phraseTransferSigner.ts';
import { saysUnnoted } from '../saysUnnoted.ts';
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
  /** Of native coin; undefined while there is none of the last five minutes, and of test coins. */
  readonly price?: CoinPrice | undefined;
  /** What the recipient is compared with. */
  readonly known: KnownAddresses;
  readonly initialRecipient?: string | undefined;
  /** Coin, a decimal string. */
  readonly initialAmount?: string | undefined;
  readonly onSendingChange: (isSending: boolean) => void;
  /** Told whether there is something that would be lost. */
  readonly onTypedChange?: ((isTyped: boolean) => void) | undefined;
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
  /** Whether the network is another one than the form was opened for. */
  readonly isNetworkChanged: boolean;
  readonly isWatchOnly: boolean;
  /** The recipient's field as it stands. */
  readonly typedRecipient: string;
  /** Whom what is typed comes to. */
  readonly recipient: Recipient;
  /** What was understood, in the smallest unit; undefined where it is no amount. */
  readonly amount: bigint | undefined;
  /** The amount as it is typed in dollars. */
  readonly money: MoneyAmount;
  /** Whether all there is is sent, whatever that comes to. */
  readonly isMax: boolean;
  /** Begins or ends to send all there is. */
  readonly toggleMax: () => void;
  readonly endMax: () => void;
  /** What becomes of the balance where all there is is sent. */
  readonly maxNote: TextId | undefined;
  /** Asks for the fee anew, so that Max may pay it in full; undefined where that would change nothing. */
  readonly retryMax: (() => void) | undefined;
  readonly feeChoice: FeeChoice;
  readonly decimals: number;
  readonly symbol: string;
  /** What there is of it. */
  readonly spendable: bigint | undefined;
  /** Which balance is too small. */
  readonly shortage: TextId | undefined;
  /** Wei. */
  readonly fee: bigint | undefined;
  /** The part of the fee that is for the layer below, in wei; undefined where there is none. */
  readonly l1Fee: bigint | undefined;
  /** Wei; of a transfer of tokens the fee alone. */
  readonly total: bigint | undefined;
  readonly isEstimating: boolean;
  readonly isFeeFailed: boolean;
  /** Whether that was because the network's nodes differ. */
  readonly isFeeDisputed: boolean;
  readonly isRecipientContract: boolean;
  readonly isSubmitting: boolean;
  readonly isSendDisabled: boolean;
  /** What is known of a transfer from the account that may be on its way. */
  readonly outcome: UnknownOutcome;
  /** Signs and sends what is shown, or says why it does not. */
  readonly onPress: () => void;
}

/** Failures after which the total has to be shown anew. */
const QUOTE_ERRORS = new Set<TextId>([
  'send.error.feeRose',
  'send.error.quoteOld',
  'send.error.balanceChanged',
]);

/** Keeps what is typed into the Send dialog, asks for its fee, and sends; what was typed stays when sending fails. */
export function useSendForm({
  network,
  sender: primarySender,
  balance,
  token,
  price,
  known,
  initialRecipient = '',
  initialAmount = '',
  onSendingChange,
  onTypedChange,
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
  const { control, handleSubmit, formState, setError, setValue } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: {
      recipient: initialRecipient,
      amount: writeTypedAmount(initialAmount, style),
      phrase: '',
      password: '',
    },
  });
  const { isSubmitting, isDirty } = formState;
  const [isMax, setIsMax] = useState(false);
  const [mayGoUnnoted, setMayGoUnnoted] = useState(false);
  // Who sends is settled when it is first known (docs/product.md §4): a primary account that is changed elsewhere must not
  // change whose coins leave under a form that is filled in.
  const [sender, setSender] = useState(primarySender);
  if (!sender && primarySender) setSender(primarySender);
  const isSenderChanged =
    sender !== undefined &&
    primarySender !== undefined &&
    !sameAddress(sender.address, primarySender.address);
  // Nor must a network that is switched off in another tab take the form to another chain.
  const [openedOn] = useState(network.id);
  const isNetworkChanged = network.id !== openedOn;
  const isMoved = isSenderChanged || isNetworkChanged;
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
  const recipient = useRecipient({
    typed: fields.recipient ?? '',
    typedAddress: schema.shape.recipient.safeParse(fields.recipient).data,
    network,
    sender,
    token,
    known,
  });
  const spendable = token ? token.balance : balance;
  const isAllCoin = isMax && !token;
  const from = isMoved ? undefined : sender?.address;
  // What the balance does not hold cannot be sent, so there is no fee to ask for.
  const isCovered = amount !== undefined && (spendable === undefined || amount <= spendable);
  const typedTransfer =
    from !== undefined && isCovered && recipient.address !== undefined
      ? { from, to: recipient.address, amount, contract: token?.contract }
      : undefined;
  // Of all there is the fee comes first: it does not depend on the amount, nor does a plain transfer's on the recipient.
  const allTransfer = from === undefined ? undefined : { from, to: recipient.address ?? from, amount: 1n };
  const { estimate, isEstimating, isFailed, isDisputed, refresh, msSinceQuoted } = useGasEstimate(
    isAllCoin ? allTransfer : typedTransfer,
    network,
  );
  const feeChoice = useFeeChoice(estimate, style, network);
  // Code may leave some of its gas: nobody can say beforehand what a transfer to a contract costs to the wei, nor what the layer
  // below will take. And what is paid in full does not come back, so one node alone is not believed in what gas costs where
  // another could have been heard.
  const isPayable = isAllCoin && estimate?.toIsContract === false && network.feeModel === 'gas';
  const isPaidInFull = isPayable && isBaseFeeCompared(estimate);
  const fees = isPaidInFull && feeChoice.fees ? paidInFull(feeChoice.fees) : feeChoice.fees;
  const fee = fees && maxFee(fees);
  // What there is by the same answer as the fee: amount and fee must be all of it, to the wei.
  // A balance that is still being asked for is in the estimate as well: nobody has to wait for both.
  const quotedBalance = estimate?.balance === undefined ? undefined : BigInt(estimate.balance);
  const held = isAllCoin ? (quotedBalance ?? balance) : (balance ?? quotedBalance);
  const most = token ? token.balance : fee !== undefined && held !== undefined ? held - fee : undefined;
  const total = amount !== undefined && fee !== undefined ? (token ? fee : amount + fee) : undefined;
  const isTooLittle = isAllCoin && (held === 0n || (most !== undefined && most <= 0n));
  const shortage = isTooLittle
    ? 'send.error.insufficientFunds'
    : fundsProblem({ amount, fee, balance: held, token });

  function setCoin(text: string) {
    setValue('amount', text, { shouldDirty: true, shouldTouch: text !== '', shouldValidate: text !== '' });
  }

  const maxText =
    isMax && most !== undefined && most > 0n
      ? writeTypedAmount(formatAmount(most, token?.decimals), style)
      : undefined;
  useEffect(() => {
    if (maxText !== undefined && !isSubmitting) setCoin(maxText);
    // oxlint-disable-next-line react/exhaustive-deps -- setCoin is new with every render
  }, [maxText, isSubmitting]);

  const money = useMoneyAmount({
    price: token ? undefined : price,
    amount,
    style,
    setCoin,
    isFrozen: isSubmitting,
  });

  const isTyped = isDirty || money.text !== undefined || isMax;
  useEffect(() => onTypedChange?.(isTyped), [isTyped, onTypedChange]);

  const maxNote = isAllCoin && fee !== undefined && !isTooLittle ? noteOfAll() : undefined;

  function noteOfAll(): TextId {
    // A chain with one price has nothing that could come back, nor has one without a base fee, where the tip is all of it.
    const tip = fees?.maxPriorityFeePerGas;
    const isOnePrice = tip === undefined || tip === fees?.gasPrice;
    if (isPaidInFull || (isPayable && isOnePrice)) return 'send.max.all';
    if (isPayable) return 'send.max.oneNode';
    return estimate?.toIsContract ? 'send.max.contract' : 'send.max.rest';
  }

  const submit = handleSubmit(async (values) => {
    // Whoever presses is told why nothing is sent, also where it stands at a field that is out of sight.
    const problem = problemOfAll();
    if (problem) {
      enqueueSnackbar(t(problem), { variant: 'error' });
      return;
    }
    if (!user || !sender || recipient.address === undefined) throw new TypeError('Nobody to send to');
    // Between two answers the field may be a moment behind: what is not all there is to the wei is not sent as that.
    if (isAllCoin && values.amount !== most) {
      enqueueSnackbar(t('send.error.feeRose'), { variant: 'error' });
      refresh();
      return;
    }
    onSendingChange(true);
    try {
      await sendTransfer({
        userId: user.id,
        sender,
        network,
        recipient: recipient.address,
        recipientName: recipient.name,
        amount: values.amount,
        token: token && {
          contract: token.contract,
          balance: token.balance ?? 0n,
          coinBalance: held ?? 0n,
        },
        unit: { symbol: token?.symbol ?? network.currency, decimals: token?.decimals ?? COIN_DECIMALS },
        shownFees: fees,
        shownTotal: total ?? 0n,
        msSinceQuoted,
        mayWait: typeof feeChoice.wait === 'string',
        mayGoUnnoted,
        isWholeBalance: isAllCoin,
        openSigner: signerOf(values),
      });
      // Two transfers in a row are told twice.
      enqueueSnackbar(t('send.success'), { variant: 'success', preventDuplicate: false });
      onSent();
    } catch (error) {
      logProblem('Sending failed', error);
      if (isWrongPassword(error)) setError('password', WRONG_PASSWORD);
      else if (isUncertain(error)) outcome.setUnknown();
      else enqueueSnackbar(sendFailureText(error, t), { variant: 'error' });
      if (error instanceof WalletError && QUOTE_ERRORS.has(error.textId)) refresh();
      if (saysUnnoted(error)) setMayGoUnnoted(true);
    } finally {
      onSendingChange(false);
    }
  });

  /** What is wrong beyond a single field, as the catalogue has it. */
  function reasonToRefuse(): TextId | undefined {
    const isBlank = needed.some((value) => !value?.trim());
    if (isBlank) return 'send.error.fieldsMissing';
    if (!user) return 'send.error.notAuthenticated';
    if (!sender) return 'home.noAddress';
    // Without a balance it cannot be said that amount and fee are covered.
    if (held === undefined || (token && token.balance === undefined))
      return isDisputed ? 'home.error.disputed' : 'home.error.balance';
    return undefined;
  }

  /** Why valid fields are not sent, as the catalogue has it. */
  function problemOfAll(): TextId | undefined {
    if (isNetworkChanged) return 'send.error.networkChanged';
    if (isSenderChanged) return 'send.error.senderChanged';
    if (recipient.tokenContract) return 'send.error.knownToken';
    if (recipient.isHeld || recipient.address === undefined) return 'send.error.recipientOpen';
    return shortage ?? feeChoice.stop;
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
  }): OpenSigner<TransferSigner> {
    const { vault } = signing;
    if (!vault) return phraseTransferSigner(phrase);
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
    isNetworkChanged,
    isWatchOnly,
    typedRecipient: fields.recipient ?? '',
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
    retryMax: maxNote === 'send.max.oneNode' ? refresh : undefined,
    feeChoice,
    decimals: token?.decimals ?? COIN_DECIMALS,
    symbol: token?.symbol ?? network.currency,
    spendable,
    shortage,
    fee,
    l1Fee: fees?.l1Fee,
    total,
    isEstimating,
    isFeeFailed: isFailed,
    isFeeDisputed: isDisputed,
    isRecipientContract: estimate?.toIsContract ?? false,
    isSubmitting,
    isSendDisabled:
      isSubmitting ||
      isIncomplete ||
      isEstimating ||
      outcome.isUnknown ||
      isMoved ||
      isWatchOnly ||
      feeChoice.stop !== undefined ||
      recipient.isHeld,
    outcome,
    onPress: () => {
      const refusal = reasonToRefuse();
      if (refusal) enqueueSnackbar(t(refusal), { variant: 'error' });
      else void submit();
    },
  };
}
