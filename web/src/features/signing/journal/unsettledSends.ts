import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { isOnlyRefused } from './isOnlyRefused.ts';
import type { JournalledSend } from './JournalledSend.ts';
import { sendJournal } from './sendJournal.ts';
import type { SendingAccount } from './withSendLock.ts';

/** Lists a user's transfers from one account on one chain whose outcome must be known before another one, oldest first. */
export async function unsettledSends(userId: string, account: SendingAccount): Promise<JournalledSend[]> {
  const sends = await sendJournal.ofUser(userId);
  return sends.filter(
    (send) =>
      !send.is_set_aside &&
      !isOnlyRefused(send) &&
      sameAddress(send.from, account.from) &&
      networkByRpcName(send.network).chainId === account.chainId,
  );
}
