import { encodeTokenTransfer } from '@everything-wallet/core/tokens/encodeTokenTransfer';
import type { LocalTransaction } from '../chains/sendTransactions.ts';
import { mintEdition, mintTokens } from '../nfts/mintNfts.ts';
import type { FundRequest } from './parseFundRequest.ts';

/** Which edition the faucet gives some of. */
const EDITION = 1n;

/** What a chain's own account does to give somebody coins, a token, or NFTs, which are made for whoever is given them. */
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
