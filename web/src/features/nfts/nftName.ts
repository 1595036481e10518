import { shortenContractAddress } from '@everything-wallet/core/accounts/shortenContractAddress';

/** Digits of a number that are shown whole; longer ones are hashes, mostly. */
const MAX_DIGITS = 12;

/** What an NFT is called: as its metadata says, else by its collection and number. */
export function nftName(
  { contract, tokenId }: { readonly contract: string; readonly tokenId: string },
  collection: string,
  name = '',
): string {
  return name === '' ? `${collectionName(contract, collection)} #${shortTokenId(tokenId)}` : name;
}

/** What a collection calls itself, else its contract's address, shortened. */
export function collectionName(contract: string, name: string): string {
  return name === '' ? shortenContractAddress(contract) : name;
}

/** A number as lists show it: long ones by their ends. */
function shortTokenId(tokenId: string): string {
  return tokenId.length <= MAX_DIGITS ? tokenId : `${tokenId.slice(0, 4)}…${tokenId.slice(-4)}`;
}
