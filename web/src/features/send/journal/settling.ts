import { z } from 'zod';
import { journalledSendSchema, type JournalledSend } from './JournalledSend.ts';
import { sendJournal } from './sendJournal.ts';
import { settleSend } from './settleSend.ts';

const outcomeSchema = z.object({
  send: journalledSendSchema,
  outcome: z.enum(['sent', 'failed', 'notSent']),
});

/** What was found out about a transfer. */
export type FoundOutcome = z.infer<typeof outcomeSchema> & {
  /** Whether this tab found it out, and not another one. */
  readonly isFoundHere: boolean;
};

/** Transfers that this tab has asked about, and whose outcome nobody could say. */
let unknown: readonly JournalledSend[] = [];
let asking: Promise<number> | undefined;
const changeListeners = new Set<() => void>();
const outcomeListeners = new Set<(found: FoundOutcome) => void>();

const otherTabs =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('everything-wallet-outcomes');
otherTabs?.addEventListener('message', ({ data }) => {
  const found = outcomeSchema.safeParse(data).data;
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
    asking ??= askAll(userId).finally(() => (asking = undefined));
    return asking;
  },

  /** Those whose outcome nobody could say when last asked; the same list until it changes. */
  unknown: (): readonly JournalledSend[] => unknown,

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
  const stillUnknown: JournalledSend[] = [];
  let open = 0;
  for (const send of await sendJournal.ofUser(userId)) {
    const outcome = await settleSend(send);
    if (outcome === 'unknown' || outcome === 'sending') {
      if (outcome === 'unknown') stillUnknown.push(send);
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

function setUnknown(next: readonly JournalledSend[]): void {
  if (next.length === 0 && unknown.length === 0) return;
  unknown = next;
  for (const listener of changeListeners) listener();
}
