import { sendJournal } from './sendJournal.ts';

/** Returns true for a transaction of this device that a node or the server has refused. */
export async function isRefusedSend(userId: string, txHash: string): Promise<boolean> {
  const sends = await sendJournal.ofUser(userId);
  return sends.some(({ id, is_refused: isRefused }) => isRefused === true && id.endsWith(`_${txHash}`));
}
