import { sendJournal } from './sendJournal.ts';

/**
 * Returns true for a transaction of this device with an unknown outcome: it was signed, and no node or server
 * has refused it.
 */
export async function mayBeSent(userId: string, txHash: string): Promise<boolean> {
  const sends = await sendJournal.ofUser(userId);
  return sends.some(({ id, is_refused: isRefused }) => !isRefused && id.endsWith(`_${txHash}`));
}
