import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { useState } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import { readNetworkListings } from '../api/readNetworkListings.ts';
import type { OwnListing } from '../OwnListing.ts';
import type { TradeAccount, TradedNft } from '../TradedNft.ts';
import { cancelAllRequest } from '../trades/cancelAllRequest.ts';
import { cancelRequest } from '../trades/cancelRequest.ts';
import { signedMeanwhile } from '../trades/signedMeanwhile.ts';
import { storeTrade } from '../trades/storeTrade.ts';

/** Cancellation in review. */
interface Cancellation {
  readonly kind: 'cancel' | 'cancelAll';
  readonly request: CallRequest;
  readonly account: TradeAccount;
  readonly hashes: readonly string[];
}

/** Has listings of an NFT cancelled: those of an account that are shown, or all that the account has signed. */
export function useCancelling(userId: string, nft: TradedNft) {
  const t = useText();
  const [cancellation, setCancellation] = useState<Cancellation>();
  const [isReading, setIsReading] = useState(false);
  const { network } = nft;

  function cancel(account: TradeAccount, listings: readonly OwnListing[]) {
    const hashes = hashesOf(listings);
    const request = {
      ...cancelRequest(network, listings, account),
      isDone: signedMeanwhile(userId, nft, 'cancel', hashes),
    };
    setCancellation({ kind: 'cancel', request, account, hashes });
  }

  /** Cancels everything that the account has signed: also what is not known here, of which there is no record to remove. */
  async function cancelAll(account: TradeAccount, shown: readonly OwnListing[]) {
    setIsReading(true);
    let listings = shown;
    try {
      const all = await readNetworkListings(userId, network);
      listings = all.filter(({ order }) => sameAddress(order.components.offerer, account.address));
    } catch (error) {
      // Cancels without the full list: the other listings end too, and appear as cancelled.
      logProblem('Which listings are cancelled could not be read', error);
    }
    setIsReading(false);
    const notice = t('market.cancelAll.notice', { account: account.name, network: network.name });
    const request = {
      ...cancelAllRequest(network, account, notice),
      isDone: signedMeanwhile(userId, nft, 'cancelAll'),
    };
    setCancellation({ kind: 'cancelAll', request, account, hashes: hashesOf(listings) });
  }

  return {
    /** Call to review; undefined if none. */
    request: cancellation?.request,
    isDisabled: isReading || cancellation !== undefined,
    cancel,
    cancelAll,
    onSigned: (txHash: string) => {
      if (cancellation) storeTrade({ userId, nft, txHash, ...cancellation });
    },
    close: () => setCancellation(undefined),
  };
}

function hashesOf(listings: readonly OwnListing[]): readonly string[] {
  return listings.map(({ hash }) => hash);
}
