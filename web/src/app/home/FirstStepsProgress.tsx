import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { paths } from '../../config/paths.ts';
import { listenToHasContact } from '../../features/contacts/api/listenToHasContact.ts';
import { FirstSteps } from '../../features/firstSteps/components/FirstSteps.tsx';
import { listenToLastDrill } from '../../features/phrase/api/listenToLastDrill.ts';
import { useSnapshot } from '../../lib/firebase/useSnapshot.ts';

interface FirstStepsProgressProps {
  userId: string;
  walletAddress: WalletAddress;
  /** Undefined while unknown. */
  hasCoins: boolean | undefined;
  onReceive: () => void;
  /** Called once all is done, or when the user hides the list. */
  onEnd: () => void;
}

/**
 * First steps with their ticks: a passed recovery drill proves the backup, and coins prove that something was received. Shown once
 * all of this is known, so that no tick appears late.
 */
export function FirstStepsProgress({
  userId,
  walletAddress,
  hasCoins,
  onReceive,
  onEnd,
}: FirstStepsProgressProps) {
  const drill = useSnapshot(useMemo(() => listenToLastDrill(userId), [userId]));
  const contact = useSnapshot(useMemo(() => listenToHasContact(userId), [userId]));
  // The words of a watch-only account are elsewhere.
  const hasKey = !walletAddress.watch_only && walletAddress.derivation_index !== null;
  const isKnown = drill.status === 'ready' && contact.status === 'ready' && hasCoins !== undefined;
  const hasDrilled = drill.status === 'ready' && drill.data?.at !== undefined;
  const hasContact = contact.status === 'ready' && contact.data;
  const isAllDone = isKnown && hasCoins && hasContact && (hasDrilled || !hasKey);

  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isAllDone) end();
  }, [isAllDone]);

  if (!isKnown || isAllDone) return null;
  return (
    <FirstSteps
      steps={[
        ...(hasKey ? [{ step: 'backup', isDone: hasDrilled, open: paths.recoveryDrill } as const] : []),
        { step: 'receive', isDone: hasCoins, open: onReceive },
        { step: 'contact', isDone: hasContact, open: paths.contacts },
      ]}
      onHide={onEnd}
    />
  );
}
