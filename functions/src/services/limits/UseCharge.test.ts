import { expect, it } from 'vitest';
import { noteUsage } from '../../requests/usage.ts';
import { UseCharge } from './UseCharge.ts';

// Regression: a user with a wallet flooded with NFTs read 2,600 documents with a question charged 4 units.
it('charges a question for the documents read by the previous one', async () => {
  const charge = new UseCharge('documents', 100);
  expect(charge.unitsOf('alice', 4)).toBe(4);
  await charge.run('alice', () => {
    noteUsage({ documents: 2_600, questions: 9_000 });
    return Promise.resolve();
  });
  expect(charge.unitsOf('alice', 4)).toBe(26);
  expect(charge.unitsOf('bob', 4)).toBe(4);
  await charge.run('alice', () => {
    noteUsage({ documents: 90_000 });
    return Promise.resolve();
  });
  expect(charge.unitsOf('alice', 4)).toBe(60);
});

it('remembers use after the response', async () => {
  const charge = new UseCharge('documents', 100);
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  let late: Promise<void> | undefined;
  await charge.run('alice', () => {
    late = gate.then(() => noteUsage({ documents: 700 }));
    return Promise.resolve();
  });
  expect(charge.unitsOf('alice', 1)).toBe(1);
  open();
  await late;
  expect(charge.unitsOf('alice', 1)).toBe(7);
});
