import { amountForUsd } from '@everything-wallet/core/amounts/amountForUsd';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { writeTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import { usdValue } from '@everything-wallet/core/amounts/usdValue';
import { useEffect, useState } from 'react';
import type { CoinPrice } from '../CoinPrice.ts';
import { readMoney } from './readMoney.ts';

/** An amount that may be typed in dollars; what is sent is the coin that they come to. */
export interface MoneyAmount {
  /** What is typed in dollars; undefined while coin is typed. */
  readonly text: string | undefined;
  readonly type: (text: string) => void;
  readonly problem: string | undefined;
  /** Whether there is no price to go by. */
  readonly isPriceless: boolean;
  /** Whether dollars can be typed at all. */
  readonly isOffered: boolean;
  /** Turns to dollars, beginning with what the coin is worth. */
  readonly toMoney: () => void;
  readonly toCoin: () => void;
}

interface MoneyAmountOptions {
  /** Of the last five minutes; undefined where there is none, and of tokens. */
  readonly price: CoinPrice | undefined;
  /** Wei: what stands in the coin's field. */
  readonly amount: bigint | undefined;
  readonly style: NumberStyle;
  /** Puts coin into its field. */
  readonly setCoin: (text: string) => void;
  /** While it is sending nothing changes. */
  readonly isFrozen: boolean;
}

/** Keeps an amount that is typed in dollars, and the coin's field at what they buy at the price of now. */
export function useMoneyAmount({ price, amount, style, setCoin, isFrozen }: MoneyAmountOptions): MoneyAmount {
  const [text, setText] = useState<string>();
  const money = text === undefined ? undefined : readMoney(text, style);
  const coin =
    money?.cents !== undefined && price !== undefined ? amountForUsd(money.cents, price.usd) : undefined;
  const coinText = coin === undefined ? '' : writeTypedAmount(formatAmount(coin), style);
  const isMoney = text !== undefined;

  // With the price changes what is sent: it is shown, and asked the fee of, as if it had been typed.
  useEffect(() => {
    if (isMoney && !isFrozen) setCoin(coinText);
    // oxlint-disable-next-line react/exhaustive-deps -- setCoin is new with every render
  }, [isMoney, coinText, isFrozen]);

  return {
    text,
    type: setText,
    problem: money?.problem,
    isPriceless: isMoney && price === undefined,
    isOffered: isMoney || price !== undefined,
    toMoney: () => {
      const worth = amount !== undefined && price ? usdValue(amount, price.usd) : undefined;
      setText(worth === undefined || worth === '0.00' ? '' : writeTypedAmount(worth, style));
    },
    toCoin: () => setText(undefined),
  };
}
