import type { Network } from '@everything-wallet/core/networks/networks';
import { useEffect, useMemo } from 'react';
import { usePrimaryAddress } from '../../features/accounts/hooks/usePrimaryAddress.ts';
import { useBalance } from '../../features/balance/hooks/useBalance.ts';
import { useCoinPrice } from '../../features/balance/hooks/useCoinPrice.ts';
import { useTokens } from '../../features/tokens/hooks/useTokens.ts';
import { useOpenSends } from '../../features/transactions/hooks/useOpenSends.ts';
import { useRecentTransactions } from '../../features/transactions/hooks/useRecentTransactions.ts';
import { useReconciliation } from '../../features/transactions/hooks/useReconciliation.ts';
import { logProblem } from '../../lib/log/logProblem.ts';
import { useAnnouncedQuestions } from '../../lib/refresh/useAnnouncedQuestions.ts';
import { useVouchedTokens } from '../../lib/tokens/useVouchedTokens.ts';
import { hydrateHome } from './hydrateHome.ts';
import type { LastKnownHome } from './lastKnownHome.ts';
import { useStoredHome } from './useStoredHome.ts';

const NO_TOKENS: readonly never[] = [];

interface HomeWalletOptions {
  /** Undefined until a verified user is signed in. */
  readonly userId: string | undefined;
  readonly lastKnown: LastKnownHome | undefined;
  readonly network: Network;
}

/** Follows primary account, balance, tokens and transactions of the home screen, and stores them as last known. */
export function useHomeWallet({ userId, lastKnown, network }: HomeWalletOptions) {
  const primary = usePrimaryAddress(userId);
  const walletAddress = primary.status === 'ready' ? primary.data : undefined;
  const balance = useBalance(walletAddress?.address, network);
  const price = useCoinPrice(network, walletAddress !== undefined);

  const tokens = useTokens(userId);
  const { ofAccount: transactions, ofAll } = useRecentTransactions(
    userId,
    // Where it is not known, the balance above shows why.
    primary.status === 'loading' ? null : walletAddress?.address,
    useVouchedTokens(tokens.status === 'ready' ? tokens.data.records : NO_TOKENS),
  );
  // Those of other accounts are reconciled as well.
  const { isLoading: areSendsLoading, open } = useOpenSends(userId, ofAll);
  useReconciliation(userId, open);
  useAnnouncedQuestions(primary.status === 'loading' || areSendsLoading);

  useStoredHome(userId, { network, walletAddress, balance, price, tokens, transactions });
  const shown = useMemo(
    () => hydrateHome(lastKnown, network, primary.status === 'ready' ? walletAddress : 'unknown'),
    [lastKnown, network, primary.status, walletAddress],
  );

  const isAddressLost = primary.status === 'failed';
  useEffect(() => {
    if (isAddressLost) logProblem('The primary wallet address could not be read');
  }, [isAddressLost]);

  const isAddressMissing = primary.status === 'ready' && !walletAddress;
  useEffect(() => {
    if (isAddressMissing) logProblem('There is no primary wallet address');
  }, [isAddressMissing]);

  return {
    primary,
    walletAddress,
    balance,
    price,
    tokens,
    transactions,
    /** Last known values, shown until they are known. */
    shown,
    isLoaded: balance.wei !== undefined && ofAll.status !== 'loading',
  };
}

/** Primary account, balance, tokens and transactions of the home screen. */
export type HomeWallet = ReturnType<typeof useHomeWallet>;
