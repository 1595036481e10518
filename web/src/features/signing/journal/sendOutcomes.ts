import { z } from 'zod';
import { openChannel } from '../../../lib/storage/openChannel.ts';
import { isOnlyRefused } from './isOnlyRefused.ts';
import { journalledSendSchema, type JournalledSend } from './JournalledSend.ts';
import { sendJournal } from './sendJournal.ts';
import { settleSend } from './settleSend.ts';

const outcomeSchema = z.object({
  send: journalledSendSchema,
  outcome: z.enum(['sent', 'failed', 'cancelled', 'replaced', 'superseded', 'notSent', 'lapsed']),
});

/** Outcome of a transfer. */
export type FoundOutcome = z.infer<typeof outcomeSchema> & {
  /** True if this tab determined it, and not another one. */
  readonly isFoundHere: boolean;
};

/**
 * Time after which an unknown outcome no longer blocks the account, in ms. A network silent for so long may never answer, and an account
 * must not be blocked for ever: then the user decides, with the risk explained.
 */
const STUCK_MS = 600_000;

/** Transfer whose outcome was unknown at the last check. */
export interface UnknownSend extends JournalledSend {
  /** True if waiting no longer helps: it has lasted for long, or the server refused it. */
  readonly isStuck: boolean;
}

let unknown: readonly UnknownSend[] = [];
/** Running checks, by user. */
const running = new Map<string, Promise<number>>();
const changeListeners = new Set<() => void>();
const outcomeListeners = new Set<(found: FoundOutcome) => void>();

const otherTabs = openChannel('everything-wallet-outcomes', (message) => {
  const found = outcomeSchema.safeParse(message).data;
  if (found) notify({ ...found, isFoundHere: false });
});

/** Determines the outcomes of the transfers in the journal, and notifies subscribers. */
export const sendOutcomes = {
  /**
   * Checks each of a user's transfers once; concurrent calls share the result.
   *
   * @returns number of transfers still unknown
   */
  findOutcomes: (userId: string): Promise<number> => {
    const current = running.get(userId);
    if (current) return current;
    const check = findAll(userId).finally(() => running.delete(userId));
    running.set(userId, check);
    return check;
  },

  /** Returns the transfers that were unknown at the last check; the same list until it changes. */
  unknown: (): readonly UnknownSend[] => unknown,

  /** Subscribes to changes of that list; returns the function that unsubscribes. */
  onChange: (listener: () => void): (() => void) => {
    changeListeners.add(listener);
    return () => void changeListeners.delete(listener);
  },

  /** Subscribes to outcomes determined in this tab or another; returns the function that unsubscribes. */
  onOutcome: (listener: (found: FoundOutcome) => void): (() => void) => {
    outcomeListeners.add(listener);
    return () => void outcomeListeners.delete(listener);
  },
};

async function findAll(userId: string): Promise<number> {
  const stillUnknown: UnknownSend[] = [];
  let open = 0;
  for (const send of await sendJournal.ofUser(userId)) {
    if (isOnlyRefused(send) || (send.is_refused && send.is_set_aside)) continue;
    const outcome = await settleSend(send);
    if (outcome === 'unknown' || outcome === 'sending') {
      // A clock that was set back counts as long as well. Refused ones are not checked again, so waiting does not help.
      const isStuck = send.is_refused === true || Math.abs(Date.now() - send.written_at) > STUCK_MS;
      if (outcome === 'unknown') stillUnknown.push({ ...send, isStuck });
      open += 1;
      continue;
    }
    notify({ send, outcome, isFoundHere: true });
    otherTabs?.postMessage({ send, outcome });
  }
  setUnknown(stillUnknown);
  return open;
}

function notify(found: FoundOutcome): void {
  setUnknown(unknown.filter(({ id }) => id !== found.send.id));
  for (const listener of outcomeListeners) listener(found);
}

function setUnknown(next: readonly UnknownSend[]): void {
  if (next.length === 0 && unknown.length === 0) return;
  unknown = next;
  for (const listener of changeListeners) listener();
}
