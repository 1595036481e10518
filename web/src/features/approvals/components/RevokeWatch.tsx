import { useEffect } from 'react';
import { useStepRecord } from '../../../lib/callSequence/useStepRecord.ts';
import type { Revoke } from '../hooks/useRevokes.ts';

/** Time for nodes to report that a revoked approval has ended, in ms. */
const WAITED_MS = 120_000;

interface RevokeWatchProps {
  userId: string;
  revoke: Revoke;
  onChange: (changes: Partial<Revoke>) => void;
}

/** Follows a revocation by its record, and that of its replacement. */
export function RevokeWatch({ userId, revoke, onChange }: RevokeWatchProps) {
  const { network, txHash } = revoke;
  const { state, record } = useStepRecord({
    userId,
    network: network.id,
    txHash,
    onReplaced: (replacement) => onChange({ txHash: replacement }),
    isWaitedFor: true,
  });
  const block = record?.block_number;
  useEffect(() => {
    onChange({ status: state, block, isWaitedFor: false });
    if (state !== 'completed') return undefined;
    const timer = setTimeout(() => onChange({ isWaitedFor: true }), WAITED_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each state
  }, [state, block]);
  return null;
}
