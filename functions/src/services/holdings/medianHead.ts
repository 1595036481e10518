import { lowerMedian } from '../chain/medians.ts';
import type { Head } from './Reading.ts';

/** Maximum blocks, and milliseconds, that two nodes may be apart: a few minutes on the fastest network. */
const MAX_APART = { blocks: 1_200, ms: 300_000 };

/**
 * Returns the block that at least half of the nodes have reached, with its time, so that one that lies
 * decides neither. Null if no node reports one, or two are far apart.
 */
export function medianHead(heads: readonly (Head | undefined)[]): Head | null {
  const known = heads.filter((head) => head !== undefined);
  const [one, other, ...more] = known;
  const areTwo = one !== undefined && other !== undefined && more.length === 0;
  if (areTwo && areFarApart(one, other)) return null;
  const number = lowerMedian(known.map((head) => BigInt(head.number)));
  const time = lowerMedian(known.map((head) => BigInt(head.time)));
  return number === undefined || time === undefined ? null : { number: Number(number), time: Number(time) };
}

function areFarApart(one: Head, other: Head): boolean {
  return (
    Math.abs(one.number - other.number) > MAX_APART.blocks || Math.abs(one.time - other.time) > MAX_APART.ms
  );
}
