import { shortenContractAddress } from '@everything-wallet/core/accounts/shortenContractAddress';

/** Maximum digits shown in full; longer numbers are mostly hashes. */
const MAX_DIGITS = 12;

/** Returns the name of an NFT: from its metadata, else its collection and number. */
export function nftName(
  { contract, tokenId }: { readonly contract: string; readonly tokenId: string },
  collection: string,
  name = '',
): string {
  return name === '' ? `${collectionName(contract, collection)} #${shortTokenId(tokenId)}` : name;
}

/** Returns a collection's name from its contract, else the contract's shortened address. */
export function collectionName(contract: string, name: string): string {
  return name === '' ? shortenContractAddress(contract) : name;
}

/** Token id as lists show it: long ones by their ends. */
function shortTokenId(tokenId: string): string {
  return tokenId.length <= MAX_DIGITS ? tokenId : `${tokenId.slice(0, 4)}…${tokenId.slice(-4)}`;
}
