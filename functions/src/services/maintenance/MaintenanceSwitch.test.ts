import { noMaintenance, type Maintenance } from '@everything-wallet/core/documents/maintenance';
import { expect, test, vi } from 'vitest';
import { MaintenanceSwitch } from './MaintenanceSwitch.ts';

vi.mock('firebase-functions/logger', () => ({ logger: { error: vi.fn() } }));

function switchOver(first: Partial<Maintenance> = {}) {
  let now = 0;
  const read = vi.fn(() => Promise.resolve({ ...noMaintenance, ...first }));
  return { read, pass: (ms: number) => (now += ms), maintenance: new MaintenanceSwitch(read, () => now) };
}
const refusal = (sentence: RegExp) => ({
  code: 'failed-precondition',
  details: { reason: 'serviceUnavailable' },
  message: expect.stringMatching(sentence) as string,
});

test('nothing is refused while nothing is switched off', async () => {
  const { maintenance } = switchOver();
  await Promise.all([
    maintenance.require('changes'),
    maintenance.require('send'),
    maintenance.require('swap'),
  ]);
});

test('read-only mode refuses changes and sending, and allows reading', async () => {
  const { maintenance } = switchOver({ read_only: true });
  await expect(maintenance.require('changes')).rejects.toMatchObject(refusal(/read-only/));
  await expect(maintenance.require('send')).rejects.toMatchObject(refusal(/read-only/));
  await maintenance.require('swap');
});

test('sending off refuses sending alone', async () => {
  const { maintenance } = switchOver({ paused: ['send'] });
  await expect(maintenance.require('send')).rejects.toMatchObject(refusal(/^Sending is off/));
  await maintenance.require('changes');
});

test('it is read once in ten seconds, however many ask, and a change holds after that', async () => {
  const { maintenance, read, pass } = switchOver();
  await Promise.all(Array.from({ length: 20 }, () => maintenance.require('send')));
  pass(9_999);
  await maintenance.require('send');
  expect(read).toHaveBeenCalledOnce();
  read.mockResolvedValue({ ...noMaintenance, paused: ['send'] });
  pass(1);
  await expect(maintenance.require('send')).rejects.toThrow('Sending is off');
});

test('without an answer the last known state applies', async () => {
  const { maintenance, read, pass } = switchOver({ paused: ['send'] });
  await expect(maintenance.require('send')).rejects.toThrow();
  read.mockRejectedValue(new Error('no database'));
  pass(10_000);
  await expect(maintenance.require('send')).rejects.toThrow('Sending is off');
});
