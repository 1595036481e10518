// @vitest-environment node
import type { LidoPosition } from '@everything-wallet/core/schemas/poolsAnswer';
import { expect, test } from 'vitest';
import { lidoSums } from './lidoSums.ts';

const position: LidoPosition = {
  address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  staked: '5',
  wrapped: '3',
  wrappedWorth: '4',
  requests: [{ id: '1', amount: '7', isReady: false }],
  otherRequests: { count: 2, amount: '9' },
} as LidoPosition;

test('positions are added up, requests that are not listed with them', () => {
  expect(lidoSums([position, position])).toEqual({
    staked: 10n,
    wrapped: 6n,
    wrappedWorth: 8n,
    asked: 32n,
    others: { count: 4, amount: 18n },
  });
});

test('a sum with an unknown part is not known', () => {
  const unknown = { ...position, staked: null, requests: null };
  expect(lidoSums([position, unknown])).toMatchObject({ staked: undefined, asked: undefined, wrapped: 6n });
});

test('nothing is nothing', () => {
  expect(lidoSums([])).toMatchObject({ staked: 0n, asked: 0n, others: { count: 0, amount: 0n } });
});
