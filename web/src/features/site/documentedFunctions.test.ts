// @vitest-environment node
import { estimateGas } from '@everything-wallet/core/callables/estimateGas';
import { getBalance } from '@everything-wallet/core/callables/getBalance';
import { getTokenPrices } from '@everything-wallet/core/callables/getTokenPrices';
import { sendTransaction } from '@everything-wallet/core/callables/sendTransaction';
import { expect, test } from 'vitest';
import { documentedFunctions } from './documentedFunctions.ts';

/* The page cannot import the contracts, which pull in zod; this test checks that its list matches them. */

test.each([getBalance, getTokenPrices, estimateGas, sendTransaction])('$name', ({ name, input, output }) => {
  const documented = documentedFunctions.find((candidate) => candidate.name === name);
  expect(documented?.input).toEqual(Object.keys(input.shape));
  expect(documented?.output).toEqual(Object.keys(output.shape));
});

test('every listed function has a contract', () => {
  expect(documentedFunctions).toHaveLength(4);
});
