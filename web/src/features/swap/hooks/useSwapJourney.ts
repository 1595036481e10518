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

/** Step under review, as it is stored; `before` is stored again if nothing is sent. */
interface Review {
  readonly journey: SwapJourney;
  readonly before: SwapJourney;
  readonly request: CallRequest;
}

/** Facts about a swap that continues. */
interface KnownOfSwap {
  /** True if its approval is in a block. */
  readonly isApproved?: boolean;
  /** True if its last step was signed and the server had no record of it: searches for it again. */
  readonly isUnheard?: boolean;
  /** Quote on the screen, if still valid: the user signs the quote that the screen shows. */
  readonly quote?: TimedQuote | undefined;
}

/** State and actions of swaps, from one signature to the next. */
export interface SwapJourneys {
  /** Call that the dialog reviews; undefined if none. */
  readonly review: CallRequest | undefined;
  /** Swap under review, as it was before its step was stored: the screen must not show that step as sent. */
  readonly before: SwapJourney | undefined;
  /** Id of the swap whose next step is prepared. */
  readonly busyId: string | undefined;
  /** Reason why a swap has nothing to sign. */
  readonly problem:
    { readonly id: string; readonly text: TextId; readonly seconds?: number | undefined } | undefined;
  /** Starts a swap or continues it. */
  readonly goOn: (journey: SwapJourney, known?: KnownOfSwap) => Promise<void>;
  readonly takeBack: (journey: SwapJourney, known?: Pick<KnownOfSwap, 'isUnheard'>) => Promise<void>;
  /** Stores the hash before the broadcast: a lost answer must not lose the transaction. */
  readonly onSigned: (txHash: string) => void;
  readonly onSent: (txHash: string) => void;
  readonly onClose: () => void;
}

/**
 * Takes swaps from approval to swap: one signature at a time, in one tab at a time. Stores each step before the review shows it.
 *
 * @param sender the primary account; undefined if none
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
  const unmounted = useRef(false);
  const isUnmounted = () => unmounted.current;
  const releaseLock = useCallback(() => {
    release.current?.();
    release.current = undefined;
  }, []);
  // Leaving the screen ends the sequence; stored steps stay.
  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
      releaseLock();
    };
  }, [releaseLock]);

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
      if (isUnmounted()) {
        releaseLock();
        return;
      }
      // Another tab has continued it; this one is about to show that.
      if (journey.step && !isAsStored(journey)) {
        releaseLock();
        return;
      }
      const next = await find(sender);
      // The screen is closed, and another tab may have the lock.
      if (isUnmounted()) return;
      if (next.type === 'sign') {
        // Stored before the review opens: after a crash it is known that the step may have been sent.
        swapJourneys.write(next.journey);
        isSent.current = false;
        setBefore(journey);
        setReview({ journey: next.journey, before: journey, request: next.request });
        return;
      }
      if (next.type === 'found') swapJourneys.write(next.journey);
      else fail(next.text);
      releaseLock();
    } catch (error) {
      releaseLock();
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
        releaseLock();
        return;
      }
      void restoreStep(review).finally(() => {
        setBefore(undefined);
        releaseLock();
      });
    },
  };
}
