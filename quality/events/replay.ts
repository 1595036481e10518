import type { EventChain } from './EventChain.ts';

/** Records by the id of a movement, each with its content. */
type Records = Map<string, string>;

/**
 * Lists the records of a chain by the simulation's own books, without the scanner.
 *
 * @param first the first scanned block
 * @param from the first block with records of an address, where it is a later one
 * @returns those that there must be, and those of earlier blocks, which a backfill would find
 */
export function replay(
  chain: EventChain,
  chainId: number,
  first: number,
  from: ReadonlyMap<string, number>,
): { readonly expected: Records; readonly possible: Records } {
  const expected: Records = new Map();
  const possible: Records = new Map();
  for (let number = first; number <= chain.head; number += 1) {
    for (const { hash, booked } of chain.transactionsOf(chain.hashAt(number) ?? '')) {
      for (const { key, text } of booked) {
        const [address = ''] = text.split(' ');
        const records = number >= (from.get(address) ?? first) ? expected : possible;
        records.set(`${chainId}:${hash}:${key}`, text.toLowerCase());
      }
    }
  }
  return { expected, possible };
}
