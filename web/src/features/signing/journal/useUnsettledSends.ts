import { useEffect, useSyncExternalStore } from 'react';
import type { JournalledSend } from './JournalledSend.ts';
import { sendJournal } from './sendJournal.ts';
import { sendOutcomes } from './sendOutcomes.ts';

/** Delay of the first check after a change of the journal, in ms: a successful send has ended by then. */
const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * Checks the transfers in the journal, from the moment the wallet opens and while one is unknown: often at first, then every half minute,
 * and at once when the connection is back.
 *
 * @returns those with an unknown outcome
 */
export function useUnsettledSends(userId: string): readonly JournalledSend[] {
  useEffect(() => {
    let timer: number | undefined;
    let round = 0;
    let wait = FIRST_MS;
    const ask = async () => {
      const thisRound = round;
      const open = await sendOutcomes.findOutcomes(userId);
      // A later round, or an unmount, has taken over meanwhile.
      if (thisRound !== round || open === 0) return;
      askAfter(wait);
      wait = Math.min(wait * 2, LONGEST_MS);
    };
    const askAfter = (ms: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void ask(), ms);
    };
    const restart = () => {
      round += 1;
      wait = FIRST_MS;
      askAfter(FIRST_MS);
    };
    void ask();
    const stopListening = sendJournal.onChange(restart);
    window.addEventListener('online', restart);
    return () => {
      round += 1;
      window.clearTimeout(timer);
      stopListening();
      window.removeEventListener('online', restart);
    };
  }, [userId]);
  const unknown = useSyncExternalStore(sendOutcomes.onChange, sendOutcomes.unknown);
  return unknown.filter((send) => send.user_id === userId);
}
