import { expect, test } from 'vitest';
import { chunksOf } from './chunksOf.ts';

const manifest = {
  'a.ts': { file: 'assets/a.js', imports: ['_shared.js', 'b.ts'] },
  'b.ts': { file: 'assets/b.js', imports: ['_shared.js', 'a.ts'] },
  '_shared.js': { file: 'assets/shared.js' },
};

test('lists each script once, with its imports, even circular ones', () => {
  expect(chunksOf(manifest, ['a.ts', 'b.ts'])).toEqual(['/assets/a.js', '/assets/shared.js', '/assets/b.js']);
});

test('a module without a chunk is an error', () => {
  expect(() => chunksOf(manifest, ['c.ts'])).toThrow('no chunk for c.ts');
});
