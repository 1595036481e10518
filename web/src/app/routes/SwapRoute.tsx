import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageColumn } from '../../components/PageColumn.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { useAccounts } from '../../features/accounts/hooks/useAccounts.ts';
import { usePrimaryAddress } from '../../features/accounts/hooks/usePrimaryAddress.ts';
import { figureFor } from '../../features/holdings/heldBy.ts';
import { useHoldings } from '../../features/holdings/hooks/useHoldings.ts';
import { DemoSwap } from '../../features/swap/components/DemoSwap.tsx';
import { useTokens } from '../../features/tokens/hooks/useTokens.ts';
import { useNetwork } from '../../lib/network/useNetwork.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useText } from '../../lib/text/useText.ts';
import { senderOf } from '../wallet/senderOf.ts';
import { useAddresses } from '../wallet/useAddresses.ts';
import { ReviewCallsDialog } from '../review/ReviewCallsDialog.tsx';

const LiveSwap = lazy(async () => ({
  default: (await import('../../features/swap/components/LiveSwap.tsx')).LiveSwap,
}));

const StoredSwaps = lazy(async () => ({
  default: (await import('../../features/swap/components/StoredSwaps.tsx')).StoredSwaps,
}));

const NONE: readonly never[] = [];

/**
 * /swap: real where the selected network has an exchange, and elsewhere the demo screen, below the pending
 * swaps.
 */
export function SwapRoute() {
  const { user } = useAuth();
  const { network } = useNetwork();
  const primary = usePrimaryAddress(user?.id);
  const [absentOn, setAbsentOn] = useState<NetworkId>();
  const t = useText();
  const account = primary.status === 'ready' ? primary.data : undefined;
  const underWay = user && (
    <Suspense fallback={null}>
      <StoredSwaps
        key={`${user.id} ${account?.address ?? ''}`}
        userId={user.id}
        sender={account && senderOf(account)}
        isSenderUnknown={primary.status !== 'ready'}
        ReviewCalls={ReviewCallsDialog}
      />
    </Suspense>
  );
  if (!user || !exchangeOf(network.id) || absentOn === network.id) return <DemoSwap>{underWay}</DemoSwap>;
  if (primary.status !== 'ready') {
    return (
      <PageColumn>
        <PageHeader title={t('swap.title')} />
        {underWay}
        {primary.status === 'loading' ? (
          <PageLoading />
        ) : (
          <ErrorState title={t('common.serverUnreachable')} onRetry={primary.retry} />
        )}
      </PageColumn>
    );
  }
  return account ? (
    <AccountSwap
      key={user.id}
      userId={user.id}
      account={account}
      onNoExchange={() => setAbsentOn(network.id)}
    />
  ) : (
    <DemoSwap>{underWay}</DemoSwap>
  );
}

interface AccountSwapProps {
  userId: string;
  account: WalletAddress;
  onNoExchange: () => void;
}

function AccountSwap({ userId, account, onNoExchange }: AccountSwapProps) {
  const { network } = useNetwork();
  const accounts = useAccounts(userId);
  const tokens = useTokens(userId);
  const records = tokens.status === 'ready' ? tokens.data.records : NONE;
  const storedDecimals = useMemo(
    () =>
      new Map(
        records.flatMap(({ network: on, contract_address: contract, decimals }) =>
          on === network.id && decimals !== null ? [[contract.toLowerCase(), decimals] as const] : [],
        ),
      ),
    [records, network],
  );
  // The same query as on the home, so that its result is shared.
  const addresses = useAddresses(
    accounts.status === 'ready' ? accounts.data.map(({ address }) => address) : undefined,
  );
  const { assets } = useHoldings(addresses, records);
  const { address } = account;
  const others = useMemo(
    () =>
      assets.flatMap((asset) => {
        const { contract, kind } = asset;
        if (asset.network.id !== network.id || contract === undefined || kind === 'unverified') return [];
        const isHeld = (figureFor(asset, address)?.units ?? 0n) > 0n;
        return kind === 'custom' || isHeld ? [contract] : [];
      }),
    [assets, network, address],
  );
  return (
    <Suspense fallback={<PageLoading />}>
      <LiveSwap
        key={`${network.id} ${address}`}
        userId={userId}
        network={network}
        sender={senderOf(account)}
        others={others}
        storedDecimals={storedDecimals}
        ReviewCalls={ReviewCallsDialog}
        onNoExchange={onNoExchange}
      />
    </Suspense>
  );
}
