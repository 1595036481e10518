import type { Network } from '@everything-wallet/core/networks/networks';
import { useCallback, useEffect, useMemo, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { listenToSentCall } from '../api/listenToSentCall.ts';

/** How long nodes have time to say that what was taken back is gone, in ms. */
const WAITED_MS = 120_000;

/** What became of what was signed to take an approval back, by its record. */
export interface Revoke {
  readonly network: Network;
  readonly txHash: string;
  readonly status: 'pending' | 'completed' | 'failed' | 'replaced';
  /** The block that it is in; undefined where that is not known. */
  readonly block?: number | undefined;
  /** Whether nodes have had the time to say that it is gone. */
  readonly isWaitedFor?: boolean | undefined;
}

/** By the row's key. */
export type Revokes = ReadonlyMap<string, Revoke>;

/** Follows what was sent to take approvals back, by their records. */
export function useRevokes(userId: string): {
  readonly revokes: Revokes;
  readonly follow: (key: string, network: Network, txHash: string) => void;
} {
  const [revokes, setRevokes] = useState<Revokes>(new Map());
  const follow = useCallback(
    (key: string, network: Network, txHash: string) =>
      setRevokes((all) => new Map(all).set(key, { network, txHash, status: 'pending' })),
    [],
  );
  const pending = [...revokes].filter(([, { status }]) => status === 'pending');
  const followed = pending.map(([key, { txHash }]) => `${key}:${txHash}`).join();
  const open = useMemo(
    () => pending,
    // The same transactions: a map that is written anew listens to nothing anew.
    // oxlint-disable-next-line react/exhaustive-deps
    [followed],
  );
  useEffect(() => {
    const ends = open.map(([key, revoke]) =>
      listenToSentCall(
        userId,
        revoke.network.chainId,
        revoke.txHash,
      )(
        (record) => {
          if (!record || record.status === 'pending') return;
          const failed = record.failure_reason === 'replaced' ? 'replaced' : 'failed';
          const status = record.status === 'completed' ? 'completed' : failed;
          setRevokes((all) => new Map(all).set(key, { ...revoke, status, block: record.block_number }));
        },
        // Its record says so later, or the list does.
        () => undefined,
      ),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [userId, open]);
  useWaits(revokes, setRevokes);
  return { revokes, follow };
}

/** Notes of each one that was made when nodes have had the time to say so; other ones that are made meanwhile change nothing of that. */
function useWaits(revokes: Revokes, setRevokes: Dispatch<SetStateAction<Revokes>>): void {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    for (const { status, txHash } of revokes.values()) {
      if (status !== 'completed' || timers.current.has(txHash)) continue;
      const mark = (all: Revokes): Revokes =>
        new Map(
          [...all].map(([key, one]) => [key, one.txHash === txHash ? { ...one, isWaitedFor: true } : one]),
        );
      timers.current.set(
        txHash,
        setTimeout(() => setRevokes(mark), WAITED_MS),
      );
    }
  }, [revokes, setRevokes]);
  useEffect(() => {
    const begun = timers.current;
    return () => {
      for (const timer of begun.values()) clearTimeout(timer);
      begun.clear();
    };
  }, []);
}
