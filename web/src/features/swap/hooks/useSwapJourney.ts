import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import { holdCallLock } from '../../../lib/calls/holdCallLock.ts';
import { nextStep, takeBackStep, type NextStep, type TimedQuote } from '../journey/nextStep.ts';
import { preparationFailure } from '../journey/preparationFailure.ts';
import { restoreStep } from '../journey/restoreStep.ts';
import { isAsStored } from '../journey/storedJourney.ts';
import type { SwapJourney } from '../journey/SwapJourney.ts';
import { swapJourneys } from '../journey/swapJourneys.ts';
import type { SwapSender } from '../swapRequests.ts';

/** What is being reviewed: the step as it is kept, and what is kept again where nothing is sent. */
interface Review {
  readonly journey: SwapJourney;
  readonly before: SwapJourney;
  readonly request: CallRequest;
}

/** What is known of a swap that is gone on with. */
interface KnownOfSwap {
  /** Whether its approval is in a block. */
  readonly isApproved?: boolean;
  /** Whether its last step was signed and the server had no record of it: that is looked for anew. */
  readonly isUnheard?: boolean;
  /** The quote that is on the screen, where it is of now: what is signed is what is shown. */
  readonly quote?: TimedQuote | undefined;
}

/** What takes a swap from one signature to the next. */
export interface SwapJourneys {
  /** What the dialog reviews; undefined while there is none. */
  readonly review: CallRequest | undefined;
  /** The swap that is being reviewed, as it was before: what is written down of the step is not to be read while it is shown. */
  readonly before: SwapJourney | undefined;
  /** The swap that is being made ready. */
  readonly busyId: string | undefined;
  /** Why there is nothing to sign, and of which swap. */
  readonly problem:
    { readonly id: string; readonly text: TextId; readonly seconds?: number | undefined } | undefined;
  /** Goes on with a swap, or begins it. */
  readonly goOn: (journey: SwapJourney, known?: KnownOfSwap) => Promise<void>;
  readonly takeBack: (journey: SwapJourney, known?: Pick<KnownOfSwap, 'isUnheard'>) => Promise<void>;
  /** Before the bytes leave: from then on it is known which transaction it may be. */
  readonly onSigned: (txHash: string) => void;
  readonly onSent: (txHash: string) => void;
  readonly onClose: () => void;
}

/**
 * Leads swaps from approval to swap: one signature at a time, each written down before it is shown, and by one tab alone.
 *
 * @param sender the primary account; undefined where there is none
 */
export function useSwapJourney(sender: SwapSender | undefined): SwapJourneys {
  const t = useText();
  const [review, setReview] = useState<Review>();
  const [before, setBefore] = useState<SwapJourney>();
  const [busyId, setBusyId] = useState<string>();
  const [problem, setProblem] = useState<SwapJourneys['problem']>();
  const release = useRef<(() => void) | undefined>(undefined);
  const isSent = useRef(false);
  const isBusy = useRef(false);
  const gone = useRef(false);
  const isGone = () => gone.current;
  const letGo = useCallback(() => {
    release.current?.();
    release.current = undefined;
  }, []);
  // Whoever leaves the screen signs nothing more; what was written down stays.
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      letGo();
    };
  }, [letGo]);

  async function prepare(journey: SwapJourney, find: (sender: SwapSender) => Promise<NextStep>) {
    if (isBusy.current || review) return;
    const fail = (text: TextId) => setProblem({ id: journey.id, text });
    setProblem(undefined);
    if (!sender || !sameAddress(sender.address, journey.account)) {
      fail('swap.live.problem.otherAccount');
      return;
    }
    isBusy.current = true;
    setBusyId(journey.id);
    try {
      release.current = await holdCallLock(networkById(journey.network).chainId, journey.account);
      if (!release.current) {
        fail('swap.live.problem.otherTab');
        return;
      }
      if (isGone()) {
        letGo();
        return;
      }
      // Another tab has gone on with it meanwhile: this one shows that in a moment.
      if (journey.step && !isAsStored(journey)) {
        letGo();
        return;
      }
      const next = await find(sender);
      // Nobody sees it, and the lock is another tab's by now.
      if (isGone()) return;
      if (next.type === 'sign') {
        // Before it is shown: whatever happens then, it is known that something may have been sent.
        swapJourneys.write(next.journey);
        isSent.current = false;
        setBefore(journey);
        setReview({ journey: next.journey, before: journey, request: next.request });
        return;
      }
      if (next.type === 'found') swapJourneys.write(next.journey);
      else fail(next.text);
      letGo();
    } catch (error) {
      letGo();
      setProblem({ id: journey.id, ...preparationFailure(error) });
    } finally {
      isBusy.current = false;
      setBusyId(undefined);
    }
  }

  function noteHash(txHash: string) {
    if (!review?.journey.step) return;
    const step = { ...review.journey.step, tx_hash: txHash.toLowerCase() };
    swapJourneys.write({ ...review.journey, step });
  }

  return {
    review: review?.request,
    before,
    busyId,
    problem,
    goOn: (journey, { isApproved = false, isUnheard = false, quote } = {}) =>
      prepare(journey, (owner) => nextStep(journey, { sender: owner, t, isApproved, isUnheard, quote })),
    takeBack: (journey, { isUnheard = false } = {}) =>
      prepare(journey, (owner) => takeBackStep(journey, { sender: owner, isUnheard })),
    onSigned: noteHash,
    onSent: (txHash) => {
      isSent.current = true;
      setBefore(undefined);
      noteHash(txHash);
    },
    onClose: () => {
      setReview(undefined);
      if (!review || isSent.current) {
        letGo();
        return;
      }
      void restoreStep(review).finally(() => {
        setBefore(undefined);
        letGo();
      });
    },
  };
}
