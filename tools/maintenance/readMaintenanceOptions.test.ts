import { expect, test } from 'vitest';
import { maintenanceDocument, readMaintenanceOptions } from './readMaintenanceOptions.ts';

const read = (line: string) => readMaintenanceOptions(line.split(' ').filter(Boolean));

test('new options replace the former ones', () => {
  expect(read('--project p --read-only --message Soon')).toEqual({
    project: 'p',
    action: 'set',
    maintenance: { read_only: true, paused: [], message: 'Soon' },
  });
  expect(read('--project p --pause send,swap')).toMatchObject({
    maintenance: { read_only: false, paused: ['send', 'swap'] },
  });
  expect(read('--project p --off')).toEqual({ project: 'p', action: 'clear' });
  expect(read('--project p')).toEqual({ project: 'p', action: 'show' });
});

test.each([
  ['', 'project is missing'],
  ['--project p --pause everything', 'Not a feature: everything'],
  ['--project p --off --read-only', 'Either --off or'],
  ['--project p --message Soon', 'A message alone'],
  ['--project p --readonly', 'npm run maintenance'],
])('%j is refused', (line, sentence) => {
  expect(() => read(line)).toThrow(sentence);
});

test('the document is written as Firestore takes it', () => {
  expect(maintenanceDocument({ read_only: true, paused: ['swap'], message: 'x' })).toEqual({
    fields: {
      read_only: { booleanValue: true },
      paused: { arrayValue: { values: [{ stringValue: 'swap' }] } },
      message: { stringValue: 'x' },
    },
  });
});
