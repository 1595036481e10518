import { id } from 'ethers';
import { expect, test } from 'vitest';
import type { SimulationOutcome } from '../schemas/simulationAnswer.ts';
import { effectsDigest } from './effectsDigest.ts';

const outcome: SimulationOutcome = {
  succeeds: true,
  reason: null,
  gasUsed: '50000',
  coin: { units: '-5', word: 'verified' },
  movements: [],
  approvals: [],
  receipts: [],
  isWhole: true,
};

test('is keccak256 of the JSON with ordered keys', () => {
  expect(effectsDigest(outcome)).toBe(
    id(
      '{"approvals":[],"coin":{"units":"-5","word":"verified"},"gasUsed":"50000","isWhole":true,"movements":[],"reason":null,"receipts":[],"succeeds":true}',
    ),
  );
});

test('does not depend on the order of the fields, but on each value', () => {
  const { coin, ...rest } = outcome;
  expect(effectsDigest({ coin, ...rest })).toBe(effectsDigest(outcome));
  expect(effectsDigest({ ...outcome, coin: { units: '-6', word: 'verified' } })).not.toBe(
    effectsDigest(outcome),
  );
});
