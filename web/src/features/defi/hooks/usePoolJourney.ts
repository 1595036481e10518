import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { useEffect, useRef, useState } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { holdCallLock } from '../../../lib/calls/holdCallLock.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { secondsToWait } from '../../../lib/firebase/secondsToWait.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { isUnderWay } from '../journey/isUnderWay.ts';
import { nextPoolStep } from '../journey/nextPoolStep.ts';
import type { PoolJourney, PoolStep } from '../journey/PoolJourney.ts';
import { poolJourneys } from '../journey/poolJourneys.ts';
import type { PoolAccount } from '../PoolAccount.ts';

interface Review {
  readonly journey: PoolJourney;
  readonly name: PoolStep;
  readonly request: CallRequest;
}

/** State and actions of a sequence of steps with a pool. */
export interface PoolJourneys {
  /** Call that the dialog reviews; undefined if none. */
  readonly review: CallRequest | undefined;
  /** True while a step is prepared or reviewed. */
  readonly isBusy: boolean;
  /** Reason why there is nothing to sign, and id of its sequence. */
  readonly problem: { readonly id: string; readonly text: string } | undefined;
  /**
   * Prepares the next step.
   *
   * @param justMade the step confirmed a moment ago
   */
  readonly goOn: (journey: PoolJourney, justMade?: PoolStep) => Promise<void>;
  /** Called before the broadcast: from then on, the transaction's hash is known. */
  readonly onSigned: (txHash: string) => void;
  readonly onClose: () => void;
}

/**
 * Leads a sequence of steps with a pool from approval to its end: one signature at a time, each stored by its hash before the
 * broadcast, and only in one tab.
 *
 * @param accounts that can sign
 */
export function usePoolJourney(accounts: readonly PoolAccount[]): PoolJourneys {
  const t = useText();
  const mask = useMask();
  const [review, setReview] = useState<Review>();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<PoolJourneys['problem']>();
  const release = useRef<(() => void) | undefined>(undefined);
  const isBusy = useRef(false);
  const isUnmounted = useRef(false);
  const letGo = () => {
    release.current?.();
    release.current = undefined;
    isBusy.current = false;
  };
  // A user who leaves the screen signs nothing more.
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      release.current?.();
      release.current = undefined;
    };
  }, []);

  async function goOn(journey: PoolJourney, justMade?: PoolStep) {
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(undefined);
    setIsAsking(true);
    const text = await prepare(journey, justMade);
    if (isUnmounted.current) {
      letGo();
      return;
    }
    setIsAsking(false);
    if (text === undefined) return;
    letGo();
    if (text !== '') setProblem({ id: journey.id, text });
  }

  /**
   * Prepares the review of the next step.
   *
   * @returns the reason why there is nothing to sign, which may be empty; undefined if there is a review
   */
  async function prepare(journey: PoolJourney, justMade: PoolStep | undefined): Promise<string | undefined> {
    const account = accounts.find(({ address }) => sameAddress(address, journey.account));
    if (!account) return t('pools.problem.noAccount', { account: shortenAddress(journey.account) });
    const { address, derivationIndex } = account;
    try {
      release.current = await holdCallLock(networkById(journey.network).chainId, address);
      if (!release.current) return t('pools.problem.otherTab');
      if (isOtherPending(journey)) return t('pools.problem.underWay');
      // Another tab has continued it: this one shows that in a moment.
      if (!isCurrent(journey)) return '';
      const next = await nextPoolStep(journey, { sender: { address, derivationIndex }, t, mask, justMade });
      if (isUnmounted.current) return '';
      if (next.type === 'problem') return next.text;
      setReview({ journey, name: next.name, request: next.request });
      return undefined;
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds !== undefined) return t('pools.problem.tooMany', { seconds });
      if (error instanceof CallableError) return t('pools.problem.notAsked');
      logProblem('A step with a pool could not be made ready', error);
      return t('pools.problem.unexpected');
    }
  }

  return {
    review: review?.request,
    isBusy: isAsking || review !== undefined,
    problem,
    goOn,
    onSigned: (txHash) => {
      if (!review) return;
      const { journey, name } = review;
      poolJourneys.write({ ...journey, step: { name, tx_hash: txHash.toLowerCase() } });
    },
    onClose: () => {
      setReview(undefined);
      letGo();
    },
  };
}

/** Returns true if the stored sequence is at the step that this tab knows. */
function isCurrent({ id, user_id: userId, step }: PoolJourney): boolean {
  const stored = poolJourneys.ofUser(userId).find((one) => one.id === id);
  return stored?.step?.tx_hash === step?.tx_hash;
}

/** Returns true if another sequence of this account with this pool is pending. */
function isOtherPending(journey: PoolJourney): boolean {
  const others = poolJourneys.ofUser(journey.user_id).filter(({ id }) => id !== journey.id);
  return isUnderWay(others, journey);
}
