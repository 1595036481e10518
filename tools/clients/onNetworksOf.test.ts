import { alwaysOnNetworks } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { onNetworksOf } from './onNetworksOf.ts';

test('removes networks that do not run from requests, and changes nothing else', () => {
  const answer = { enum: ['mainnet', 'base'], description: 'of an answer' };
  const document = {
    paths: { '/balance': { get: { parameters: [{ schema: { enum: ['mainnet', '1', 'base', '8453'] } }] } } },
    components: { schemas: { Balance: { properties: { network: answer, other: { enum: ['a', 'b'] } } } } },
    isAnything: null,
  };
  expect(onNetworksOf(document, alwaysOnNetworks)).toEqual({
    ...document,
    paths: { '/balance': { get: { parameters: [{ schema: { enum: ['mainnet', '1'] } }] } } },
  });
});
