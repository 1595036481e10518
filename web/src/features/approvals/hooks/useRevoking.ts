import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { ApprovalRow } from '../ApprovalRow.ts';
import type { RowActions } from '../components/SpenderCard.tsx';
import { pendingRevokeOf } from '../pendingRevokeOf.ts';
import { revokeRequest } from '../revokeRequest.ts';
import { revokeState } from '../revokeState.ts';
import { useRevokes } from './useRevokes.ts';
import { useScanUntilGone } from './useScanUntilGone.ts';

interface RevokingOptions {
  readonly userId: string;
  readonly rows: readonly ApprovalRow[];
  /** Pending transactions of the user. */
  readonly sent: readonly TransactionRecord[];
  readonly scan: (networkId?: string) => void;
}

/** Holds which approvals are selected, and has them revoked. */
export function useRevoking({ userId, rows, sent, scan }: RevokingOptions) {
  const { revokes, follow } = useRevokes(userId);
  useScanUntilGone(rows, revokes, scan);
  // A revoke that was sent before the screen was left, or elsewhere, is followed like one that is sent here.
  useEffect(() => {
    for (const row of rows) {
      const record = pendingRevokeOf(row, sent);
      const known = revokes.get(row.key);
      if (record && known?.status !== 'pending' && known?.txHash !== record.tx_hash)
        follow(row.key, row.network, record.tx_hash);
    }
  }, [rows, sent, revokes, follow]);

  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [reviewed, setReviewed] = useState<ReadonlyMap<CallRequest, ApprovalRow>>();
  const chosen = rows.filter(
    (row) =>
      selected.has(row.key) &&
      !['pending', 'completed'].includes(revokeState(row, revokes.get(row.key)) ?? ''),
  );

  function review(wanted: readonly ApprovalRow[]) {
    const requests = new Map(
      wanted.flatMap((row) => {
        const request = revokeRequest(row);
        return request ? [[request, row] as const] : [];
      }),
    );
    if (requests.size > 0) setReviewed(requests);
  }

  const requests = useMemo(() => reviewed && [...reviewed.keys()], [reviewed]);
  const onSent = useCallback(
    (txHash: string, request: CallRequest) => {
      const row = reviewed?.get(request);
      if (!row) return;
      follow(row.key, row.network, txHash);
      setSelected((all) => new Set([...all].filter((key) => key !== row.key)));
    },
    [reviewed, follow],
  );
  const onClose = useCallback(() => setReviewed(undefined), []);

  const actions: RowActions = {
    revokes,
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
  return { actions, chosen, review, clear: () => setSelected(new Set()), requests, onSent, onClose };
}
