import { useEffect, useState } from 'react';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import type { Contact } from '../Contact.ts';
import { judgeRows, type JudgedRow } from '../import/judgeRows.ts';
import type { ImportedRow } from '../import/readRows.ts';

/**
 * Checks the lines of a file, again after a change of the contacts or the known addresses.
 *
 * @param rows the same array at every render; undefined if there is no file, or while it is being imported
 * @returns undefined until all lines are checked
 */
export function useImport(
  rows: readonly ImportedRow[] | undefined,
  userId: string,
  contacts: readonly Contact[],
  known: KnownAddresses,
): readonly JudgedRow[] | undefined {
  const [judged, setJudged] = useState<{ rows: readonly ImportedRow[]; list: readonly JudgedRow[] }>();
  const { addresses, isLoading, isIncomplete } = known;
  const isReady = rows !== undefined && !isLoading && !isIncomplete;
  useEffect(() => {
    if (!isReady) return undefined;
    const giveUp = new AbortController();
    void judgeRows(rows, userId, contacts, addresses, giveUp.signal).then((list) => {
      if (!giveUp.signal.aborted) setJudged({ rows, list });
    });
    return () => giveUp.abort();
  }, [isReady, rows, userId, contacts, addresses]);
  return isReady && judged?.rows === rows ? judged.list : undefined;
}
