import { useEffect, useRef, useState } from 'react';
import type { NextStep } from '../../../lib/callSequence/NextStep.ts';
import { useCallSequence, type RunningSequence } from '../../../lib/callSequence/useCallSequence.ts';
import type { ListingStep } from '../trades/ListingStep.ts';
import { nextListingStep } from '../trades/nextListingStep.ts';
import { problemOf } from '../trades/problemOf.ts';
import type { Sale } from '../trades/Sale.ts';
import type { SaleState } from '../trades/SaleState.ts';
import type { SaleTerms } from '../trades/SaleTerms.ts';
import { saveListing } from '../trades/saveListing.ts';
import type { SignedSale } from '../trades/SignedSale.ts';
import { storeTrade } from '../trades/storeTrade.ts';
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
  const running = useCallSequence<ListingStep>();
  /** State between two steps. */
  const [between, setBetween] = useState<SaleState>({ name: 'form' });
  const terms = useRef<SaleTerms | undefined>(undefined);
  const isApproved = useRef(false);
  /** True once the user has seen that the clocks differ: continuing confirms it. */
  const isClockAccepted = useRef(false);
  const past = useRef(sale.past);
  useEffect(() => {
    past.current = sale.past;
  });
  const state = stateOf(running, between);

  /** @param ended hashes of own orders whose cancellation has just become final */
  function resume(ended: readonly string[] = []) {
    const wanted = terms.current;
    if (!wanted) return;
    setBetween({ name: 'form' });
    void running.start({
      id: nft.tokenId,
      next: () => next(wanted, ended),
      onSigned: (step, signed) => {
        if (step.kind === 'order') {
          void save({ sale, terms: wanted, order: step.order, signature: signed });
          return;
        }
        const { kind, hashes } = step;
        const trade = storeTrade({ userId, nft, kind, account: seller, txHash: signed, hashes });
        onAwait(trade.id);
        setBetween({ name: 'waiting', kind, trade });
      },
      problemOf,
    });
  }

  async function next(wanted: SaleTerms, ended: readonly string[]): Promise<NextStep<ListingStep>> {
    const found = await nextListingStep(sale, wanted, {
      ended,
      isApproved: isApproved.current,
      isClockAccepted: isClockAccepted.current,
    });
    if (found.type === 'problem' && found.problem.text === 'market.problem.clock')
      isClockAccepted.current = true;
    return found;
  }

  async function save(signed: SignedSale) {
    setBetween({ name: 'saving' });
    setBetween(await saveListing(signed, past.current));
  }

  return {
    state,
    calls: running.calls,
    typedData: running.typedData,
    /** Begins with the typed terms. */
    begin: (wanted: SaleTerms) => {
      terms.current = wanted;
      isApproved.current = false;
      resume();
    },
    saveAgain: () => {
      if (state.name === 'unsaved') void save(state.signed);
    },
    /** Continues once the awaited step has an outcome. */
    onStep: (outcome: TradeState) => {
      if (state.name !== 'waiting' || outcome === 'pending') return;
      const { kind, trade } = state;
      // Reads it again: another tab may have shown its outcome and dismissed it.
      const stored = trades.ofUser(userId).find(({ id }) => id === trade.id);
      onAwait(undefined);
      if (outcome !== 'completed') {
        const isKnown = outcome === 'failed' || outcome === 'replaced';
        // An unknown outcome stays on the page.
        if (isKnown) trades.remove(userId, trade.id);
        const text = isKnown ? 'market.problem.stepFailed' : 'market.problem.stepUnknown';
        setBetween({ name: 'form', problem: { text } });
        return;
      }
      if (kind === 'cancel') {
        // The notice on the page deletes the listing's record once the block is final, and the stored trade with it.
        if (stored) trades.write({ ...stored, is_told: true });
      } else {
        isApproved.current = true;
        trades.remove(userId, trade.id);
      }
      resume(stored ? [] : trade.order_hashes);
    },
  };
}

function stateOf({ preparing, step, problem }: RunningSequence<ListingStep>, between: SaleState): SaleState {
  if (preparing !== undefined) return { name: 'asking' };
  if (step) return { name: 'signing' };
  return between.name === 'form' ? { name: 'form', problem: between.problem ?? problem } : between;
}
