import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { LastKnownBalance } from '../../features/balance/components/NetworkBalance.tsx';
import type { LastKnownToken } from '../../features/tokens/TokenListing.ts';
import type { TransactionListing } from '../../features/transactions/TransactionListing.ts';
import type { LastKnownHome } from './lastKnownHome.ts';

/** Parts of the last known home to show; undefined parts are not shown. */
interface Shown {
  readonly primary: LastKnownHome['primary'] | undefined;
  readonly balance: LastKnownBalance | undefined;
  readonly tokens: readonly LastKnownToken[] | undefined;
  readonly transactions: { readonly rows: readonly TransactionListing[]; readonly at: Date } | undefined;
}

/**
 * Selects the parts of the last known home that may be shown: the balance of the selected network, and
 * holdings and transfers of an address only while it is the user's, as far as known.
 *
 * @param walletAddress the primary address; undefined if none, 'unknown' while that is not known
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
