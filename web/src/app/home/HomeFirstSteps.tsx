import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import { useState } from 'react';
import { useLoaded } from '../../components/useLoaded.ts';
import { isSnoozed, snooze } from '../../lib/storage/snooze.ts';

const loadFirstStepsProgress = async () => (await import('./FirstStepsProgress.tsx')).FirstStepsProgress;

interface HomeFirstStepsProps {
  userId: string;
  /** Primary account. */
  walletAddress: WalletAddress;
  /** Undefined while unknown: then nothing is shown yet. */
  hasCoins: boolean | undefined;
  onReceive: () => void;
}

/**
 * Checklist on the home of a new wallet, until all is done or the user hides it on this device. Its code, and what it reads, are
 * loaded only until then.
 */
export function HomeFirstSteps(props: HomeFirstStepsProps) {
  const { userId } = props;
  const [endedFor, setEndedFor] = useState(() => (isSnoozed('firstSteps', userId) ? userId : undefined));
  if (endedFor === userId) return null;
  return (
    <LoadedFirstSteps
      {...props}
      onEnd={() => {
        snooze('firstSteps', userId);
        setEndedFor(userId);
      }}
    />
  );
}

function LoadedFirstSteps(props: HomeFirstStepsProps & { onEnd: () => void }) {
  const loaded = useLoaded(loadFirstStepsProgress);
  if (loaded.status !== 'ready') return null;
  const FirstStepsProgress = loaded.value;
  return <FirstStepsProgress {...props} />;
}
