import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import type { Network } from '@everything-wallet/core/networks/networks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Balance } from '../../features/balance/hooks/useBalance.ts';
import type { CoinPrice } from '../../features/balance/hooks/useCoinPrice.ts';
import type { TokenAmount } from '../../features/tokens/api/getTokenBalance.ts';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import { tokenBalanceKey } from '../../features/tokens/tokenBalanceKey.ts';
import type { Transaction } from '../../features/transactions/Transaction.ts';
import type { Records } from '../../lib/firebase/Records.ts';
import type { Snapshot } from '../../lib/firebase/useSnapshot.ts';
import { lastKnownHome, type LastKnownHome } from './lastKnownHome.ts';

/** Maximum number of stored tokens. */
const MAX_TOKENS = 50;

const UNKNOWN: Partial<Records<Transaction>> = {};

interface ShownHome {
  readonly network: Network;
  readonly walletAddress: WalletAddress | undefined;
  readonly balance: Balance;
  readonly price: CoinPrice;
  readonly tokens: Snapshot<Records<CustomToken>>;
  readonly transactions: Snapshot<Records<Transaction>>;
}

/**
 * Stores the figures of the home in this browser after every answer, each with its time; figures without a
 * new answer remain as stored.
 *
 * @param userId undefined until the user is known: nothing is stored before
 */
export function useStoredHome(userId: string | undefined, shown: ShownHome): void {
  const { network, walletAddress, balance, price, tokens, transactions } = shown;
  const queryClient = useQueryClient();
  const { wei, heardAt } = balance;
  const tokenList = tokens.status === 'ready' ? tokens.data.records : undefined;
  // Data that only this browser has confirmed has no time.
  const { records: rows, confirmedAt } = transactions.status === 'ready' ? transactions.data : UNKNOWN;
  const usd = price.status === 'ready' ? price.price.usd : undefined;
  const isSample = price.status === 'ready' && price.isSample;
  const isPriceKnown = price.status !== 'loading';

  useEffect(() => {
    if (userId === undefined || !walletAddress) return;
    const { address, watch_only } = walletAddress;
    const stored = lastKnownHome.read(userId);
    const before = stored?.primary.address === address ? stored : undefined;
    lastKnownHome.store({
      version: 1,
      userId,
      primary: { address, watch_only },
      balance:
        wei !== undefined && isPriceKnown
          ? {
              networkId: network.id,
              wei: String(wei),
              ...(usd !== undefined && { price: { usd, isSample } }),
              at: heardAt,
            }
          : before?.balance,
      // Of all accounts, whichever is the primary one.
      ...(stored?.total && { total: stored.total }),
      ...(stored?.nfts && { nfts: stored.nfts }),
      tokens: tokenList
        ? tokenList.slice(0, MAX_TOKENS).map((token) => ({ ...token, held: heldOf(token, address) }))
        : before?.tokens,
      transactions:
        rows && confirmedAt !== undefined
          ? { rows: rows.map((row) => ({ ...row, time: row.time?.getTime() })), at: confirmedAt }
          : before?.transactions,
    });

    function heldOf(token: CustomToken, owner: string): TokenRow['held'] {
      const { data, dataUpdatedAt = 0 } =
        queryClient.getQueryState<TokenAmount>(tokenBalanceKey(token, owner)) ?? {};
      if (data) return { amount: String(data.amount), decimals: data.decimals, at: dataUpdatedAt };
      return before?.tokens?.find(({ id }) => id === token.id)?.held;
    }
  }, [
    userId,
    walletAddress,
    network,
    wei,
    heardAt,
    usd,
    isSample,
    isPriceKnown,
    tokenList,
    rows,
    confirmedAt,
    queryClient,
  ]);
}

type TokenRow = NonNullable<LastKnownHome['tokens']>[number];
