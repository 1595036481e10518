import { customTokenNetworkById } from '@everything-wallet/core/networks/customTokenNetworkById';
import type { ListedToken } from './ListedToken.ts';
import type { TokenListing } from './TokenListing.ts';

/** Colours on which white letters read well (4.5:1). */
const COLORS = [
  '#3D5AA8',
  '#7A4FA3',
  '#A8446B',
  '#9A5B1E',
  '#4F7226',
  '#1F7A6B',
  '#2B6E99',
  '#6B6256',
] as const;

/** What a custom token looks like: its icon or first letter, in a colour of its contract. */
export function listedTokenOf(token: TokenListing): ListedToken {
  return {
    id: token.id,
    name: token.token_name,
    symbol: token.token_symbol,
    ...ownLook(token.contract_address, token.icon || token.token_symbol.toUpperCase()),
    network: customTokenNetworkById(token.network).name,
  };
}

/** The disc of a token that no catalogue has: the first character of a text, in a colour of its contract. */
export function ownLook(contract: string, text: string): Pick<ListedToken, 'icon' | 'color'> {
  return {
    icon: firstCharacter(text),
    color: COLORS[Number(BigInt(contract) % BigInt(COLORS.length))] ?? COLORS[0],
  };
}

/** The first character as people see it: an emoji may be several code points. */
function firstCharacter(text: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return first?.segment ?? '';
}
