import { sendJournal } from '../../features/signing/journal/sendJournal.ts';
import { fakeServer } from '../../lib/firebase/testing/fakeServer.ts';
import { contradictedTokens } from '../../lib/tokens/contradictedTokens.ts';

/** Resets the server's answers, and what earlier cases have stored of them. */
export async function resetServer(): Promise<void> {
  fakeServer.reset();
  contradictedTokens.forget();
  for (const { id } of await sendJournal.ofUser('alice')) await sendJournal.remove(id);
}
