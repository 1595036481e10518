import type { Network } from '@everything-wallet/core/networks/networks';
import { useCallback, useEffect, useMemo, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { listenToSentCall } from '../api/listenToSentCall.ts';

/** Time for nodes to report that a revoked approval has ended, in ms. */
const WAITED_MS = 120_000;

/** State of a revocation, from its record. */
export interface Revoke {
  readonly network: Network;
  readonly txHash: string;
  readonly status: 'pending' | 'completed' | 'failed' | 'replaced';
  /** Block of the transaction; undefined if unknown. */
  readonly block?: number | undefined;
  /** True once nodes have had the time to report that it has ended. */
  readonly isWaitedFor?: boolean | undefined;
}

/** By row key. */
export type Revokes = ReadonlyMap<string, Revoke>;

/** Follows sent revocations by their records. */
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
    // The same transactions: a new map does not restart the listeners.
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
        // The next record or scan shows the outcome.
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

/** Marks each confirmed revocation once its time is over; new ones do not reset the timers of others. */
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
