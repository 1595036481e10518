import { expect, test } from 'vitest';
import { withoutValues } from './withoutValues.ts';

test('values that differ from run to run have placeholders', () => {
  const lines = [
    'From 0x955C…3D80, balance 1,234.5 ETH, $3,021.55',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    'button, ada@example.com',
    'Prices 12 s ago, at 127.0.0.1:5002',
    'Dec 1, 7:05\u202FAM',
    'heading, Swap, level 1',
    'tab, not selected, position 1 set size 12',
  ];
  expect(withoutValues(lines)).toEqual([
    'From <address>, balance <number> ETH, <number>',
    '<address>',
    'button, <e-mail>',
    'Prices <age> ago, at <host>',
    '<time>',
    'heading, Swap, level 1',
    'tab, not selected, position 1 set size 12',
  ]);
});

test('the groups of an address are one line, in one phrase or several', () => {
  const groups = ['0x9fF8', '6bB1', 'cD2b', '1234', '5678', 'a9ad', '0001', 'f222', 'cf3F', '444C'];
  expect(withoutValues(['To', ...groups, `From ${groups.join(' ')}`])).toEqual([
    'To',
    '<address in groups>',
    'From <address in groups>',
  ]);
});

test('live regions are left out while they are empty', () => {
  const lines = ['status', 'status', 'link, Back', 'status', 'Saved', 'end of status', 'status'];
  expect(withoutValues(lines)).toEqual(['link, Back', 'status', 'Saved', 'end of status']);
});
