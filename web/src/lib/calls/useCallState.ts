import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { useEffect, useRef, useState } from 'react';
import { callState, type CallState } from './callState.ts';
import { useCallRecord } from './useCallRecord.ts';

/** How long a record may be waited for that is not there, in ms: a call is kept before the server hears of it. */
const TIMEOUT_MS = 60_000;

/** How often it is looked for meanwhile, in ms: the rules refuse what is not there, and the listener ends. */
const LOOK_MS = 3_000;

/** A call that was signed here, as it is kept. */
interface SignedCall {
  readonly userId: string;
  readonly network: NetworkId;
  /** In small letters; undefined before anything was signed. */
  readonly txHash: string | undefined;
  /** Keeps the hash of what took its place, as what was sped up does: it is that one from then on. */
  readonly onReplaced: (txHash: string) => void;
  /** Whether a record that is not there is waited for a minute; otherwise it is told at once that there is none. */
  readonly isWaitedFor: boolean;
}

/** Where a call stands. */
export interface FollowedCall {
  readonly state: CallState;
  readonly record: TransactionRecord | undefined;
  /** Whether no reorganisation takes its outcome back any more. */
  readonly isFinal: boolean;
  readonly lookAgain: () => void;
}

/** What became of a call that was signed here, live: what took its place is followed, and a record that is late is waited for. */
export function useCallState({ userId, network, txHash, onReplaced, isWaitedFor }: SignedCall): FollowedCall {
  const snapshot = useCallRecord(userId, network, txHash);
  const record = snapshot.status === 'ready' ? snapshot.data : undefined;
  const isReplaced = record?.status === 'failed' && record.failure_reason === 'replaced';
  const replacement = isReplaced ? record.replaced_by?.toLowerCase() : undefined;
  const isFollowed = replacement !== undefined && replacement !== txHash;
  const keep = useRef(onReplaced);
  useEffect(() => {
    keep.current = onReplaced;
  });
  useEffect(() => {
    if (isFollowed) keep.current(replacement);
  }, [isFollowed, replacement]);
  const { retry } = snapshot;
  const state = isFollowed ? 'pending' : callState(record, snapshot.status);
  const [begun, setBegun] = useState(() => ({ txHash, at: Date.now() }));
  // One place follows the calls of a journey one after the other: each has its own minute.
  if (begun.txHash !== txHash) setBegun({ txHash, at: Date.now() });
  const [looks, setLooks] = useState(0);
  const isLookedFor = isWaitedFor && state === 'unheard' && Date.now() - begun.at < TIMEOUT_MS;
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
    isFinal: record !== undefined && record.status !== 'pending' && record.is_final !== false,
    lookAgain: () => {
      setBegun({ txHash, at: Date.now() });
      retry();
    },
  };
}
