import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { writeTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import { amountForMoney } from '@everything-wallet/core/money/amountForMoney';
import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { moneyForAmount } from '@everything-wallet/core/money/moneyForAmount';
import { useEffect, useState } from 'react';
import { currencyDecimals } from '../../../lib/money/currencyDecimals.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import { readMoney } from './readMoney.ts';

/** Amount that may be typed in the display currency; the equivalent in coin is sent. */
export interface MoneyAmount {
  /** Text typed in the currency; undefined while coin is typed. */
  readonly text: string | undefined;
  readonly type: (text: string) => void;
  readonly problem: string | undefined;
  /** Currency of the text: dollars while the rate of the display currency is unknown. */
  readonly code: CurrencyCode;
  /** True without a price to convert with. */
  readonly isPriceless: boolean;
  /** True if money can be typed at all. */
  readonly isOffered: boolean;
  /** Switches to money, starting with the value of the coin. */
  readonly toMoney: () => void;
  readonly toCoin: () => void;
}

interface MoneyAmountOptions {
  /** Less than five minutes old; undefined without one, and for tokens. */
  readonly price: CoinPrice | undefined;
  /** Wei: the content of the coin field. */
  readonly amount: bigint | undefined;
  readonly style: NumberStyle;
  /** Sets the coin field. */
  readonly setCoin: (text: string) => void;
  /** True while sending: nothing changes. */
  readonly isFrozen: boolean;
}

/** Content of the field: typed, or the value of an earlier amount of coin, which stays the same to the wei. */
interface Entry {
  readonly code: CurrencyCode;
  readonly text: string;
  /** Wei; undefined once something is typed. */
  readonly coin?: bigint;
}

/** Manages an amount typed in the display currency, and updates the coin field with its equivalent at the current price. */
export function useMoneyAmount({ price, amount, style, setCoin, isFrozen }: MoneyAmountOptions): MoneyAmount {
  const { code: codeNow, exactPrice } = useMoney();
  const [entry, setEntry] = useState<Entry>();
  const isMoney = entry !== undefined;
  // A sum started in one currency is never read in another.
  const code = entry?.code ?? codeNow;
  const decimals = currencyDecimals(code);
  const priceNow = price === undefined || code !== codeNow ? undefined : exactPrice(price.usd);
  const text = entry && textOf(entry);
  const money = text === undefined || entry?.coin !== undefined ? undefined : readMoney(text, style, code);
  const coin = priceNow === undefined ? undefined : (entry?.coin ?? bought(priceNow));
  const coinText = coin === undefined ? '' : writeTypedAmount(formatAmount(coin), style);

  // A new price changes what is sent: it is shown, and its fee requested, as if it had been typed.
  useEffect(() => {
    if (isMoney && !isFrozen) setCoin(coinText);
    // oxlint-disable-next-line react/exhaustive-deps -- setCoin changes on every render
  }, [isMoney, coinText, isFrozen]);

  function bought(ofOne: string): bigint | undefined {
    return money?.units === undefined
      ? undefined
      : amountForMoney({ units: money.units, decimals, price: ofOne });
  }

  function textOf({ coin, text: typed }: Entry): string {
    if (coin === undefined || priceNow === undefined) return typed;
    return writeTypedAmount(moneyForAmount(coin, priceNow, decimals), style);
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
