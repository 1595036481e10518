import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { writeTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import { amountForMoney } from '@everything-wallet/core/money/amountForMoney';
import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { moneyForAmount } from '@everything-wallet/core/money/moneyForAmount';
import { useEffect, useState } from 'react';
import { currencyDecimals } from '../../../lib/money/currencyDecimals.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import type { CoinPrice } from '../CoinPrice.ts';
import { readMoney } from './readMoney.ts';

/** An amount that may be typed in the person's currency; what is sent is the coin that it comes to. */
export interface MoneyAmount {
  /** What is typed in the currency; undefined while coin is typed. */
  readonly text: string | undefined;
  readonly type: (text: string) => void;
  readonly problem: string | undefined;
  /** The currency that is typed in: dollars while the rate of the chosen one is not known. */
  readonly code: CurrencyCode;
  /** Whether there is no price to go by. */
  readonly isPriceless: boolean;
  /** Whether money can be typed at all. */
  readonly isOffered: boolean;
  /** Turns to money, beginning with what the coin is worth. */
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

/** What stands in the field: typed, or the worth of an amount of coin that was there before and stays the same to the wei. */
interface Entry {
  readonly code: CurrencyCode;
  readonly text: string;
  /** Wei; undefined once something is typed. */
  readonly coin?: bigint;
}

/** Keeps an amount that is typed in the person's currency, and the coin's field at what it buys at the price of now. */
export function useMoneyAmount({ price, amount, style, setCoin, isFrozen }: MoneyAmountOptions): MoneyAmount {
  const { code: codeNow, exactPrice } = useMoney();
  const [entry, setEntry] = useState<Entry>();
  const isMoney = entry !== undefined;
  // A sum that was begun in one currency is never read in another.
  const code = entry?.code ?? codeNow;
  const decimals = currencyDecimals(code);
  const priceNow = price === undefined || code !== codeNow ? undefined : exactPrice(price.usd);
  const text = entry && textOf(entry);
  const money = text === undefined || entry?.coin !== undefined ? undefined : readMoney(text, style, code);
  const coin = priceNow === undefined ? undefined : (entry?.coin ?? bought(priceNow));
  const coinText = coin === undefined ? '' : writeTypedAmount(formatAmount(coin), style);

  // With the price changes what is sent: it is shown, and asked the fee of, as if it had been typed.
  useEffect(() => {
    if (isMoney && !isFrozen) setCoin(coinText);
    // oxlint-disable-next-line react/exhaustive-deps -- setCoin is new with every render
  }, [isMoney, coinText, isFrozen]);

  function bought(ofOne: string): bigint | undefined {
    return money?.units === undefined
      ? undefined
      : amountForMoney({ units: money.units, decimals, price: ofOne });
  }

  function textOf({ coin: kept, text: typed }: Entry): string {
    if (kept === undefined || priceNow === undefined) return typed;
    return writeTypedAmount(moneyForAmount(kept, priceNow, decimals), style);
  }

  return {
    text,
    type: (typed) => setEntry({ code, text: typed }),
    problem: money?.problem,
    code,
    isPriceless: isMoney && priceNow === undefined,
    isOffered: isMoney || priceNow !== undefined,
    toMoney: () => {
      const worth =
        amount !== undefined && priceNow !== undefined
          ? moneyForAmount(amount, priceNow, decimals)
          : undefined;
      const isWorth = worth !== undefined && amount !== undefined && /[1-9]/.test(worth);
      setEntry(isWorth ? { code, text: writeTypedAmount(worth, style), coin: amount } : { code, text: '' });
    },
    toCoin: () => setEntry(undefined),
  };
}
