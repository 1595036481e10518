import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { clocksDiffer } from '@everything-wallet/core/clocks/clocksDiffer';
import { orderTypedData } from '@everything-wallet/core/seaport/orderTypedData';
import { readListing } from '@everything-wallet/core/seaport/readListing';
import { SeaportError } from '@everything-wallet/core/seaport/SeaportError';
import type { OrderComponents } from '@everything-wallet/core/seaport/SeaportOrder';
import { useEffect, useRef, useState } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { SignatureRequest } from '../../../lib/calls/SignatureRequest.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { askListings } from '../api/askListings.ts';
import { keepListing } from '../api/keepListing.ts';
import { readOwnListings } from '../api/readOwnListings.ts';
import type { OwnListing } from '../OwnListing.ts';
import type { TradeAccount, TradedNft } from '../TradedNft.ts';
import { approveRequest } from '../trades/approveRequest.ts';
import { cancelledHashes } from '../trades/cancelledHashes.ts';
import { cancelRequest } from '../trades/cancelRequest.ts';
import { storeTrade } from '../trades/storeTrade.ts';
import { listingOrder } from '../trades/listingOrder.ts';
import { problemOf, type TradeProblem } from '../trades/problemOf.ts';
import { refuseKnownToken } from '../trades/refuseKnownToken.ts';
import { signedMeanwhile } from '../trades/signedMeanwhile.ts';
import { signedOrders } from '../trades/signedOrders.ts';
import { conflictingListings } from '../trades/conflictingListings.ts';
import type { Trade } from '../trades/Trade.ts';
import type { TradeState } from '../trades/tradeState.ts';
import { trades } from '../trades/trades.ts';

const DAY_MS = 86_400_000;

/** What somebody wants for an NFT. */
export interface SaleTerms {
  readonly units: bigint;
  /** In the smallest unit of the network's coin. */
  readonly price: bigint;
  readonly days: number;
}

/** Where a listing stands. */
export type ListingStep =
  | { readonly name: 'form'; readonly problem?: TradeProblem | undefined }
  | { readonly name: 'asking' | 'saving' }
  /** A call is reviewed that has to be on the chain first. */
  | {
      readonly name: 'review';
      readonly kind: 'approve' | 'cancel';
      readonly request: CallRequest;
      /** Of the orders that are cancelled. */
      readonly hashes: readonly string[];
    }
  | { readonly name: 'waiting'; readonly kind: 'approve' | 'cancel'; readonly trade: Trade }
  | { readonly name: 'sign'; readonly request: SignatureRequest; readonly order: OrderComponents }
  /** Signed, and not listed: the same signature is offered once more. */
  | {
      readonly name: 'unsaved';
      readonly order: OrderComponents;
      readonly signature: string;
      readonly problem: TradeProblem;
    }
  | { readonly name: 'listed' };

interface ListingOptions {
  readonly userId: string;
  readonly nft: TradedNft;
  readonly standard: 'erc721' | 'erc1155';
  readonly seller: TradeAccount;
  /** What this account has listed of it. */
  readonly own: readonly OwnListing[];
  /** Hashes of own orders that are sold or cancelled, whose records stand there still. */
  readonly past: readonly string[];
  readonly onAwait: (tradeId: string | undefined) => void;
}

/** Forgets signed orders whose time is over, by more than clocks differ. */
function forgetOver(userId: string): void {
  for (const { id, order } of signedOrders.ofUser(userId)) {
    const endsAt = Number(order.components.endTime) * 1_000;
    if (endsAt + DAY_MS < Date.now()) signedOrders.remove(userId, id);
  }
}

/**
 * Leads from a price to a listing: what is cheaper is cancelled on the chain first, then Seaport is allowed to take the NFT, then the
 * order is signed, and at last it is offered to everybody.
 */
export function useListing({ userId, nft, standard, seller, own, past, onAwait }: ListingOptions) {
  const [step, setStep] = useState<ListingStep>({ name: 'form' });
  const terms = useRef<SaleTerms | undefined>(undefined);
  const isApproved = useRef(false);
  /** Whether the person was told that the clocks differ: who goes on then has confirmed it. */
  const isClockAccepted = useRef(false);
  /** What was signed in the dialog that is open. */
  const signedTrade = useRef<Trade | undefined>(undefined);
  const signature = useRef<string | undefined>(undefined);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const { network, contract, tokenId } = nft;
  const { chainId, rpcName } = network;
  const fail = (problem: TradeProblem) => setStep({ name: 'form', problem });

  /** @param ended hashes of own orders whose cancellation has just been found to be there for good */
  async function goOn(ended: readonly string[] = []) {
    const wanted = terms.current;
    if (!wanted) return;
    setStep({ name: 'asking' });
    try {
      const next = await nextStep(wanted, ended);
      if (!isGone.current) setStep(next);
    } catch (error) {
      if (!(error instanceof SeaportError)) logProblem('A listing could not be made ready', error);
      if (!isGone.current) fail(problemOf(error));
    }
  }

  function inTheWayOf({ price }: SaleTerms, listings: readonly OwnListing[]): readonly OwnListing[] {
    const over = cancelledHashes(trades.ofUser(userId));
    return conflictingListings(listings, standard, price).filter(
      ({ hash }) => !over.has(hash) && !past.includes(hash),
    );
  }

  /** Whether another tab or device has listed what now stands in the way of it. */
  async function isListedMeanwhile(
    wanted: SaleTerms,
    { chainTime, besides }: { readonly chainTime: number | null; readonly besides?: string },
  ): Promise<boolean> {
    const told = cancelledHashes(trades.ofUser(userId));
    const all = await readOwnListings(userId, nft);
    const kept = new Set(trades.ofUser(userId).flatMap(({ order_hashes: hashes }) => hashes));
    // By the earlier of the two clocks.
    const now = Math.min(Date.now(), chainTime ?? Infinity);
    const others = all.filter(
      ({ hash, order, endsAt }) =>
        hash !== besides &&
        endsAt > now &&
        sameAddress(order.components.offerer, seller.address) &&
        // The block became final while it was read: its record and the kept trade went.
        !(told.has(hash) && !kept.has(hash)),
    );
    return inTheWayOf(wanted, others).length > 0;
  }

  async function nextStep(wanted: SaleTerms, ended: readonly string[]): Promise<ListingStep> {
    const inTheWay = inTheWayOf(wanted, own).filter(({ hash }) => !ended.includes(hash));
    if (inTheWay.length > 0) {
      const hashes = inTheWay.map(({ hash }) => hash);
      const request = {
        ...cancelRequest(network, inTheWay, seller),
        isDone: signedMeanwhile(userId, nft, 'cancel', hashes),
      };
      return { name: 'review', kind: 'cancel', request, hashes };
    }
    await refuseKnownToken(network, contract);
    const { seller: state } = await askListings({
      network: rpcName,
      contract,
      tokenId,
      seller: seller.address,
    });
    const { units, isApproved: isSeen } = state ?? {};
    if (!state || typeof units !== 'string' || typeof isSeen !== 'boolean')
      return { name: 'form', problem: { text: 'market.problem.seller' } };
    if (BigInt(units) < wanted.units) return { name: 'form', problem: { text: 'market.problem.notOwned' } };
    if (!isSeen) {
      if (isApproved.current) return { name: 'form', problem: { text: 'market.problem.notApproved' } };
      const request = {
        ...approveRequest(nft, standard, seller),
        isDone: signedMeanwhile(userId, nft, 'approve'),
      };
      return { name: 'review', kind: 'approve', request, hashes: [] };
    }
    if (await isListedMeanwhile(wanted, { chainTime: state.time }))
      return { name: 'form', problem: { text: 'market.problem.listedMeanwhile' } };
    const isClockWrong = state.time !== null && clocksDiffer(state.time, Date.now());
    if (isClockWrong && !isClockAccepted.current) {
      isClockAccepted.current = true;
      return { name: 'form', problem: { text: 'market.problem.clock' } };
    }
    const order = listingOrder(seller.address, { contract, tokenId, standard, ...wanted }, state);
    if (!order) return { name: 'form', problem: { text: 'market.problem.seller' } };
    const text = JSON.stringify(orderTypedData(order, chainId), null, 2);
    const { address, derivationIndex } = seller;
    return { name: 'sign', order, request: { network, signer: { address, derivationIndex }, text } };
  }

  async function save(order: OrderComponents, made: string) {
    const wanted = terms.current;
    if (!wanted) return;
    setStep({ name: 'saving' });
    const signed = { components: order, signature: made.toLowerCase() };
    try {
      // As whoever buys it reads it: what is listed is what was typed, and signed by its seller.
      const { orderHash } = readListing(signed, {
        chainId,
        now: BigInt(order.startTime),
        wanted: { contract, tokenId: BigInt(tokenId), price: wanted.price },
      });
      const hash = orderHash.toLowerCase();
      if (await isListedMeanwhile(wanted, { chainTime: Number(order.startTime) * 1_000, besides: hash })) {
        if (!isGone.current) fail({ text: 'market.problem.listedMeanwhile' });
        return;
      }
      forgetOver(userId);
      signedOrders.write({
        id: `${chainId}_${hash}`,
        user_id: userId,
        network: network.id,
        contract,
        token_id: tokenId,
        order: signed,
        written_at: Date.now(),
      });
      await keepListing(rpcName, signed);
      if (!isGone.current) setStep({ name: 'listed' });
    } catch (error) {
      logProblem('A listing could not be saved', error);
      if (isGone.current) return;
      const code = error instanceof CallableError ? error.code : undefined;
      if (error instanceof SeaportError) fail({ text: 'market.problem.otherSignature' });
      else if (code === 'failed-precondition') fail({ text: 'market.problem.notKept' });
      else {
        const text = code === 'resource-exhausted' ? 'market.problem.saveMany' : 'market.problem.save';
        setStep({ name: 'unsaved', order, signature: made, problem: { text } });
      }
    }
  }

  return {
    step,
    /** Begins with what was typed. */
    begin: (wanted: SaleTerms) => {
      terms.current = wanted;
      isApproved.current = false;
      void goOn();
    },
    /** Before the bytes of a step leave. */
    onSigned: (txHash: string) => {
      if (step.name !== 'review') return;
      const { kind, hashes } = step;
      const trade = storeTrade({ userId, nft, kind, account: seller, txHash, hashes });
      signedTrade.current = trade;
      onAwait(trade.id);
    },
    onOrderSigned: (made: string) => {
      signature.current = made;
    },
    /** The dialog of a step is closed: without a signature nothing was done. */
    onClosed: () => {
      const [trade, made] = [signedTrade.current, signature.current];
      signedTrade.current = undefined;
      signature.current = undefined;
      if (step.name === 'review' && trade) setStep({ name: 'waiting', kind: step.kind, trade });
      else if (step.name === 'sign' && made !== undefined) void save(step.order, made);
      else setStep({ name: 'form' });
    },
    saveAgain: () => {
      if (step.name === 'unsaved') void save(step.order, step.signature);
    },
    /** What became of the step that is waited for. */
    onStep: async (state: TradeState) => {
      if (step.name !== 'waiting' || state === 'pending') return;
      const { kind, trade } = step;
      // As it is now: another tab may have told it, and put it aside.
      const kept = trades.ofUser(userId).find(({ id }) => id === trade.id);
      onAwait(undefined);
      if (state !== 'completed') {
        const isKnown = state === 'failed' || state === 'undone';
        // What became of it stays on the page where that is not known.
        if (isKnown) trades.remove(userId, trade.id);
        fail({ text: isKnown ? 'market.problem.stepFailed' : 'market.problem.stepUnknown' });
        return;
      }
      if (kind === 'cancel') {
        // Its listing's record goes with the notice on the page, once the block is there for good: then the kept trade goes too.
        if (kept) trades.write({ ...kept, is_told: true });
      } else {
        isApproved.current = true;
        trades.remove(userId, trade.id);
      }
      if (!isGone.current) await goOn(kept ? [] : trade.order_hashes);
    },
  };
}
