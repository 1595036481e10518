import { encodeTokenTransfer } from '@everything-wallet/core/tokens/encodeTokenTransfer';
import type { LocalTransaction } from '../chains/sendTransactions.ts';
import { mintEdition, mintTokens } from '../nfts/mintNfts.ts';
import type { FundRequest } from './parseFundRequest.ts';

/** Id of the edition that the faucet gives. */
const EDITION = 1n;

/**
 * Builds the transaction of a chain's own account that sends coins or a token, or mints NFTs, to an address.
 */
export function giftTransaction({
  address,
  amount,
  token,
  nft,
}: Omit<FundRequest, 'network'>): LocalTransaction {
  if (nft?.standard === 'erc721') return mintTokens(nft.contract, address, amount);
  if (nft) return mintEdition(nft.contract, address, EDITION, amount);
  if (token === undefined) return { to: address, data: '0x', value: amount };
  return { to: token, data: encodeTokenTransfer(address, amount) };
}
