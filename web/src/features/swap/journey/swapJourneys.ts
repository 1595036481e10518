import { browserStore } from '../../../lib/storage/browserStore.ts';
import { swapJourneySchema, type SwapJourney } from './SwapJourney.ts';

const NONE: readonly SwapJourney[] = [];

/** Where this browser keeps a user's swaps. */
const keyOf = (userId: string) => `swapJourneys.${userId}`;

const listeners = new Set<() => void>();

/** What was read last, by user: React wants the same list for the same text, and a browser that keeps nothing has it here alone. */
const read = new Map<string, { readonly text: string; readonly list: readonly SwapJourney[] }>();

/** The swaps that were begun on this device and are not over, or not yet put aside. Nothing in them is secret or signs anything. */
export const swapJourneys = {
  /** Of a user, the oldest first; the same list until one changes. */
  ofUser: (userId: string): readonly SwapJourney[] => {
    const text = browserStore.read(keyOf(userId));
    const known = read.get(userId);
    if (text === null) return known && !known.text ? known.list : NONE;
    if (known?.text === text) return known.list;
    const list = listOf(text, userId);
    read.set(userId, { text, list });
    return list;
  },

  /** Writes one down, in the place of the one with its id. */
  write: (journey: SwapJourney): void => {
    const others = swapJourneys.ofUser(journey.user_id).filter(({ id }) => id !== journey.id);
    keep(journey.user_id, [...others, journey]);
  },

  remove: (userId: string, id: string): void => {
    keep(
      userId,
      swapJourneys.ofUser(userId).filter((journey) => journey.id !== id),
    );
  },

  /** Forgets all of a user's. */
  forget: (userId: string): void => {
    read.delete(userId);
    browserStore.remove(keyOf(userId));
    tell();
  },

  /** Calls back when one changes, in this tab or another. */
  subscribe: (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(keyOf(''))) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
};

function keep(userId: string, unsorted: readonly SwapJourney[]): void {
  const list = unsorted.toSorted((one, other) => one.written_at - other.written_at);
  const text = JSON.stringify(list);
  browserStore.write(keyOf(userId), text);
  const isKept = browserStore.read(keyOf(userId)) === text;
  // Of what the browser does not keep, this tab knows at least.
  read.set(userId, { text: isKept ? text : '', list });
  tell();
}

/** What is none is left out: who knows what other versions of the wallet have kept. */
function listOf(text: string, userId: string): readonly SwapJourney[] {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    return NONE;
  }
  if (!Array.isArray(rows)) return NONE;
  return rows
    .flatMap((row) => swapJourneySchema.safeParse(row).data ?? [])
    .filter((journey) => journey.user_id === userId)
    .toSorted((one, other) => one.written_at - other.written_at);
}

function tell(): void {
  for (const listener of listeners) listener();
}
