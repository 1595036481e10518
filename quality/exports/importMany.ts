import { getAddress } from 'ethers';
import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { judgeRows, type JudgedRow } from '../../web/src/features/contacts/import/judgeRows.ts';
import { readRows } from '../../web/src/features/contacts/import/readRows.ts';

const LINES = 10_000;

/** Duration of a large import. */
export interface ImportTimes {
  readonly lines: number;
  readonly states: Partial<Record<JudgedRow['state'], number>>;
  /** Reading the file, at once. */
  readonly parseMs: number;
  /** Longest time for which judging it blocked the main thread. */
  readonly longestMs: number;
}

/**
 * Reads and judges a file of 10,000 contacts, the last two of which resemble each other, beside 1,000 known
 * addresses.
 */
export async function importMany(): Promise<ImportTimes> {
  const known = Array.from({ length: 1_000 }, (_, index) => ({
    address: addressOf(`known ${index}`),
    kind: 'sentTo' as const,
  }));
  const [first, second] = [0, 1].map((which) => `0xabcd${String(which).repeat(32)}beef`);
  const addresses = Array.from({ length: LINES - 2 }, (_, index) => addressOf(`line ${index}`));
  const text = [...addresses, first, second].map(
    (address, index) => `"Contact ${index}, ""x""",${address},ethereum,"a\nb"`,
  );
  const file = `name,address,network,notes\r\n${text.join('\r\n')}\r\n`;

  const begun = performance.now();
  const rows = readRows(file);
  const parseMs = performance.now() - begun;

  let longestMs = 0;
  let last = performance.now();
  let isDone = false;
  const watch = () => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - last);
    last = now;
    if (!isDone) setImmediate(watch);
  };
  setImmediate(watch);
  const judged = await judgeRows(rows, 'user', [], known, new AbortController().signal);
  isDone = true;
  const states: ImportTimes['states'] = {};
  for (const { state } of judged) states[state] = (states[state] ?? 0) + 1;
  return { lines: judged.length, states, parseMs, longestMs };
}

function addressOf(seed: string): string {
  return getAddress(`0x${createHash('sha256').update(seed).digest('hex').slice(0, 40)}`);
}
