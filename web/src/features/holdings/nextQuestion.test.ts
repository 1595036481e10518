// @vitest-environment node
import { holdingsQuestionSchema } from '@everything-wallet/core/schemas/holdings';
import { networks } from '@everything-wallet/core/networks/networks';
import { expect, test, vi } from 'vitest';
import { networkChanges } from '../../lib/refresh/networkChanges.ts';
import { sessionEnd } from '../../lib/session/sessionEnd.ts';
import { addAnswer } from './addAnswer.ts';
import type { HoldingsNetworkScan } from './HoldingsNetworkScan.ts';
import { nextQuestion } from './nextQuestion.ts';
import { addressOf, holding, holdingsAnswer, tokenFacts } from './testing/holdingsAnswer.ts';

const [network] = networks;
const ME = addressOf(1);

function scan(
  contracts: readonly string[],
  isListed: boolean,
  msSinceHeard = 0,
  next = 0,
): HoldingsNetworkScan {
  return addAnswer(undefined, {
    network,
    accounts: [ME],
    discovered: true,
    msSinceHeard: () => msSinceHeard,
    answer: holdingsAnswer(
      contracts.map((contract) => holding(ME, 1n, contract)),
      contracts.map((contract) => tokenFacts(contract, { isListed })),
      { isDiscoveryWhole: next === 0, discoversNext: next },
    ),
  });
}

test('the first question scans for tokens from the beginning', () => {
  expect(nextQuestion(network, [ME], [addressOf(9)], undefined)).toEqual({
    network: 'mainnet',
    addresses: [ME],
    tokens: [addressOf(9)],
    discovers: true,
    discoversFrom: 0,
  });
});

test('continues a scan at its cursor, and pauses after its end', () => {
  const found = [addressOf(50)];
  expect(nextQuestion(network, [ME], [], scan(found, true, 0, 300))).toMatchObject({
    discovers: true,
    discoversFrom: 300,
  });
  expect(nextQuestion(network, [ME], [], scan(found, true))).toMatchObject({
    tokens: found,
    discovers: false,
    discoversFrom: 0,
  });
  expect(nextQuestion(network, [ME], [], scan(found, true, 120_000))).toMatchObject({ discovers: true });
});

// Regression: a token that was received for the first time was looked for two minutes later.
test('scans for tokens again after a change of the network', () => {
  vi.useFakeTimers();
  const asksAfter = (ms: number) =>
    nextQuestion(network, [ME], [], scan([addressOf(50)], true, ms)).discovers;
  networkChanges.note(network.id);
  // With the first request after it, nodes may be without it.
  expect(asksAfter(5_000)).toBe(false);
  vi.advanceTimersByTime(12_000);
  expect([asksAfter(5_000), asksAfter(1_000)]).toEqual([true, false]);
  sessionEnd.dispatchEvent(new Event('end'));
  expect(asksAfter(5_000)).toBe(false);
  vi.useRealTimers();
});

test('does not name 500 unverified tokens', () => {
  const spam = Array.from({ length: 500 }, (_, index) => addressOf(1_000 + index));
  expect(nextQuestion(network, [ME], [], scan(spam, false)).tokens).toEqual([]);
});

test('names the tokens with the oldest answers next if there are too many', () => {
  const added = Array.from({ length: 350 }, (_, index) => addressOf(2_000 + index));
  const first = nextQuestion(network, [ME], added, undefined);
  expect(() =>
    holdingsQuestionSchema.parse({ ...first, addresses: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] }),
  ).not.toThrow();
  expect(first.tokens).toEqual(added.slice(0, 200));
  const second = nextQuestion(network, [ME], added, scan(first.tokens, false));
  expect(second.tokens.slice(0, 150)).toEqual(added.slice(200));
  expect(second.tokens).toHaveLength(200);
});

test('names a token that is added and listed once, in any case', () => {
  const contract = '0x5fbdb2315678afecb367f032d93f642f64180aa3';
  const question = nextQuestion(
    network,
    [ME],
    ['0x5FbDB2315678afecb367f032d93F642f64180aa3'],
    scan([contract], true),
  );
  expect(question.tokens).toHaveLength(1);
});

test('names a token found for one group of accounts in all groups, but on no other network', () => {
  const found = addressOf(60);
  const spam = scan([addressOf(61)], false);
  const elsewhere = { ...scan([addressOf(62)], true), network: networks[2] };
  const others = [scan([found], true), spam, elsewhere];
  expect(nextQuestion(network, [addressOf(2)], [], scan([], true), others).tokens).toEqual([found]);
});
