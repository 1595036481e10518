import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { useEffect, useRef, useState } from 'react';
import { callState, type CallState } from './callState.ts';
import { useCallRecord } from './useCallRecord.ts';

/** Longest time to wait for a missing record, in ms: a call is stored here before the server receives it. */
const TIMEOUT_MS = 60_000;

/**
 * Interval of retries in that time, in ms: the rules refuse to read a missing document, which ends the
 * listener.
 */
const LOOK_MS = 3_000;

/** A call that was signed here, as stored. */
interface SignedCall {
  readonly userId: string;
  readonly network: NetworkId;
  /** In small letters; undefined before anything was signed. */
  readonly txHash: string | undefined;
  /**
   * Stores the hash of the replacement, which is followed from then on, as for a transaction that was sped
   * up.
   */
  readonly onReplaced: (txHash: string) => void;
  /** True to wait a minute for a missing record; otherwise it is reported as missing immediately. */
  readonly isWaitedFor: boolean;
}

/** Current state of a followed call. */
export interface FollowedCall {
  readonly state: CallState;
  readonly record: TransactionRecord | undefined;
  /** True once no reorg is expected to change its outcome. */
  readonly isFinal: boolean;
  readonly lookAgain: () => void;
}

/**
 * Follows the state of a call that was signed here, including its replacement; waits for a record that is
 * late.
 */
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
  // One component follows the calls of a sequence one after the other: each has its own minute.
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
    // oxlint-disable-next-line react/exhaustive-deps -- `retry` changes with every render
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
