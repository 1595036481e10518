import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleTypes } from './bundleTypes.ts';

test.each(['index', 'testing'])('needs no other file: %s', (name) => {
  const types = bundleTypes(join(import.meta.dirname, 'src', `${name}.ts`));
  expect(types).not.toMatch(/\bfrom '|\bimport\(|^import /m);
  expect(types).toContain('export declare');
});
