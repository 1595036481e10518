// @vitest-environment node
import { holdingsQuestionSchema } from '@everything-wallet/core/callables/holdings';
import { networks } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { addAnswer } from './addAnswer.ts';
import type { NetworkScan } from './NetworkScan.ts';
import { nextQuestion } from './nextQuestion.ts';
import { addressOf, holding, holdingsAnswer, tokenFacts } from './testing/holdingsAnswer.ts';

const [network] = networks;
const ME = addressOf(1);

function look(contracts: readonly string[], isListed: boolean, msSinceHeard = 0, next = 0): NetworkScan {
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

test('the first question looks for tokens from the beginning', () => {
  expect(nextQuestion(network, [ME], [addressOf(9)], undefined)).toEqual({
    network: 'mainnet',
    addresses: [ME],
    tokens: [addressOf(9)],
    discovers: true,
    discoversFrom: 0,
  });
});

test('a look goes on where it stopped, and rests when it came to its end', () => {
  const found = [addressOf(50)];
  expect(nextQuestion(network, [ME], [], look(found, true, 0, 300))).toMatchObject({
    discovers: true,
    discoversFrom: 300,
  });
  expect(nextQuestion(network, [ME], [], look(found, true))).toMatchObject({
    tokens: found,
    discovers: false,
    discoversFrom: 0,
  });
  expect(nextQuestion(network, [ME], [], look(found, true, 120_000))).toMatchObject({ discovers: true });
});

test('500 tokens that nobody vouches for are not asked about by name', () => {
  const spam = Array.from({ length: 500 }, (_, index) => addressOf(1_000 + index));
  expect(nextQuestion(network, [ME], [], look(spam, false)).tokens).toEqual([]);
});

test('of more tokens than a question names, those come next that were longest without an answer', () => {
  const added = Array.from({ length: 350 }, (_, index) => addressOf(2_000 + index));
  const first = nextQuestion(network, [ME], added, undefined);
  expect(() =>
    holdingsQuestionSchema.parse({ ...first, addresses: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] }),
  ).not.toThrow();
  expect(first.tokens).toEqual(added.slice(0, 200));
  const second = nextQuestion(network, [ME], added, look(first.tokens, false));
  expect(second.tokens.slice(0, 150)).toEqual(added.slice(200));
  expect(second.tokens).toHaveLength(200);
});

test('a token that was added and is listed is asked about once, whatever its case', () => {
  const contract = '0x5fbdb2315678afecb367f032d93f642f64180aa3';
  const question = nextQuestion(
    network,
    [ME],
    ['0x5FbDB2315678afecb367f032d93F642f64180aa3'],
    look([contract], true),
  );
  expect(question.tokens).toHaveLength(1);
});

test('what one group of accounts was found to hold is asked of all groups, and of no other network', () => {
  const found = addressOf(60);
  const spam = look([addressOf(61)], false);
  const elsewhere = { ...look([addressOf(62)], true), network: networks[2] };
  const others = [look([found], true), spam, elsewhere];
  expect(nextQuestion(network, [addressOf(2)], [], look([], true), others).tokens).toEqual([found]);
});
