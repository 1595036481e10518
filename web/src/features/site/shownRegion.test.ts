// @vitest-environment node
import { expect, test } from 'vitest';
import { shownRegion } from './shownRegion.ts';

test('is the text between the marks, in a language with either comment syntax', () => {
  expect(shownRegion('/* why */\n// #region shown\nconst a = 1;\n\n// more\n// #endregion\nhidden();')).toBe(
    'const a = 1;\n\n// more',
  );
  expect(shownRegion('#!/bin/sh\nset -eu\n# #region shown\ncurl "$URL"\n# #endregion\n')).toBe('curl "$URL"');
});

test('ends at the first end mark', () => {
  expect(shownRegion('// #region shown\na\n// #endregion\nb\n// #endregion')).toBe('a');
});

test.each(['', 'const a = 1;', '// #region other\na\n// #endregion', '// #region shown\na'])(
  'a file without the marks is refused: %j',
  (source) => {
    expect(() => shownRegion(source)).toThrow('no region called shown');
  },
);
