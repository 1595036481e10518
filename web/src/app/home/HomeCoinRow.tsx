import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import type { Network } from '@everything-wallet/core/networks/networks';
import { PriceChange } from '../../components/PriceChange.tsx';
import type { LastKnownBalance } from '../../features/balance/components/NetworkBalance.tsx';
import type { Balance } from '../../features/balance/hooks/useBalance.ts';
import type { CoinPrice } from '../../features/balance/hooks/useCoinPrice.ts';
import { assetKey } from '../../features/holdings/assetsOf.ts';
import { BalanceMark } from '../../features/holdings/components/BalanceMark.tsx';
import { figureFor } from '../../features/holdings/heldBy.ts';
import { coinToken } from '../../features/tokens/coinToken.ts';
import { TokenRow } from '../../features/tokens/components/TokenRow.tsx';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import { MASK } from '../../lib/format/mask.ts';
import type { Records } from '../../lib/firebase/Records.ts';
import type { RetryableSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { useMoney } from '../../lib/money/useMoney.ts';
import { useText } from '../../lib/text/useText.ts';
import { useOwnHoldings } from '../wallet/useOwnHoldings.ts';

interface HomeCoinRowProps {
  userId: string;
  /** The user's own tokens. */
  tokens: RetryableSnapshot<Records<CustomToken>>;
  address: string;
  network: Network;
  /** Balance, last known figure and price of the home's card, so that both show the same. */
  balance: Balance;
  lastKnown: LastKnownBalance | undefined;
  price: CoinPrice;
  isMasked: boolean;
}

/** Coin of the selected network as the first row of the token list, with its value; test coins have none. */
export function HomeCoinRow({
  userId,
  tokens,
  address,
  network,
  balance,
  lastKnown,
  price,
  isMasked,
}: HomeCoinRowProps) {
  const t = useText();
  const money = useMoney();
  const wei = balance.wei ?? lastKnown?.wei;
  const { assets } = useOwnHoldings(userId, tokens).holdings;
  const coin = assets.find(({ key }) => key === assetKey(network.id));
  const figure = coin && figureFor(coin, address);
  // A balance that nodes disagree about gets no value.
  const isDoubtful = figure?.agreement === 'disputed' || figure?.agreement === 'unconfirmed';

  function value(): string | undefined {
    if (price.status === 'noMarket') return undefined;
    if (price.status !== 'ready' || balance.wei === undefined || isDoubtful)
      return t('tokens.unknownBalance');
    return isMasked ? MASK : money.format(exactUsd(balance.wei, price.price.usd));
  }

  return (
    <TokenRow
      token={coinToken(network)}
      amount={(write) =>
        isMasked ? MASK : wei === undefined ? t('tokens.unknownBalance') : write(formatAmount(wei))
      }
      asOf={balance.wei === undefined ? lastKnown?.at : balance.asOf}
      value={value()}
      change={price.status === 'ready' ? <PriceChange percent={price.price.change24h} /> : undefined}
      mark={<BalanceMark figure={figure} units={balance.wei} asset={network.currency} />}
      isTest={network.type === 'testnet'}
    />
  );
}
