import { expect, it } from 'vitest';
import { replaceRows } from './replaceRows.ts';

const row = (name: string) => ({ beginning: `\`${name}(`, cells: [`\`${name}()\``, 'new'] });

it('replaces rows where they stand, and adds new ones after the last', () => {
  const table = ['| `b()` | old |', '| `x()` | by hand |', '| `a()` | old |', '| `y()` | by hand |'];
  expect(replaceRows(table.join('\n'), [row('a'), row('b'), row('c')]).split('\n')).toEqual([
    '| `b()` | new |',
    '| `x()` | by hand |',
    '| `a()` | new |',
    '| `c()` | new |',
    '| `y()` | by hand |',
  ]);
});

it('throws on a text without the table', () => {
  expect(() => replaceRows('no table', [row('a')])).toThrow(TypeError);
});
