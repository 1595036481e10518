import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { useEffect, useState } from 'react';
import { useCallRecord } from '../../../lib/calls/useCallRecord.ts';
import { journeyState, type JourneyState } from '../journey/journeyState.ts';
import type { PoolJourney } from '../journey/PoolJourney.ts';
import { poolJourneys } from '../journey/poolJourneys.ts';

/** How long a record may be waited for that is not there, in ms: a call is kept before the server hears of it. */
const PATIENCE_MS = 60_000;

/** How often it is looked for meanwhile, in ms: the rules refuse what is not there, and the listener ends. */
const LOOK_MS = 3_000;

/** Where the last step of something stands that was begun with a pool, live. */
export interface FollowedStep {
  readonly state: JourneyState;
  readonly record: TransactionRecord | undefined;
  readonly lookAgain: () => void;
}

/** Follows the last step; where another transaction took its place, as one that was sped up does, it is that one from then on. */
export function usePoolRecord(journey: PoolJourney): FollowedStep {
  const { step } = journey;
  const snapshot = useCallRecord(journey.user_id, journey.network, step?.tx_hash);
  const record = snapshot.status === 'ready' ? snapshot.data : undefined;
  const isReplaced = record?.status === 'failed' && record.failure_reason === 'replaced';
  const replacement = isReplaced ? record.replaced_by?.toLowerCase() : undefined;
  const isFollowed = replacement !== undefined && step !== null && replacement !== step.tx_hash;
  useEffect(() => {
    if (isFollowed) poolJourneys.write({ ...journey, step: { ...step, tx_hash: replacement } });
  }, [isFollowed, replacement, journey, step]);
  const { retry } = snapshot;
  const state = isFollowed ? 'pending' : journeyState(record, snapshot.status);
  const [begun, setBegun] = useState(() => Date.now());
  const [looks, setLooks] = useState(0);
  const isLookedFor = state === 'unheard' && Date.now() - begun < PATIENCE_MS;
  useEffect(() => {
    if (!isLookedFor) return undefined;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      retry();
    }, LOOK_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `retry` is new with every render
  }, [isLookedFor, looks]);
  return {
    state: isLookedFor ? 'pending' : state,
    record,
    lookAgain: () => {
      setBegun(Date.now());
      retry();
    },
  };
}
