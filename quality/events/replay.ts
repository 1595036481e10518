import type { EventChain } from './EventChain.ts';

/**
 * Lists the records of a chain by the simulation's own books, without the scanner: content by the id of a movement.
 *
 * @param first the first scanned block
 */
export function replay(chain: EventChain, chainId: number, first: number): Map<string, string> {
  const records = new Map<string, string>();
  for (let number = first; number <= chain.head; number += 1) {
    for (const { hash, booked } of chain.transactionsOf(chain.hashAt(number) ?? '')) {
      for (const { key, text } of booked) records.set(`${chainId}:${hash}:${key}`, text.toLowerCase());
    }
  }
  return records;
}
