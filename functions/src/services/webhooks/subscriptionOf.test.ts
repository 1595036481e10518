import { networks } from '@everything-wallet/core/networks/networks';
import { expect, it } from 'vitest';
import { MemoryWebhooks } from '../../testing/MemoryWebhooks.ts';
import { isWanted } from './isWanted.ts';
import { subscriptionOf } from './subscriptionOf.ts';

const webhook = (changes: object) => new MemoryWebhooks().addWebhook(changes);

it('has the filters of the webhook, and those of a testnet key', () => {
  const { id, ...all } = subscriptionOf(webhook({}));
  expect(id).toMatch(/^we/);
  expect(all).toEqual({ networks: null, types: null });
  expect(subscriptionOf(webhook({ networks: ['mainnet'], types: ['transfer.nft'] }))).toMatchObject({
    ...{ networks: ['mainnet'], types: ['transfer.nft'] },
  });
  const { networks: ofTest } = subscriptionOf(webhook({ testnetsOnly: true }));
  expect(ofTest).toEqual(networks.filter(({ type }) => type === 'testnet').map(({ rpcName }) => rpcName));
});

it('names the same networks as the filter of the deliverer', () => {
  for (const changes of [
    {},
    { testnetsOnly: true },
    { networks: ['mainnet', 'sepolia'], testnetsOnly: true },
  ]) {
    const one = webhook(changes);
    const listed = subscriptionOf(one).networks;
    for (const { rpcName } of networks)
      expect(isWanted(one, { network: rpcName, type: 'transfer.coin' }), rpcName).toBe(
        listed?.includes(rpcName) ?? true,
      );
  }
});
