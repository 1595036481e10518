import { expect, test } from 'vitest';
import { spineOf } from './spineOf.ts';

const stack = (...urls: string[]) => urls.map((url) => ({ url, lineNumber: 0, columnNumber: 0 }));
const options = {
  fileAt: ({ url }: { readonly url: string }) => url || undefined,
  beginning: /serveFunctions\.ts$/,
  name: 'GET /balance',
};

test('lists each source file once, in the order of the calls', () => {
  const frames = stack(
    'quality/watch.ts',
    'functions/src/b.ts',
    '',
    'functions/src/b.ts',
    'node_modules/hono/hono.js',
    'packages/core/src/a.ts',
    'functions/src/b.ts',
    'functions/src/api.ts',
    'quality/cost/serveFunctions.ts',
  );
  expect(spineOf(frames, options)).toEqual([
    'functions/src/api.ts',
    'functions/src/b.ts',
    'packages/core/src/a.ts',
  ]);
});

test('leaves out what led to the beginning', () => {
  const frames = stack('functions/src/a.ts', 'quality/serveFunctions.ts', 'functions/src/other.ts');
  expect(spineOf(frames, options)).toEqual(['functions/src/a.ts']);
});

test.each([
  ['a stack that ends before the beginning', stack('functions/src/a.ts', 'functions/src/b.ts')],
  ['a stack without source files', stack('node_modules/x.js', 'quality/serveFunctions.ts')],
  ['no stack', []],
])('refuses %s', (_, frames) => {
  expect(() => spineOf(frames, options)).toThrow('GET /balance cannot be traced');
});
