import type { StoredList } from '../storage/StoredList.ts';
import type { StoredSequence } from './StoredSequence.ts';

/** Returns true where no other tab has continued a stored sequence. One without a step is not stored yet. */
export function isAsStored<Item extends StoredSequence>(list: StoredList<Item>, sequence: Item): boolean {
  const { id, user_id: userId, step } = sequence;
  const stored = list.ofUser(userId).find((one) => one.id === id)?.step;
  return stored?.name === step?.name && stored?.tx_hash === step?.tx_hash;
}
