import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Network } from '@everything-wallet/core/networks/networks';
import { useState } from 'react';
import type { Sender } from '../pipeline/Sender.ts';

/** Sender of a form, and what has changed since it was opened. */
export interface FixedSender {
  /** Account that the form was opened for; undefined while it is not known. */
  readonly sender: Sender | undefined;
  /** True when another account has become the primary one meanwhile. */
  readonly isSenderChanged: boolean;
  /** True when the form was opened for another network. */
  readonly isNetworkChanged: boolean;
  /** True when either has changed: nothing is sent. */
  readonly isMoved: boolean;
  readonly isWatchOnly: boolean;
}

/**
 * Fixes sender and network of a form when they are first known (docs/product.md §4): a primary account that is changed elsewhere must
 * not change whose coins are sent by a form that is filled in, nor must a network that is switched off in another tab take the form to
 * another one.
 */
export function useFixedSender(primarySender: Sender | undefined, network: Network): FixedSender {
  const [sender, setSender] = useState(primarySender);
  if (!sender && primarySender) setSender(primarySender);
  const [openedOn] = useState(network.id);
  const isSenderChanged =
    sender !== undefined &&
    primarySender !== undefined &&
    !sameAddress(sender.address, primarySender.address);
  const isNetworkChanged = network.id !== openedOn;
  return {
    sender,
    isSenderChanged,
    isNetworkChanged,
    isMoved: isSenderChanged || isNetworkChanged,
    isWatchOnly: sender?.derivationIndex === null,
  };
}
