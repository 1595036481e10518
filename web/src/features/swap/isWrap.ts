import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';

/** Whether it is the coin for the wrapped coin, or the other way round, which needs no exchange. */
export function isWrap(wrappedCoin: string, sell: string | null, buy: string | null): boolean {
  return (
    (sell === null && buy !== null && sameAddress(buy, wrappedCoin)) ||
    (buy === null && sell !== null && sameAddress(sell, wrappedCoin))
  );
}
