import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';

/** Checks that a pair is the coin and the wrapped coin, in either direction, which needs no exchange. */
export function isWrap(wrappedCoin: string, sell: string | null, buy: string | null): boolean {
  return (
    (sell === null && buy !== null && sameAddress(buy, wrappedCoin)) ||
    (buy === null && sell !== null && sameAddress(sell, wrappedCoin))
  );
}
