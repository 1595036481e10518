import { approvals } from './approvals.ts';
import { balances } from './balances.ts';
import { holdings } from './holdings.ts';
import { incoming } from './incoming.ts';
import { nftListings } from './nftListings.ts';
import { nftMetadata } from './nftMetadata.ts';
import { nfts } from './nfts.ts';
import { pastPrices } from './pastPrices.ts';
import { prices } from './prices.ts';
import { proof } from './proof.ts';
import type { PartName, Question } from './Question.ts';
import { recipient } from './recipient.ts';
import { settling } from './settling.ts';
import { simulation } from './simulation.ts';
import { swapQuote } from './swapQuote.ts';
import { tokenBalances } from './tokenBalances.ts';
import { tokenPrices } from './tokenPrices.ts';
import { uses } from './uses.ts';
import { vaults } from './vaults.ts';

/** Every part of `refreshWallet`. It does not compile if a part is missing here or in the contract. */
export const questions: { readonly [Name in PartName]: Question<Name> } = {
  balances,
  tokenBalances,
  prices,
  settling,
  uses,
  recipient,
  incoming,
  tokenPrices,
  pastPrices,
  holdings,
  proof,
  swapQuote,
  simulation,
  approvals,
  nfts,
  nftMetadata,
  nftListings,
  vaults,
};
