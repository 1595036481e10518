// @vitest-environment node
import { networks } from '@everything-wallet/core/networks/networks';
import { describe, expect, test } from 'vitest';
import { addAnswer } from './addAnswer.ts';
import { assetsOf } from './assetsOf.ts';
import { heldBy } from './heldBy.ts';
import type { HoldingsNetworkScan } from './HoldingsNetworkScan.ts';
import { addressOf, holding, holdingsAnswer, tokenFacts } from './testing/holdingsAnswer.ts';

const [network] = networks;
const ME = addressOf(1);
const TOKEN = addressOf(0xab);
const added = {
  network: network.id,
  contract_address: TOKEN.toUpperCase().replace('0X', '0x'),
  token_name: 'Own',
  token_symbol: 'OWN',
  decimals: 6,
};

function scan(account: string, ...answer: Parameters<typeof holdingsAnswer>) {
  return addAnswer(undefined, {
    network,
    accounts: [account],
    discovered: true,
    answer: holdingsAnswer(...answer),
    msSinceHeard: () => 0,
  });
}

test('an added token has the name the user gave it, also with a balance of zero', () => {
  const assets = assetsOf(
    [scan(ME, [holding(ME, 0n, TOKEN)], [tokenFacts(TOKEN, { isListed: false })])],
    [added],
  );
  expect(assets).toMatchObject([{ kind: 'custom', symbol: 'OWN', name: 'Own', decimals: 6 }]);
});

// Regression: for a document that named WETH 'DAI', Send offered it as DAI, and a transfer of '50 DAI' would have moved 50 WETH.
test('a known token has its own name, whatever a document contains', () => {
  const facts = tokenFacts(TOKEN, { symbol: 'WETH', name: 'Wrapped Ether', isListed: true });
  const document = { ...added, token_symbol: 'DAI', token_name: 'Dai Stablecoin' };
  expect(assetsOf([scan(ME, [holding(ME, 5n, TOKEN)], [facts])], [document])).toMatchObject([
    { symbol: 'WETH', name: 'Wrapped Ether' },
  ]);
});

test('a contract that changed its decimals since it was added has none', () => {
  const facts = tokenFacts(TOKEN, { decimals: 18, isListed: false });
  expect(assetsOf([scan(ME, [holding(ME, 5n, TOKEN)], [facts])], [added])).toMatchObject([
    { decimals: undefined },
  ]);
  expect(
    assetsOf([scan(ME, [holding(ME, 5n, TOKEN)], [facts])], [{ ...added, decimals: null }]),
  ).toMatchObject([{ decimals: 18 }]);
});

test('leaves out a listed token with a balance of zero, but not with an unknown one', () => {
  const facts = [tokenFacts(TOKEN)];
  expect(assetsOf([scan(ME, [holding(ME, 0n, TOKEN)], facts)], [])).toEqual([]);
  const unknown = holding(ME, 0n, TOKEN, { units: null, agreement: 'unknown', agreeing: 0 });
  expect(assetsOf([scan(ME, [unknown], facts)], [])).toMatchObject([{ kind: 'listed' }]);
});

test('joins groups of accounts on one network into one asset', () => {
  const accounts = Array.from({ length: 45 }, (_, index) => addressOf(index + 1));
  const scans = accounts.map((account) => scan(account, [holding(account, 2n)]));
  const [coin, ...others] = assetsOf(scans, []);
  expect(others).toEqual([]);
  expect(coin && heldBy(coin, accounts)).toMatchObject({ units: 90n, agreed: 45, unknown: 0 });
});

describe('an account that a complete scan did not name', () => {
  const OTHER = addressOf(2);
  const coins = [holding(ME, 1n), holding(OTHER, 1n)];
  const found = [[...coins, holding(ME, 5n, TOKEN)], [tokenFacts(TOKEN)]] as const;
  const heldIn = (...scans: HoldingsNetworkScan[]) => {
    const asset = assetsOf(scans, []).find(({ contract }) => contract !== undefined);
    return asset && heldBy(asset, [ME, OTHER]);
  };
  const group = (accounts: readonly string[], ...answer: Parameters<typeof holdingsAnswer>) =>
    addAnswer(undefined, {
      network,
      accounts,
      discovered: true,
      answer: holdingsAnswer(...answer),
      msSinceHeard: () => 7,
    });

  test('holds zero, also in a group of its own, with the age of that scan', () => {
    expect(heldIn(group([ME, OTHER], ...found))).toMatchObject({ units: 5n, agreed: 2, unknown: 0 });
    const scans = [group([ME], ...found), group([OTHER], [holding(OTHER, 1n)])];
    expect(heldIn(...scans)).toMatchObject({ units: 5n, agreed: 2, unknown: 0 });
    const figures = assetsOf(scans, []).at(-1)?.figures;
    expect(figures?.[1]).toMatchObject({ account: OTHER, units: 0n, agreeing: 3 });
    expect(figures?.[1]?.sighting.msSinceHeard()).toBe(7);
  });

  test('is unknown during the scan, or if it ended incomplete', () => {
    for (const discoversNext of [300, 0]) {
      const scan = group([ME, OTHER], ...found, { isDiscoveryWhole: false, discoversNext });
      expect(heldIn(scan)).toMatchObject({ agreed: 1, unknown: 1 });
    }
  });

  test('is unconfirmed if too few nodes answered one part of the scan', () => {
    const few = { configured: 3, answered: 1, needed: 2 };
    const part = { isDiscoveryWhole: false, discoversNext: 300, nodes: few };
    const scans = [group([ME, OTHER], ...found, part)].map((before) =>
      addAnswer(before, {
        network,
        accounts: [ME, OTHER],
        discovered: true,
        answer: holdingsAnswer(coins),
        msSinceHeard: () => 0,
      }),
    );
    expect(heldIn(...scans)).toMatchObject({ agreed: 1, unconfirmed: 1, unknown: 0 });
  });
});
