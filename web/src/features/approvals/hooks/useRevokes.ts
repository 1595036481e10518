import type { Network } from '@everything-wallet/core/networks/networks';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { listenToSentCall } from '../api/listenToSentCall.ts';

/** What became of what was signed to take an approval back, by its record. */
export interface Revoke {
  readonly network: Network;
  readonly txHash: string;
  readonly status: 'pending' | 'completed' | 'failed' | 'replaced';
  /** The block that it is in; undefined where that is not known. */
  readonly block?: number | undefined;
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
  return { revokes, follow };
}
