// @vitest-environment node
import { readFileSync } from 'node:fs';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from '../config/paths.ts';
import { prerenderedPages } from './publicPages.ts';
import { routes } from './routes.tsx';

/* Hosting's list of the application's addresses: it answers all others with status 404. */

const { hosting } = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { rewrites: { source: string; destination?: string }[] };
};

function pathsOf(list: readonly RouteObject[]): string[] {
  return list.flatMap(({ path, children }) => [
    ...(path === undefined || path === '*' ? [] : [path]),
    ...pathsOf(children ?? []),
  ]);
}

test('Hosting has a rewrite for each address of the application that is not written as a page, and no other', () => {
  const written = new Set(prerenderedPages.map(({ path }) => path));
  const expected = pathsOf(routes)
    // The local stack adds this one.
    .filter((path) => !written.has(path) && path !== paths.design)
    .map((path) => path.replace(/:\w+/, '*'));
  const rewritten = hosting.rewrites
    .filter(({ destination }) => destination !== undefined)
    .map(({ source, destination }) => {
      expect(destination).toBe('/app.html');
      return source;
    });
  expect(rewritten.toSorted()).toEqual(expected.toSorted());
  expect(expected.length).toBeGreaterThan(15);
});
