import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { useEffect, useRef, useState } from 'react';
import { stepState, type StepState } from './stepState.ts';
import { useCallRecord } from '../calls/useCallRecord.ts';

/** Longest time to wait for a missing record, in ms: a call is stored here before the server receives it. */
const TIMEOUT_MS = 60_000;

/**
 * Interval of retries in that time, in ms: the rules refuse to read a missing document, which ends the
 * listener.
 */
const RETRY_MS = 3_000;

/** A call that was signed here, as stored. */
interface SignedCall {
  readonly userId: string;
  readonly network: NetworkId;
  /** Lower case; undefined before anything was signed. */
  readonly txHash: string | undefined;
  /**
   * Stores the hash of the replacement, which is followed from then on, as for a transaction that was sped
   * up.
   */
  readonly onReplaced: (txHash: string) => void;
  /** True to wait a minute for a missing record; otherwise it is reported as missing immediately. */
  readonly waitsForRecord: boolean;
}

/** Current state of a followed step. */
export interface FollowedStep {
  readonly state: StepState;
  readonly record: TransactionRecord | undefined;
  /** True once no reorg is expected to change its outcome. */
  readonly isFinal: boolean;
  readonly refresh: () => void;
}

/**
 * Follows the state of a call that was signed here, including its replacement; waits for a record that is
 * late.
 */
export function useStepRecord({
  userId,
  network,
  txHash,
  onReplaced,
  waitsForRecord,
}: SignedCall): FollowedStep {
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
  const state = isFollowed ? 'pending' : stepState(record, snapshot.status);
  const [begun, setBegun] = useState(() => ({ txHash, at: Date.now() }));
  // One component follows the calls of a sequence one after the other: each has its own minute.
  if (begun.txHash !== txHash) setBegun({ txHash, at: Date.now() });
  const [retries, setRetries] = useState(0);
  const isRetried = waitsForRecord && state === 'missing' && Date.now() - begun.at < TIMEOUT_MS;
  useEffect(() => {
    if (!isRetried) return undefined;
    const timer = setTimeout(() => {
      setRetries(retries + 1);
      retry();
    }, RETRY_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `retry` changes with every render
  }, [isRetried, retries]);
  return {
    state: isRetried ? 'pending' : state,
    record,
    isFinal: record !== undefined && record.status !== 'pending' && record.is_final !== false,
    refresh: () => {
      setBegun({ txHash, at: Date.now() });
      retry();
    },
  };
}
