import { SeaportError } from '@everything-wallet/core/seaport/SeaportError';
import type { OrderComponents } from '@everything-wallet/core/seaport/SeaportOrder';
import { useEffect, useRef, useState } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import type { ListingStep, SaleTerms } from '../trades/ListingStep.ts';
import { nextListingStep } from '../trades/nextListingStep.ts';
import { problemOf, type TradeProblem } from '../trades/problemOf.ts';
import type { Sale } from '../trades/Sale.ts';
import { saveListing } from '../trades/saveListing.ts';
import { storeTrade } from '../trades/storeTrade.ts';
import type { Trade } from '../trades/Trade.ts';
import type { TradeState } from '../trades/tradeState.ts';
import { trades } from '../trades/trades.ts';

interface ListingOptions extends Sale {
  readonly onAwait: (tradeId: string | undefined) => void;
}

/**
 * Takes an NFT from a price to a listing: cancels cheaper listings, approves Seaport to move the NFT, signs the order, and lists it.
 */
export function useListing({ onAwait, ...sale }: ListingOptions) {
  const { userId, nft, seller } = sale;
  const [step, setStep] = useState<ListingStep>({ name: 'form' });
  const terms = useRef<SaleTerms | undefined>(undefined);
  const isApproved = useRef(false);
  /** True once the user has seen that the clocks differ: continuing confirms it. */
  const isClockAccepted = useRef(false);
  /** Trade that was signed in the open dialog. */
  const signedTrade = useRef<Trade | undefined>(undefined);
  const signature = useRef<string | undefined>(undefined);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const fail = (problem: TradeProblem) => setStep({ name: 'form', problem });

  /** @param ended hashes of own orders whose cancellation has just become final */
  async function goOn(ended: readonly string[] = []) {
    const wanted = terms.current;
    if (!wanted) return;
    setStep({ name: 'asking' });
    try {
      const next = await nextListingStep(sale, wanted, {
        ended,
        isApproved: isApproved.current,
        isClockAccepted: isClockAccepted.current,
      });
      if (next.name === 'form' && next.problem?.text === 'market.problem.clock')
        isClockAccepted.current = true;
      if (!isGone.current) setStep(next);
    } catch (error) {
      if (!(error instanceof SeaportError)) logProblem('A listing could not be made ready', error);
      if (!isGone.current) fail(problemOf(error));
    }
  }

  async function save(order: OrderComponents, made: string) {
    const wanted = terms.current;
    if (!wanted) return;
    setStep({ name: 'saving' });
    const next = await saveListing(sale, wanted, { order, signature: made });
    if (!isGone.current) setStep(next);
  }

  return {
    step,
    /** Begins with the typed terms. */
    begin: (wanted: SaleTerms) => {
      terms.current = wanted;
      isApproved.current = false;
      void goOn();
    },
    /** Called before the bytes of a step are broadcast. */
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
    /** Called when the dialog of a step is closed: without a signature nothing was done. */
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
    /** Continues once the awaited step has an outcome. */
    onStep: async (state: TradeState) => {
      if (step.name !== 'waiting' || state === 'pending') return;
      const { kind, trade } = step;
      // Reads it again: another tab may have shown its outcome and dismissed it.
      const stored = trades.ofUser(userId).find(({ id }) => id === trade.id);
      onAwait(undefined);
      if (state !== 'completed') {
        const isKnown = state === 'failed' || state === 'undone';
        // An unknown outcome stays on the page.
        if (isKnown) trades.remove(userId, trade.id);
        fail({ text: isKnown ? 'market.problem.stepFailed' : 'market.problem.stepUnknown' });
        return;
      }
      if (kind === 'cancel') {
        // The notice on the page deletes the listing's record once the block is final, and the stored trade with it.
        if (stored) trades.write({ ...stored, is_told: true });
      } else {
        isApproved.current = true;
        trades.remove(userId, trade.id);
      }
      if (!isGone.current) await goOn(stored ? [] : trade.order_hashes);
    },
  };
}
