import { expect, test } from 'vitest';
import { isPaused, maintenanceSchema, noMaintenance, pausableFeatures } from './maintenance.ts';

test('nothing is switched off without a field', () => {
  expect(maintenanceSchema.parse({})).toEqual(noMaintenance);
  for (const feature of pausableFeatures) expect(isPaused(noMaintenance, feature)).toBe(false);
});

test('treats malformed or unknown values as not set, and applies the rest', () => {
  const document = { read_only: 'yes', paused: ['swap', 'teleport', 7], message: 'x'.repeat(301) };
  expect(maintenanceSchema.parse(document)).toEqual({ read_only: false, paused: ['swap'], message: '' });
});

test('read-only pauses sending, and a feature only itself', () => {
  expect(isPaused({ ...noMaintenance, read_only: true }, 'send')).toBe(true);
  expect(isPaused({ ...noMaintenance, read_only: true }, 'chat')).toBe(false);
  expect(isPaused({ ...noMaintenance, paused: ['swap'] }, 'swap')).toBe(true);
  expect(isPaused({ ...noMaintenance, paused: ['swap'] }, 'send')).toBe(false);
});
