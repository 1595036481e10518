import type { Network } from '@everything-wallet/core/networks/networks';
import { useCallback, useState } from 'react';
import type { StepState } from '../../../lib/callSequence/stepState.ts';

/** A revocation, and its state from its record. */
export interface Revocation {
  readonly network: Network;
  /** Lower case. */
  readonly txHash: string;
  /** Hashes followed so far, including `txHash`, so that an outdated record is not followed again. */
  readonly followed: readonly string[];
  readonly status: StepState;
  /** Block of the transaction; undefined if unknown. */
  readonly block?: number | undefined;
  /** True once nodes have had the time to report that it has ended. */
  readonly isOverdue?: boolean | undefined;
}

/** By row key. */
export type Revocations = ReadonlyMap<string, Revocation>;

/** Holds the revocations that were sent, each of which a `RevocationWatch` follows. */
export function useRevocations() {
  const [revocations, setRevocations] = useState<Revocations>(new Map());
  const follow = useCallback(
    (key: string, network: Network, hash: string) =>
      setRevocations((all) => {
        const txHash = hash.toLowerCase();
        const followed = all.get(key)?.followed ?? [];
        if (followed.includes(txHash)) return all;
        return new Map(all).set(key, {
          network,
          txHash,
          followed: [...followed, txHash],
          status: 'pending',
        });
      }),
    [],
  );
  const change = useCallback(
    (key: string, changes: Partial<Revocation>) =>
      setRevocations((all) => {
        const revoke = all.get(key);
        if (!revoke) return all;
        const { txHash } = changes;
        const followed = txHash === undefined ? revoke.followed : [...revoke.followed, txHash];
        return new Map(all).set(key, { ...revoke, ...changes, followed });
      }),
    [],
  );
  return { revocations, follow, change };
}
