import { useEffect, useSyncExternalStore } from 'react';
import type { JournalledSend } from './JournalledSend.ts';
import { sendJournal } from './sendJournal.ts';
import { settling } from './settling.ts';

/** Until the first question after a change of the journal, in ms: a send that goes well has ended by itself. */
const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * Asks what became of the transfers in the journal, from the moment the wallet opens and for as long as one is open:
 * soon at first, then every half minute, and at once when the connection is back.
 *
 * @returns those whose outcome nobody could say
 */
export function useUnsettledSends(userId: string): readonly JournalledSend[] {
  useEffect(() => {
    let timer: number | undefined;
    let round = 0;
    let wait = FIRST_MS;
    const ask = async () => {
      const thisRound = round;
      const open = await settling.settle(userId);
      // A later round, or none any more, has taken over meanwhile.
      if (thisRound !== round || open === 0) return;
      askAfter(wait);
      wait = Math.min(wait * 2, LONGEST_MS);
    };
    const askAfter = (ms: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void ask(), ms);
    };
    const beginAnew = () => {
      round += 1;
      wait = FIRST_MS;
      askAfter(FIRST_MS);
    };
    void ask();
    const stopListening = sendJournal.onChange(beginAnew);
    window.addEventListener('online', beginAnew);
    return () => {
      round += 1;
      window.clearTimeout(timer);
      stopListening();
      window.removeEventListener('online', beginAnew);
    };
  }, [userId]);
  const unknown = useSyncExternalStore(settling.onChange, settling.unknown);
  return unknown.filter((send) => send.user_id === userId);
}
