// @vitest-environment node
import { expect, test } from 'vitest';
import { publicPaths } from '../config/publicPaths.ts';
import { publicPages } from './publicPages.ts';

test('the paths with an address in each language are those of the public pages', () => {
  expect([...publicPaths].toSorted()).toEqual(publicPages.map(({ path }) => path).toSorted());
});
