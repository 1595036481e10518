import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';

/**
 * What a token is called that no list vouches for: its own symbol in quotes, isolated from the text around it (U+2068, U+2069), with its address.
 *
 * Anybody may have given the symbol: behind an amount, '000 USDC' would make it another one, and letters that are written from the right change
 * places with the digits. One that does not begin with a letter is not shown at all.
 *
 * @param contract checksum address (EIP-55)
 */
export function unlistedSymbol(symbol: string, contract: string): string {
  const plain = symbol.replace(/[\p{Pi}\p{Pf}"']/gu, '').trim();
  const address = shortenAddress(contract);
  return /^\p{L}/u.test(plain) ? `\u2068“${plain}”\u2069 (${address})` : address;
}
