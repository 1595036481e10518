// @vitest-environment node
import { networks } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { addAnswer } from './addAnswer.ts';
import { assetsOf } from './assetsOf.ts';
import { heldBy } from './heldBy.ts';
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

function look(account: string, ...answer: Parameters<typeof holdingsAnswer>) {
  return addAnswer(undefined, {
    network,
    accounts: [account],
    discovered: true,
    answer: holdingsAnswer(...answer),
    msSinceHeard: () => 0,
  });
}

test('a token that was added goes by the name that its owner gave it, also with nothing held', () => {
  const assets = assetsOf(
    [look(ME, [holding(ME, 0n, TOKEN)], [tokenFacts(TOKEN, { isListed: false })])],
    [added],
  );
  expect(assets).toMatchObject([{ kind: 'custom', symbol: 'OWN', name: 'Own', decimals: 6 }]);
});

test('a contract that states other decimals than when it was added has none', () => {
  const facts = tokenFacts(TOKEN, { decimals: 18 });
  expect(assetsOf([look(ME, [holding(ME, 5n, TOKEN)], [facts])], [added])).toMatchObject([
    { decimals: undefined },
  ]);
  expect(
    assetsOf([look(ME, [holding(ME, 5n, TOKEN)], [facts])], [{ ...added, decimals: null }]),
  ).toMatchObject([{ decimals: 18 }]);
});

test('a listed token of which nothing is held is none; one that is not known may be', () => {
  const facts = [tokenFacts(TOKEN)];
  expect(assetsOf([look(ME, [holding(ME, 0n, TOKEN)], facts)], [])).toEqual([]);
  const unknown = holding(ME, 0n, TOKEN, { units: null, agreement: 'unknown', agreeing: 0 });
  expect(assetsOf([look(ME, [unknown], facts)], [])).toMatchObject([{ kind: 'listed' }]);
});

test('groups of accounts on one network are one asset', () => {
  const accounts = Array.from({ length: 45 }, (_, index) => addressOf(index + 1));
  const looks = accounts.map((account) => look(account, [holding(account, 2n)]));
  const [coin, ...others] = assetsOf(looks, []);
  expect(others).toEqual([]);
  expect(coin && heldBy(coin, accounts)).toMatchObject({ units: 90n, agreed: 45, unknown: 0 });
});
