import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { CallSequence } from '../../../lib/callSequence/CallSequence.ts';
import type { NextStep } from '../../../lib/callSequence/NextStep.ts';
import { useCallSequence } from '../../../lib/callSequence/useCallSequence.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import { readNetworkListings } from '../api/readNetworkListings.ts';
import type { OwnListing } from '../OwnListing.ts';
import type { TradeAccount, TradedNft } from '../TradedNft.ts';
import { cancelAllRequest } from '../trades/cancelAllRequest.ts';
import { cancelRequest } from '../trades/cancelRequest.ts';
import { problemOf } from '../trades/problemOf.ts';
import { signedMeanwhile } from '../trades/signedMeanwhile.ts';
import { storeTrade } from '../trades/storeTrade.ts';

/** Cancellation in review. */
interface Cancellation {
  readonly kind: 'cancel' | 'cancelAll';
  readonly account: TradeAccount;
  readonly hashes: readonly string[];
}

/** Has listings of an NFT cancelled: those of an account that are shown, or all that the account has signed. */
export function useCancelling(userId: string, nft: TradedNft) {
  const t = useText();
  const { isBusy, calls, problem, start } = useCallSequence<Cancellation>();
  const { network } = nft;

  function nextCancel(account: TradeAccount, listings: readonly OwnListing[]): NextStep<Cancellation> {
    const hashes = hashesOf(listings);
    const request = {
      ...cancelRequest(network, listings, account),
      isDone: signedMeanwhile(userId, nft, 'cancel', hashes),
    };
    return { type: 'sign', step: { kind: 'cancel', account, hashes }, requests: [request] };
  }

  /** Cancels everything that the account has signed: also what is not known here, of which there is no record to remove. */
  async function nextCancelAll(
    account: TradeAccount,
    shown: readonly OwnListing[],
  ): Promise<NextStep<Cancellation>> {
    let listings = shown;
    try {
      const all = await readNetworkListings(userId, network);
      listings = all.filter(({ order }) => sameAddress(order.components.offerer, account.address));
    } catch (error) {
      // Cancels without the full list: the other listings end too, and appear as cancelled.
      logProblem('Reading the cancelled listings failed', error);
    }
    const notice = t('market.cancelAll.notice', { account: account.name, network: network.name });
    const request = {
      ...cancelAllRequest(network, account, notice),
      isDone: signedMeanwhile(userId, nft, 'cancelAll'),
    };
    const hashes = hashesOf(listings);
    return { type: 'sign', step: { kind: 'cancelAll', account, hashes }, requests: [request] };
  }

  function run(kind: Cancellation['kind'], next: CallSequence<Cancellation>['next']) {
    void start({
      id: kind,
      next,
      onSigned: (cancellation, txHash) => void storeTrade({ userId, nft, txHash, ...cancellation }),
      problemOf,
    });
  }

  return {
    /** Call to review; undefined if none. */
    calls,
    problem,
    isDisabled: isBusy,
    cancel: (account: TradeAccount, listings: readonly OwnListing[]) =>
      run('cancel', () => nextCancel(account, listings)),
    cancelAll: (account: TradeAccount, shown: readonly OwnListing[]) =>
      run('cancelAll', () => nextCancelAll(account, shown)),
  };
}

function hashesOf(listings: readonly OwnListing[]): readonly string[] {
  return listings.map(({ hash }) => hash);
}
