import type { Network } from '@everything-wallet/core/networks/networks';
import { YourTokens } from '../../features/tokens/components/YourTokens.tsx';
import type { HomeWallet } from './useHomeWallet.ts';
import type { homeHoldings } from './homeHoldings.ts';

interface HomeTokenListProps {
  userId: string | undefined;
  /** Undefined until its code is loaded. */
  Held: typeof homeHoldings | undefined;
  wallet: HomeWallet;
  network: Network;
  isMasked: boolean;
}

/** Coins and tokens of the home screen. */
export function HomeTokenList({ userId, Held, wallet, network, isMasked }: HomeTokenListProps) {
  const { walletAddress, tokens, balance, price, shown } = wallet;
  const held =
    Held && userId !== undefined && walletAddress
      ? { Held, own: { userId, tokens, address: walletAddress.address, isMasked } }
      : undefined;
  return (
    <YourTokens
      tokens={tokens}
      network={network}
      balance={balance.wei ?? shown.balance?.wei}
      balanceAsOf={balance.wei === undefined ? shown.balance?.at : balance.asOf}
      lastKnown={shown.tokens}
      isMasked={isMasked}
      coinRow={
        held && (
          <held.Held.CoinRow
            {...held.own}
            network={network}
            balance={balance}
            lastKnown={shown.balance}
            price={price}
          />
        )
      }
      renderFilter={held && ((fields) => <held.Held.TokenFilter {...held.own} {...fields} />)}
      renderRows={
        held &&
        ((rows) => <held.Held.Tokens {...held.own} {...rows} network={network} lastKnown={shown.tokens} />)
      }
      below={
        held && (
          <>
            <held.Held.TestCoins {...held.own} network={network} />
            <held.Held.Unverified {...held.own} />
          </>
        )
      }
    />
  );
}
