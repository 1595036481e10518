import { alwaysOnNetworks } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { onNetworksOf } from './onNetworksOf.ts';

test('leaves the networks that do not run out of questions, and everything else as it is', () => {
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
