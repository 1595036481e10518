import { expect, test } from 'vitest';
import { isChanged } from './changedModules.ts';

test('a release changes one module of the application in sixteen, and no library', () => {
  const modules = Array.from({ length: 3_200 }, (_, index) => `web/src/module${index}.ts`);
  const count = modules.filter(isChanged).length;
  expect(count).toBeGreaterThan(150);
  expect(count).toBeLessThan(250);
  expect(modules.map((path) => `node_modules/${path}`).filter(isChanged)).toEqual([]);
});

test('a release changes all texts', () => {
  expect(isChanged('\0virtual:translations/de')).toBe(true);
});
