import { customTokenNetworkById } from '@everything-wallet/core/networks/customTokenNetworkById';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { assetPicture } from '../../catalogue/assetPicture.ts';
import { firstCharacter } from '../../lib/text/firstCharacter.ts';
import { knownToken } from '../../lib/tokens/tokenList.ts';
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

/**
 * Describes a custom token: the icon that the user typed, the picture of a known token, or its first letter in a colour derived from its
 * contract; and the wallet's own name if it is known.
 */
export function listedTokenOf(token: TokenListing): ListedToken {
  const network = networkById(token.network);
  const known = knownToken(network.chainId, token.contract_address);
  const symbol = known?.symbol ?? token.token_symbol;
  return {
    id: token.id,
    name: known?.name ?? token.token_name,
    symbol,
    picture: token.icon ? undefined : assetPicture(network, token.contract_address),
    ...ownLook(token.contract_address, token.icon || symbol.toUpperCase()),
    networkId: network.id,
    network: customTokenNetworkById(token.network).name,
  };
}

/** Disc of a token without a catalogue icon: the first character of a text, in a colour derived from its contract. */
export function ownLook(contract: string, text: string): Pick<ListedToken, 'icon' | 'color'> {
  return {
    icon: firstCharacter(text),
    color: COLORS[Number(BigInt(contract) % BigInt(COLORS.length))] ?? COLORS[0],
  };
}
