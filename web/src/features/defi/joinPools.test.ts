// @vitest-environment node
import type { LidoPosition, LidoState } from '@everything-wallet/core/schemas/poolsAnswer';
import { expect, test } from 'vitest';
import { joinPools } from './joinPools.ts';
import { fakeLido } from './testing/fakeLido.ts';
import { fakePools } from './testing/fakePools.ts';

const ONE = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const THIRD = '0x1563915e194D8CfBA1943570603F7606A3115508';
const YEARN = '0xc56413869c6CDf96496f2b1eF801fEDBdFA7dDB0';

const of = (address: string, ...pool: Parameters<typeof fakePools>[1][]) => ({
  addresses: [address],
  answer: fakePools({ network: 'mainnet', addresses: [address] }, ...pool),
});
const yearnIn = (answer: ReturnType<typeof joinPools>) =>
  answer?.vaults.find(({ address }) => address === YEARN);

test('lists the positions of all accounts', () => {
  const joint = joinPools([of(ONE, { [YEARN]: { position: { shares: '7' } } }), of(OTHER)]);
  expect(yearnIn(joint)?.positions.map(({ address, shares }) => [address, shares])).toEqual([
    [ONE, '7'],
    [OTHER, '0'],
  ]);
  expect(yearnIn(joint)).toMatchObject({ status: 'open', agreement: 'agreed' });
});

test('positions of accounts without an answer are unknown, never zero', () => {
  const joint = joinPools([of(ONE), { addresses: [OTHER], answer: undefined }]);
  expect(yearnIn(joint)?.positions[1]).toMatchObject({ address: OTHER, shares: null, assets: null });
  expect(joinPools([{ addresses: [OTHER], answer: undefined }])).toBeUndefined();
});

test('lists the Lido positions of all accounts, with the agreement of the least sure part', () => {
  const withLido = (address: string, ...lido: [Partial<LidoPosition>, Partial<LidoState>?]) => {
    const part = of(address);
    return { ...part, answer: { ...part.answer, lido: fakeLido([address], ...lido) } };
  };
  const joint = joinPools([
    withLido(ONE, { staked: '7' }),
    withLido(OTHER, { staked: '9' }, { agreement: 'unconfirmed', agreeing: 1, status: 'unknown' }),
    { addresses: [THIRD], answer: undefined },
  ]);
  expect(joint?.lido).toMatchObject({ status: 'unknown', agreement: 'unconfirmed', agreeing: 1 });
  expect(joint?.lido?.positions.map(({ address, staked }) => [address, staked])).toEqual([
    [ONE, '7'],
    [OTHER, '9'],
    [THIRD, null],
  ]);
});

test('has the agreement and the age of its worst part', () => {
  const unsure = of(OTHER, {
    [YEARN]: { state: { agreement: 'unconfirmed', agreeing: 1, status: 'unknown' } },
  });
  const old = { ...unsure, answer: { ...unsure.answer, ageMs: 900_000 } };
  const joint = joinPools([of(ONE), old]);
  expect(yearnIn(joint)).toMatchObject({ status: 'unknown', agreement: 'unconfirmed', agreeing: 1 });
  expect(joint?.ageMs).toBe(900_000);
});

test('a pool closed to one account is open to another', () => {
  const closed = of(OTHER, { [YEARN]: { state: { status: 'closed' } } });
  expect(yearnIn(joinPools([closed, of(ONE)]))?.status).toBe('open');
  expect(yearnIn(joinPools([closed, closed]))?.status).toBe('closed');
});
