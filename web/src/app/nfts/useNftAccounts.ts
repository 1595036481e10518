import { useMemo } from 'react';
import { useAccounts } from '../../features/accounts/hooks/useAccounts.ts';
import type { NftAccount } from '../../features/nfts/NftAccount.ts';
import type { RetryableSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { accountName } from '../../lib/names/accountName.ts';
import { useText } from '../../lib/text/useText.ts';
import { senderOf } from '../wallet/senderOf.ts';

/** Returns the user's accounts as the NFT screens name them, live; the same list for the same accounts. */
export function useNftAccounts(userId: string): RetryableSnapshot<readonly NftAccount[]> {
  const t = useText();
  const saved = useAccounts(userId);
  const all = saved.status === 'ready' ? saved.data : undefined;
  const accounts = useMemo(
    () => all?.map((account) => ({ ...senderOf(account), name: accountName(account, account.number, t) })),
    [all, t],
  );
  return saved.status === 'ready' ? { ...saved, data: accounts ?? [] } : saved;
}
