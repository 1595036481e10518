import { expect, test } from 'vitest';
import { isPaused, maintenanceSchema, noMaintenance, pausableFeatures } from './maintenance.ts';

test('without a field nothing is switched off', () => {
  expect(maintenanceSchema.parse({})).toEqual(noMaintenance);
  for (const feature of pausableFeatures) expect(isPaused(noMaintenance, feature)).toBe(false);
});

test('what is malformed or unknown counts as not set, and the rest holds', () => {
  const document = { read_only: 'yes', paused: ['swap', 'teleport', 7], message: 'x'.repeat(301) };
  expect(maintenanceSchema.parse(document)).toEqual({ read_only: false, paused: ['swap'], message: '' });
});

test('read-only pauses sending, and a feature itself alone', () => {
  expect(isPaused({ ...noMaintenance, read_only: true }, 'send')).toBe(true);
  expect(isPaused({ ...noMaintenance, read_only: true }, 'chat')).toBe(false);
  expect(isPaused({ ...noMaintenance, paused: ['swap'] }, 'swap')).toBe(true);
  expect(isPaused({ ...noMaintenance, paused: ['swap'] }, 'send')).toBe(false);
});
