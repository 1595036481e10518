import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutFrameworkMode } from './withoutFrameworkMode.ts';

const package_ = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** Returns the router's module with all components, of its build for development or production. */
function componentsOf(build: 'development' | 'production'): string {
  const folder = join(package_, 'dist', build);
  const found = readdirSync(folder)
    .filter((name) => /^chunk-.*\.mjs$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((code) => code.includes('ENABLE_DEV_WARNINGS = '));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

test('a link requests no code of its target, and unused components have no names', () => {
  const code = withoutFrameworkMode(componentsOf('development'));
  expect(code.match(/createElement\(PrefetchPageLinks,/g)).toBeNull();
  expect(code).not.toMatch(/^(Form|HistoryRouter)\.displayName/m);
  expect(code).toMatch(/^Link\.displayName/m);
});

test('otherwise the module is that of the build for production', () => {
  const name = /chunk-[A-Z0-9]+/g;
  const lines = (code: string) => code.replaceAll(name, 'chunk').split('\n');
  const production = new Set(lines(componentsOf('production')));
  const others = lines(withoutFrameworkMode(componentsOf('development'))).filter(
    (line) => !production.has(line),
  );
  expect(others.map((line) => line.trim())).toEqual([
    'return link;',
    'var Form = /* @__PURE__ */ React10.forwardRef(',
  ]);
});

test('a changed router fails the build', () => {
  const code = componentsOf('development');
  expect(() => withoutFrameworkMode(code.replace('shouldPrefetch &&', 'prefetches &&'))).toThrow(
    'has changed',
  );
  expect(() => withoutFrameworkMode(code + code)).toThrow('has changed');
});
