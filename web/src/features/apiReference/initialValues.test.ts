import { expect, test } from 'vitest';
import { initialValues } from './initialValues.ts';
import { operations } from './operations.ts';

const filledIn = (id: string) => {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`There is no ${id}`);
  return Object.entries(initialValues(operation)).flatMap(([name, value]) => (value === '' ? [] : [name]));
};

// Regression: both prices of gas were filled in, which is refused, and an amount that the account does not have.
test('only what can be asked together is filled in', () => {
  expect(filledIn('simulate')).toEqual(['from', 'to', 'value', 'network']);
  expect(filledIn('estimateGas')).toEqual(['from', 'to', 'network']);
  expect(filledIn('listTransfers')).toEqual(['address', 'network']);
});

// Regression: a signed transaction was '0x02f870…', with which no sample could succeed.
test('whatever is required is filled in, with an example that is complete', () => {
  expect(filledIn('sendTransaction')).toEqual(['signedTransaction', 'network']);
  for (const operation of operations) {
    const values = initialValues(operation);
    for (const { name, isRequired } of operation.fields) {
      if (isRequired) expect(values[name], `${operation.id} ${name}`).not.toMatch(/^$|[<…]/);
    }
  }
});
