import { WatchedAddresses } from '../../functions/src/services/scanner/WatchedAddresses.ts';
import type { Tally } from '../production/Tally.ts';
import { ADDRESSES, addressAt } from './EventTransaction.ts';

const MEBIBYTE = 1_048_576;

/** Maximum size of a million addresses, and ratio of a search's time to that in a `Set` of texts. */
const MAX_MIB = 100;
const MAX_RATIO = 3;

/** Compares a million watched addresses with a `Set` of texts: size, and time of searches, of which half find something. */
export function checkWatched(tally: Tally): string {
  const addresses = Array.from({ length: ADDRESSES }, (_, index) => addressAt(index));
  const asked = addresses.map((address, index) => (index % 2 === 0 ? address : addressAt(ADDRESSES + index)));
  const watched = new WatchedAddresses();
  for (const address of addresses) watched.add(address);
  const texts = new Set(addresses);
  const timeOf = (set: { has: (address: string) => boolean }) => {
    const startedAt = performance.now();
    let found = 0;
    // New texts, as those of a node's response: the hash of a known one is stored with it.
    for (const address of asked) if (set.has(`0x${address.slice(2)}`)) found += 1;
    tally.expect(found === ADDRESSES / 2, `${found} of ${ADDRESSES / 2} found`);
    return performance.now() - startedAt;
  };
  timeOf(watched);
  timeOf(texts);
  const ratio = timeOf(watched) / timeOf(texts);
  const mib = watched.bytes / MEBIBYTE;
  tally.expect(mib <= MAX_MIB, `a million addresses take ${mib.toFixed(0)} MiB`);
  tally.expect(ratio <= MAX_RATIO, `a search takes ${ratio.toFixed(2)} times that in a Set`);
  return `1,000,000 watched addresses in ${mib.toFixed(0)} MiB; a search takes ${ratio.toFixed(2)} times that in a Set of texts`;
}
