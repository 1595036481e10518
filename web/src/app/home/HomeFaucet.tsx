import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import type { Network } from '@everything-wallet/core/networks/networks';
import { lazy, Suspense } from 'react';
import { useEnvironment } from '../../components/useEnvironment.ts';

// The local stack alone has a faucet: no other deployment loads its button.
const FaucetButton = lazy(async () => ({
  default: (await import('../../features/balance/components/FaucetButton.tsx')).FaucetButton,
}));

interface HomeFaucetProps {
  /** Primary account; undefined while unknown. */
  walletAddress: WalletAddress | undefined;
  network: Network;
  onFunded: () => void;
}

/** Button for test coins, where there is a faucet and the account has a key. */
export function HomeFaucet({ walletAddress, network, onFunded }: HomeFaucetProps) {
  const faucetUrl = useEnvironment()?.faucetUrl;
  if (!faucetUrl || !walletAddress || walletAddress.watch_only) return null;
  return (
    <Suspense>
      <FaucetButton
        faucetUrl={faucetUrl}
        address={walletAddress.address}
        network={network.rpcName}
        onFunded={onFunded}
      />
    </Suspense>
  );
}
