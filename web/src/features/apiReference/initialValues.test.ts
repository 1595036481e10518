// @vitest-environment node
import { expect, test } from 'vitest';
import { initialValues } from './initialValues.ts';
import { operations } from './operations.ts';

const filledIn = (id: string) => {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`There is no ${id}`);
  return Object.entries(initialValues(operation)).flatMap(([name, value]) => (value === '' ? [] : [name]));
};

// Regression: both gas prices were filled in, which the API refuses, and an amount that the account does not have.
test('fills in only fields that can be sent together', () => {
  expect(filledIn('simulate')).toEqual(['from', 'to', 'value', 'network']);
  expect(filledIn('estimateGas')).toEqual(['from', 'to', 'network']);
  expect(filledIn('listTransfers')).toEqual(['address', 'network']);
});

// Regression: the example of a signed transaction was '0x02f870…', with which no sample could succeed.
test('fills in each required field with a complete example', () => {
  expect(filledIn('sendTransaction')).toEqual(['signedTransaction', 'network']);
  for (const operation of operations) {
    const values = initialValues(operation);
    for (const { name, isRequired } of operation.fields) {
      if (isRequired) expect(values[name], `${operation.id} ${name}`).not.toMatch(/^$|[<…]/);
    }
  }
});
