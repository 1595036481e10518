import { isEvmAddress } from '@everything-wallet/core/accounts/addressSchema';
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { getAddress } from 'ethers/address';
import { MaxUint256 } from 'ethers/constants';
import type { ChainNft } from './ChainNft.ts';

/** `paths.chainNft`: token ids as every contract writes them, without leading zeros. */
const CHAIN_NFT = /^([a-z0-9-]+):(0x[0-9a-fA-F]{40}):(0|[1-9]\d{0,77})$/;

/** Parses the NFT that a path names; undefined for any other path, including a sample's. */
export function readChainNft(nftId: string | undefined): ChainNft | undefined {
  const [, rpcName, contract = '', tokenId = ''] = CHAIN_NFT.exec(nftId ?? '') ?? [];
  const network = networks.find((one: Network) => one.rpcName === rpcName);
  if (!network || !isEvmAddress(contract) || BigInt(tokenId) > MaxUint256) return undefined;
  return { network, contract: getAddress(contract), tokenId };
}
