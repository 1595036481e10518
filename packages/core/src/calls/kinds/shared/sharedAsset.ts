import type { Asset } from '../../CallEffects.ts';

/** Fields of a call that ERC-20 and ERC-721 encode alike. */
interface SharedCall {
  readonly contract: string;
  /** Undefined if the standard of the contract is unknown. */
  readonly standard: 'erc20' | 'erc721' | undefined;
  /** An amount of ERC-20, the id of an ERC-721 token. */
  readonly amountOrId: bigint;
}

/** Returns the asset of a call that ERC-20 and ERC-721 encode alike, and its amount; undefined if it may be an NFT. */
export function sharedAsset({ contract, standard, amountOrId }: SharedCall): {
  readonly asset: Asset;
  readonly amount: bigint | undefined;
} {
  if (standard === 'erc20') return { asset: { type: 'token', contract }, amount: amountOrId };
  return standard === 'erc721'
    ? { asset: { type: 'nft', contract, id: amountOrId }, amount: 1n }
    : { asset: { type: 'tokenOrNft', contract, amountOrId }, amount: undefined };
}
