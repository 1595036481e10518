import { expect, test } from 'vitest';
import { sourceFile } from './sourceFile.ts';

test.each([
  ['file:///repository/functions/src/api/createApi.ts', 'functions/src/api/createApi.ts'],
  ['file:///repository/packages/core/src/a%20b.ts', 'packages/core/src/a b.ts'],
  ['/repository/web/src/app/App.tsx', 'web/src/app/App.tsx'],
  ['file:///repository/quality/cost/serveFunctions.ts', undefined],
  ['/repository/node_modules/web/src/x.js', undefined],
  ['file:///repository2/web/src/app/App.tsx', undefined],
  ['node:internal/timers', undefined],
  ['', undefined],
])('%s is %s', (place, file) => {
  expect(sourceFile(place, '/repository')).toBe(file);
});
