import { nftListingsAnswerSchema } from '@everything-wallet/core/schemas/nftListingsAnswer';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { expect, it } from 'vitest';
import { localSeller } from '../../tools/nfts/localSeller.ts';
import { sampleListings } from '../../tools/nfts/sampleListings.ts';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { TestUser } from './support/TestUser.ts';

it("returns the local seller's listings, read from orders and checked on chain", async () => {
  const user = await TestUser.signUp();
  const nftListings = { network: 'mainnet', order: 'new', text: '' } as const;
  const { nftListings: part } = await user.call(refreshWallet, { nftListings });
  const { answer } = part as { answer: unknown };
  const { listings, hasMarket, silent } = nftListingsAnswerSchema.parse(answer);
  expect({ hasMarket, silent }).toEqual({ hasMarket: true, silent: [] });
  // Other tests on this stack may have bought some of them, and listed others.
  const known = [...(await sampleListings(networkByRpcName('mainnet'))).values()];
  const reported = listings.filter(({ seller }) => seller === localSeller.address);
  expect(reported.length).toBeGreaterThan(0);
  for (const { id, isOpen } of reported) {
    expect(isOpen).toBe(true);
    expect(known.map(({ order_hash: hash }) => hash)).toContain(id);
  }
});
