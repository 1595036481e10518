import { expect, test } from 'vitest';
import { releaseAssets } from './releaseAssets.ts';

const chunks = {
  'index.html': { file: 'assets/start-1.js', imports: ['_shared'], dynamicImports: ['src/main.tsx'] },
  'src/main.tsx': { file: 'assets/main-1.js', dynamicImports: ['index.html'] },
  _shared: { file: 'assets/shared-1.js' },
  'connect.html': { file: 'assets/connect-1.js', imports: ['_shared'], dynamicImports: ['src/draw.tsx'] },
  'src/draw.tsx': { file: 'assets/draw-1.js' },
  'connect-console.html': { file: 'assets/console-1.js' },
};

test('all files but those of the windows for websites', () => {
  const names = [
    'start-1.js',
    'main-1.js',
    'shared-1.js',
    'connect-1.js',
    'draw-1.js',
    'console-1.js',
    'a.woff2',
  ];
  expect(releaseAssets(names, chunks)).toEqual([
    '/assets/a.woff2',
    '/assets/main-1.js',
    '/assets/shared-1.js',
    '/assets/start-1.js',
  ]);
});

test('a document without a chunk is an error of the build', () => {
  expect(() => releaseAssets([], { 'index.html': { file: 'assets/a.js' } })).toThrow('connect');
});
