import type { Head } from '../chain/Ledger.ts';

/** How old the latest block of a node that keeps up may be, in seconds. */
const LONGEST_WITHOUT_BLOCK_S = 300;

/**
 * The last block that every node which keeps up has: one that is a block or two behind must not make a block look empty. One that
 * stands still holds nobody up while another one does not. Undefined when no node answers.
 *
 * @param now seconds since 1970
 */
export function reachOf(heads: readonly (Head | undefined)[], now: number): Head | undefined {
  const answered = heads.filter((head) => head !== undefined);
  const current = answered.filter(({ at }) => now - at <= LONGEST_WITHOUT_BLOCK_S);
  return (current.length > 0 ? current : answered).reduce<Head | undefined>(
    (lowest, head) => (lowest && lowest.number <= head.number ? lowest : head),
    undefined,
  );
}
