import { useEffect } from 'react';
import type { ApprovalRow } from '../ApprovalRow.ts';
import { revokeState } from '../revokeState.ts';
import type { useRevocations } from './useRevocations.ts';

/** First pause before a revoked approval is scanned for once more, in ms, doubled each time: nodes reach a block one by one. */
const GONE_AFTER_MS = 6_000;

/** Scans again, ever more seldom, while a revoked approval is still listed. */
export function useScanUntilGone(
  rows: readonly ApprovalRow[],
  revocations: ReturnType<typeof useRevocations>['revocations'],
  scan: (networkId?: string) => void,
): void {
  const open = new Set(
    rows
      .filter((row) => revokeState(row, revocations.get(row.key)) === 'completed')
      .map(({ network }) => network.id),
  );
  const waiting = [...open].sort().join();
  useEffect(() => {
    if (waiting === '') return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const scanAll = (pauseMs: number) => {
      for (const id of waiting.split(',')) scan(id);
      timer = setTimeout(() => scanAll(2 * pauseMs), pauseMs);
    };
    scanAll(GONE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waiting, scan]);
}
