import { useMemo } from 'react';
import { listenToWalletAddresses } from '../../features/accounts/api/listenToWalletAddresses.ts';
import { PushSetting } from '../../features/push/components/PushSetting.tsx';
import { useSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { accountName } from '../../lib/names/accountName.ts';
import { useText } from '../../lib/text/useText.ts';

const none: readonly never[] = [];

/** Setting for notifications while the wallet is closed, with the user's accounts. */
export function PushSettings({ userId }: { userId: string }) {
  const t = useText();
  const snapshot = useSnapshot(useMemo(() => listenToWalletAddresses(userId), [userId]));
  const accounts = snapshot.status === 'ready' ? snapshot.data : none;
  const named = accounts.map((account, index) => ({
    address: account.address,
    name: accountName(account, index + 1, t),
  }));
  return <PushSetting userId={userId} accounts={named} />;
}
