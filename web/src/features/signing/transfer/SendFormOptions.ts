import type { Network } from '@everything-wallet/core/networks/networks';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import type { ReactNode } from 'react';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import type { SendableToken } from './SendableToken.ts';
import type { SentTransfer } from './SentTransfer.ts';
import type { Sender } from '../pipeline/Sender.ts';

/** Asset, sender and network of the Send dialog, and its callbacks. */
export interface SendFormOptions {
  readonly network: Network;
  /** Primary account of the user; undefined while it is not known. */
  readonly sender: Sender | undefined;
  /** Native coin, in wei; undefined while unknown. */
  readonly balance: bigint | undefined;
  /** Sent instead of native coin. */
  readonly token: SendableToken | undefined;
  /** Price of the native coin; undefined if the last one is older than five minutes, and for test coins. */
  readonly price?: CoinPrice | undefined;
  /** Addresses that the recipient is compared with. */
  readonly known: KnownAddresses;
  readonly initialRecipient?: string | undefined;
  /** Coin, a decimal string. */
  readonly initialAmount?: string | undefined;
  readonly onSendingChange: (isSending: boolean) => void;
  /** Called with true where closing the dialog would lose what was typed. */
  readonly onTypedChange?: ((isTyped: boolean) => void) | undefined;
  /** Called once the transfer is sent; without it if the broadcast was only discovered later. */
  readonly onSent: (sent?: SentTransfer) => void;
  /** Element beside the message that it is sent. */
  readonly sentAction?: ((sent: SentTransfer) => ReactNode) | undefined;
  /** True where the caller shows a sent transfer itself. */
  readonly isSentShown?: boolean | undefined;
}
