import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { useEffect, useRef, useState } from 'react';
import type { SequenceProblem } from '../../../lib/callSequence/SequenceProblem.ts';
import { useCallSequence } from '../../../lib/callSequence/useCallSequence.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import type { ApprovalRow } from '../ApprovalRow.ts';
import type { RowActions } from '../components/SpenderCard.tsx';
import { nextRevokeStep, type RevokeStep } from '../nextRevokeStep.ts';
import { pendingRevokeOf } from '../pendingRevokeOf.ts';
import { revokeState } from '../revokeState.ts';
import { useRevocations, type Revocations } from './useRevocations.ts';
import { useScanUntilGone } from './useScanUntilGone.ts';

interface RevokingOptions {
  readonly rows: readonly ApprovalRow[];
  /** Pending transactions of the user. */
  readonly sent: readonly TransactionRecord[];
  readonly scan: (networkId?: string) => void;
}

/** Holds which approvals are selected, and has them revoked, one signature after the other. */
export function useRevoking({ rows, sent, scan }: RevokingOptions) {
  const { revocations, follow, change } = useRevocations();
  useScanUntilGone(rows, revocations, scan);
  // A revocation sent before this screen opened, or elsewhere, is followed like one that is sent here.
  useEffect(() => {
    for (const row of rows) {
      const record = pendingRevokeOf(row, sent);
      const known = revocations.get(row.key);
      // One whose record is missing is pending too: another record of the approval must not displace it.
      if (record && revokeState(row, known) !== 'pending') follow(row.key, row.network, record.tx_hash);
    }
  }, [rows, sent, revocations, follow]);

  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { calls, problem, start } = useCallSequence<RevokeStep>();
  const chosen = rows.filter((row) => selected.has(row.key) && !isSent(row, revocations));
  // A review outlives a render: another tab may revoke what it shows.
  const latest = useRef(revocations);
  useEffect(() => {
    latest.current = revocations;
  });

  function review(wanted: readonly ApprovalRow[]) {
    void start({
      id: 'revoke',
      next: () => nextRevokeStep(wanted, (row) => isSent(row, latest.current)),
      onSent: (step, txHash, request) => {
        const row = step.get(request);
        if (!row) return;
        follow(row.key, row.network, txHash);
        setSelected((all) => new Set([...all].filter((key) => key !== row.key)));
      },
      problemOf,
    });
  }

  const actions: RowActions = {
    revocations,
    selected,
    onSelect: ({ key }, isSelected) =>
      setSelected((all) => {
        const next = new Set(all);
        if (isSelected) next.add(key);
        else next.delete(key);
        return next;
      }),
    onRevoke: (row) => review([row]),
  };
  return { actions, chosen, review, clear: () => setSelected(new Set()), calls, problem, onChange: change };
}

/** Returns true if a revocation of an approval is pending, or has ended it. */
function isSent(row: ApprovalRow, revocations: Revocations): boolean {
  const state = revokeState(row, revocations.get(row.key));
  return state === 'pending' || state === 'completed';
}

function problemOf(error: unknown): SequenceProblem {
  logProblem('A revocation could not be prepared', error);
  return { text: 'approvals.problem' };
}
