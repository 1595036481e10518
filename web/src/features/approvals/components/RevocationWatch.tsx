import { useEffect } from 'react';
import { useStepRecord } from '../../../lib/callSequence/useStepRecord.ts';
import type { Revocation } from '../hooks/useRevocations.ts';

/** Time for nodes to report that a revoked approval has ended, in ms. */
const OVERDUE_AFTER_MS = 120_000;

interface RevocationWatchProps {
  userId: string;
  revoke: Revocation;
  onChange: (changes: Partial<Revocation>) => void;
}

/** Follows a revocation by its record, and that of its replacement. */
export function RevocationWatch({ userId, revoke, onChange }: RevocationWatchProps) {
  const { network, txHash } = revoke;
  const { state, record } = useStepRecord({
    userId,
    network: network.id,
    txHash,
    onReplaced: (replacement) => onChange({ txHash: replacement }),
    waitsForRecord: true,
  });
  const block = record?.block_number;
  useEffect(() => {
    onChange({ status: state, block, isOverdue: false });
    if (state !== 'completed') return undefined;
    const timer = setTimeout(() => onChange({ isOverdue: true }), OVERDUE_AFTER_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each state
  }, [state, block]);
  return null;
}
