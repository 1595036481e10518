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

/** What takes a step with a pool from one signature to the next. */
export interface PoolJourneys {
  /** What the dialog reviews; undefined while there is none. */
  readonly review: CallRequest | undefined;
  /** Whether something is being made ready or reviewed. */
  readonly isBusy: boolean;
  /** Why there is nothing to sign, and of which journey. */
  readonly problem: { readonly id: string; readonly text: string } | undefined;
  /** @param justMade the step that is in a block since a moment ago */
  readonly goOn: (journey: PoolJourney, justMade?: PoolStep) => Promise<void>;
  /** Before the bytes leave: from then on it is known which transaction it may be. */
  readonly onSigned: (txHash: string) => void;
  readonly onClose: () => void;
}

/**
 * Leads a step with a pool from approval to its end: one signature at a time, each kept by its hash before its bytes leave, and by one tab
 * alone.
 *
 * @param accounts those that can sign
 */
export function usePoolJourney(accounts: readonly PoolAccount[]): PoolJourneys {
  const t = useText();
  const mask = useMask();
  const [review, setReview] = useState<Review>();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<PoolJourneys['problem']>();
  const release = useRef<(() => void) | undefined>(undefined);
  const isBusy = useRef(false);
  const isGone = useRef(false);
  const letGo = () => {
    release.current?.();
    release.current = undefined;
    isBusy.current = false;
  };
  // Whoever leaves the screen signs nothing more.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
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
    if (isGone.current) {
      letGo();
      return;
    }
    setIsAsking(false);
    if (text === undefined) return;
    letGo();
    if (text !== '') setProblem({ id: journey.id, text });
  }

  /** @returns why there is nothing to sign, which may need no words; undefined where there is something */
  async function prepare(journey: PoolJourney, justMade: PoolStep | undefined): Promise<string | undefined> {
    const account = accounts.find(({ address }) => sameAddress(address, journey.account));
    if (!account) return t('pools.problem.noAccount', { account: shortenAddress(journey.account) });
    const { address, derivationIndex } = account;
    try {
      release.current = await holdCallLock(networkById(journey.network).chainId, address);
      if (!release.current) return t('pools.problem.otherTab');
      if (isOtherUnderWay(journey)) return t('pools.problem.underWay');
      // Another tab has gone on with it: this one shows that in a moment.
      if (!isAsKept(journey)) return '';
      const next = await nextPoolStep(journey, { sender: { address, derivationIndex }, t, mask, justMade });
      if (isGone.current) return '';
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

/** Whether a journey stands where this tab believes. */
function isAsKept({ id, user_id: userId, step }: PoolJourney): boolean {
  const kept = poolJourneys.ofUser(userId).find((one) => one.id === id);
  return kept?.step?.tx_hash === step?.tx_hash;
}

/** Whether something else is under way of this account with this pool. */
function isOtherUnderWay(journey: PoolJourney): boolean {
  const others = poolJourneys.ofUser(journey.user_id).filter(({ id }) => id !== journey.id);
  return isUnderWay(others, journey);
}
