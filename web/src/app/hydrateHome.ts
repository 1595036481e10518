import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { LastKnownBalance } from '../features/balance/components/BalanceCard.tsx';
import type { LastKnownToken } from '../features/tokens/TokenListing.ts';
import type { TransactionListing } from '../features/transactions/TransactionListing.ts';
import type { LastKnownHome } from './lastKnownHome.ts';

/** What is shown of the last known home; what is undefined is not shown. */
interface Shown {
  readonly primary: LastKnownHome['primary'] | undefined;
  readonly balance: LastKnownBalance | undefined;
  readonly tokens: readonly LastKnownToken[] | undefined;
  readonly transactions: { readonly rows: readonly TransactionListing[]; readonly at: Date } | undefined;
}

/**
 * Takes out of the last known home what may be shown: the balance of the network that is selected now, and what was held at an
 * address, or moved there, only as long as that is the user's as far as is known.
 *
 * @param walletAddress the primary address; undefined where there is none, 'unknown' while that is not known
 */
export function hydrateHome(
  home: LastKnownHome | undefined,
  network: Network,
  walletAddress: WalletAddress | undefined | 'unknown',
): Shown {
  const isOfAddress =
    walletAddress === 'unknown' ||
    (home !== undefined &&
      walletAddress !== undefined &&
      sameAddress(walletAddress.address, home.primary.address));
  const { primary, balance, tokens, transactions } = home ?? {};
  return {
    primary: walletAddress === 'unknown' ? primary : undefined,
    balance:
      balance && isOfAddress && balance.networkId === network.id
        ? { wei: BigInt(balance.wei), price: balance.price, at: new Date(balance.at) }
        : undefined,
    tokens: tokens?.map(({ held, ...token }) => ({
      ...token,
      held:
        held && isOfAddress
          ? { amount: BigInt(held.amount), decimals: held.decimals, at: new Date(held.at) }
          : undefined,
    })),
    transactions:
      transactions && isOfAddress
        ? {
            rows: transactions.rows.map(({ time, ...row }) => ({
              ...row,
              time: time === undefined ? undefined : new Date(time),
            })),
            at: new Date(transactions.at),
          }
        : undefined,
  };
}
