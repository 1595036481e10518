import type { TransferForm, TypedTransfer } from '@everything-wallet/core/transactions/transferSchema';
import type { Control } from 'react-hook-form';
import type { SigningChoice } from '../../../lib/vault/useSigningKey.ts';
import type { TextId } from '../../../texts/texts.ts';
import type { MoneyAmount } from '../amount/useMoneyAmount.ts';
import type { FeeChoice } from '../fees/useFeeChoice.ts';
import type { UnknownOutcome } from '../journal/useUnknownOutcome.ts';
import type { Recipient } from '../recipients/Recipient.ts';
import type { Sender } from '../pipeline/Sender.ts';
import type { SimulatedTransfer } from './simulatedTransfer.ts';

/** State of the Send dialog: its fields, what was understood of them, and its actions. */
export interface SendFormState {
  readonly control: Control<TransferForm, unknown, TypedTransfer>;
  /** Phrase or vault that signs. */
  readonly signing: SigningChoice;
  /** Puts a contact's address into its field. */
  readonly setRecipient: (address: string) => void;
  /** Account that the form was opened for. */
  readonly sender: Sender | undefined;
  /** True when another account has become the primary one meanwhile. */
  readonly isSenderChanged: boolean;
  /** True when the form was opened for another network. */
  readonly isNetworkChanged: boolean;
  readonly isWatchOnly: boolean;
  /** Text in the recipient's field. */
  readonly typedRecipient: string;
  /** Recipient that the typed text stands for. */
  readonly recipient: Recipient;
  /** Typed amount in the smallest unit; undefined while it cannot be read. */
  readonly amount: bigint | undefined;
  /** Amount as typed in the user's currency. */
  readonly money: MoneyAmount;
  /** True while the full balance is sent, whatever it is. */
  readonly isMax: boolean;
  /** Begins or ends to send the full balance. */
  readonly toggleMax: () => void;
  readonly endMax: () => void;
  /** Note on what remains where the full balance is sent. */
  readonly maxNote: TextId | undefined;
  /** Retries the estimate, so that Max may pay the fee in full; undefined where that would change nothing. */
  readonly retryMax: (() => void) | undefined;
  readonly feeChoice: FeeChoice;
  readonly decimals: number;
  readonly symbol: string;
  /** Balance of the asset, in its smallest unit. */
  readonly spendable: bigint | undefined;
  /** Transfer to simulate; undefined while it is incomplete. */
  readonly simulated: SimulatedTransfer | undefined;
  /** Balance that is too small. */
  readonly shortage: TextId | undefined;
  /** Wei. */
  readonly fee: bigint | undefined;
  /** L1 data fee, in wei; undefined if none. */
  readonly l1Fee: bigint | undefined;
  /** Wei; of a token transfer the fee alone. */
  readonly total: bigint | undefined;
  readonly isEstimating: boolean;
  readonly isFeeFailed: boolean;
  /** True when the estimate failed because the network's nodes differ. */
  readonly isFeeDisputed: boolean;
  readonly isRecipientContract: boolean;
  readonly isSubmitting: boolean;
  readonly isSendDisabled: boolean;
  /** Transfers from the account whose outcome is open. */
  readonly outcome: UnknownOutcome;
  /** Signs and sends what is shown, or shows why it does not. */
  readonly onPress: () => void;
}
