import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';

/**
 * Returns the display name of an unlisted token: its own symbol in quotes, isolated from the text around it
 * (U+2068, U+2069), with its address.
 *
 * The symbol is untrusted: behind an amount, '000 USDC' would change the amount, and right-to-left letters
 * change places with the digits. A symbol that does not begin with a letter is not shown at all.
 *
 * @param contract checksum address (EIP-55)
 */
export function unlistedSymbol(symbol: string, contract: string): string {
  const plain = symbol.replace(/[\p{Pi}\p{Pf}"']/gu, '').trim();
  const address = shortenAddress(contract);
  return /^\p{L}/u.test(plain) ? `\u2068“${plain}”\u2069 (${address})` : address;
}
