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

/** What was found out about a transfer. */
export type FoundOutcome = z.infer<typeof outcomeSchema> & {
  /** Whether this tab found it out, and not another one. */
  readonly isFoundHere: boolean;
};

/**
 * How long an unknown outcome lets nobody send on, in ms. A network that has not said by then what it did may never say, and an
 * account must not be closed for ever: then the person decides, told what it may cost.
 */
const STUCK_MS = 600_000;

/** A transfer whose outcome nobody could say when last asked. */
export interface UnknownSend extends JournalledSend {
  /** Whether nothing more is to be expected: that has lasted for long, or the server refused it. */
  readonly isStuck: boolean;
}

let unknown: readonly UnknownSend[] = [];
/** Questions that are under way, by user. */
const asking = new Map<string, Promise<number>>();
const changeListeners = new Set<() => void>();
const outcomeListeners = new Set<(found: FoundOutcome) => void>();

const otherTabs = openChannel('everything-wallet-outcomes', (message) => {
  const found = outcomeSchema.safeParse(message).data;
  if (found) tell({ ...found, isFoundHere: false });
});

/** Finds out what became of the transfers in the journal, and tells who wants to know. */
export const settling = {
  /**
   * Asks about each of a user's transfers once; who asks meanwhile gets the same answer.
   *
   * @returns how many are still to be asked about
   */
  settle: (userId: string): Promise<number> => {
    const underWay = asking.get(userId);
    if (underWay) return underWay;
    const question = askAll(userId).finally(() => asking.delete(userId));
    asking.set(userId, question);
    return question;
  },

  /** Those whose outcome nobody could say when last asked; the same list until it changes. */
  unknown: (): readonly UnknownSend[] => unknown,

  /** Calls back when that list changes. Returns how to end that. */
  onChange: (listener: () => void): (() => void) => {
    changeListeners.add(listener);
    return () => void changeListeners.delete(listener);
  },

  /** Calls back when it was found out, here or in another tab, what became of a transfer. Returns how to end that. */
  onOutcome: (listener: (found: FoundOutcome) => void): (() => void) => {
    outcomeListeners.add(listener);
    return () => void outcomeListeners.delete(listener);
  },
};

async function askAll(userId: string): Promise<number> {
  const stillUnknown: UnknownSend[] = [];
  let open = 0;
  for (const send of await sendJournal.ofUser(userId)) {
    if (isOnlyRefused(send) || (send.is_refused && send.is_set_aside)) continue;
    const outcome = await settleSend(send);
    if (outcome === 'unknown' || outcome === 'sending') {
      // A clock that was set back makes it long as well. What was refused is asked about no more, so waiting finds out nothing.
      const isStuck = send.is_refused === true || Math.abs(Date.now() - send.written_at) > STUCK_MS;
      if (outcome === 'unknown') stillUnknown.push({ ...send, isStuck });
      open += 1;
      continue;
    }
    tell({ send, outcome, isFoundHere: true });
    otherTabs?.postMessage({ send, outcome });
  }
  setUnknown(stillUnknown);
  return open;
}

function tell(found: FoundOutcome): void {
  setUnknown(unknown.filter(({ id }) => id !== found.send.id));
  for (const listener of outcomeListeners) listener(found);
}

function setUnknown(next: readonly UnknownSend[]): void {
  if (next.length === 0 && unknown.length === 0) return;
  unknown = next;
  for (const listener of changeListeners) listener();
}
