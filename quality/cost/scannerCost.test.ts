import { expect, test } from 'vitest';
import { scannerCost } from './scannerCost.ts';

const MONTH = 30 * 86_400;
const PROCESS = MONTH * (0.000024 + 0.0000025);

test('without users, costs a process and the requests of four networks', () => {
  // Blocks of 12 s on two networks and of 2 s on two others; their heads every 2 s, and every second.
  const questions = 2 * (MONTH / 12) * 2 + 2 * (MONTH / 2) * 2 + 2 * (MONTH / 2) + 2 * MONTH;
  const none = { networks: 4, nodes: 1, received: 10, sends: 4 };
  expect(scannerCost(0, none)).toBeCloseTo((questions * 6) / 1e6 + PROCESS, 6);
  expect(scannerCost(0, { ...none, nodes: 2 })).toBeCloseTo((2 * questions * 6) / 1e6 + PROCESS, 6);
});

test('each transfer costs its documents, and each user a read in each daily load', () => {
  const month = { networks: 4, nodes: 2, received: 10, sends: 4 };
  const each = (28 + 30) * 0.6 + 38 * 1.8 + 24 * 0.2;
  expect(scannerCost(1_000_000, month) - scannerCost(0, month)).toBeCloseTo(each, 6);
});

test('nine networks take three processes', () => {
  const month = { networks: 9, nodes: 0, received: 0, sends: 0 };
  expect(scannerCost(0, month)).toBeCloseTo(3 * PROCESS, 6);
});
