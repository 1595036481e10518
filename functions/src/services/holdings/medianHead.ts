import { lowerMedian } from '../chain/lowerMedian.ts';
import type { Head } from './Reading.ts';

/** The block that at least half of the nodes have reached, and its time: one that lies decides neither. Null where none says. */
export function medianHead(heads: readonly (Head | undefined)[]): Head | null {
  const told = heads.filter((head) => head !== undefined);
  const number = lowerMedian(told.map((head) => BigInt(head.number)));
  const time = lowerMedian(told.map((head) => BigInt(head.time)));
  return number === undefined || time === undefined ? null : { number: Number(number), time: Number(time) };
}
