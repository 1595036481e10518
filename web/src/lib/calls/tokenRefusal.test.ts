// @vitest-environment node
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { afterEach, expect, test } from 'vitest';
import { contradictedTokens } from '../tokens/contradictedTokens.ts';
import { loadTokenList } from '../tokens/tokenList.ts';
import { tokenRefusal } from './tokenRefusal.ts';

const network = networkById('ethereum');
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const ONE_INCH = '0x111111111117dC0aa78b770fA6A738034120C302';
const STRANGER = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const NOTHING = { movements: [], permissions: [] };

afterEach(contradictedTokens.forget);

test('refuses a known token that the call treats as an NFT', async () => {
  await loadTokenList();
  for (const to of [USDC, ONE_INCH]) {
    for (const standard of ['erc721', 'erc1155'] as const) {
      expect(tokenRefusal({ network, to, facts: { standard } }, NOTHING)).toBe('otherStandard');
    }
    expect(tokenRefusal({ network, to, facts: { standard: 'erc20' } }, NOTHING)).toBeUndefined();
    const permissions = [
      {
        asset: { type: 'nft', contract: to, id: 5n },
        spender: STRANGER,
        amount: 1n,
        change: 'set',
      } as const,
    ];
    expect(tokenRefusal({ network, to: STRANGER }, { movements: [], permissions })).toBe('otherStandard');
  }
  expect(tokenRefusal({ network, to: STRANGER, facts: { standard: 'erc721' } }, NOTHING)).toBeUndefined();
});

test('refuses a call with a token that the server contradicts', () => {
  const asset = { type: 'token', contract: USDC } as const;
  const movements = [{ direction: 'out', asset, amount: 1n, bound: 'exact' } as const];
  const pool = listedPools('ethereum').find((vault) => vault.asset === USDC)?.address ?? '';
  const all = () => [
    tokenRefusal({ network, to: USDC }, NOTHING),
    tokenRefusal({ network, to: STRANGER }, { movements, permissions: [] }),
    tokenRefusal({ network, to: STRANGER }, NOTHING, [USDC]),
    tokenRefusal({ network, to: pool }, NOTHING),
  ];
  expect(all()).toEqual([undefined, undefined, undefined, undefined]);
  contradictedTokens.note(1, USDC);
  expect(all()).toEqual(['contradicted', 'contradicted', 'contradicted', 'contradicted']);
  expect(tokenRefusal({ network, to: STRANGER }, NOTHING)).toBeUndefined();
  expect(tokenRefusal({ network: networkById('polygon'), to: USDC }, NOTHING)).toBeUndefined();
});
