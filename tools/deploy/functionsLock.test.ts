import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repositoryRoot.ts';
import { functionsLock, type DeployedPackage, type LockFile } from './functionsLock.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8'));
const root = read('package-lock.json') as LockFile;
const functions = read('functions/package.json') as DeployedPackage;

const manifest = (dependencies: Record<string, string>): DeployedPackage => ({
  name: 'functions',
  version: '1.0.0',
  dependencies,
});
const lockOf = (packages: LockFile['packages'], dependencies: Record<string, string>) =>
  functionsLock({ lockfileVersion: 3, packages }, 'functions', manifest(dependencies)).packages;

test('everything is locked at the version and integrity that is installed here', () => {
  const { packages } = functionsLock(root, 'functions', functions);
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  expect(entries.length).toBeGreaterThan(100);
  for (const [path, { version, integrity, ...rest }] of entries) {
    expect(integrity, path).toMatch(/^sha512-/);
    expect({ version, integrity }, path).toEqual({
      version: root.packages[path]?.version,
      integrity: root.packages[path]?.integrity,
    });
    expect(
      Object.keys(rest).filter((field) => ['dev', 'devOptional', 'peer', 'link', 'resolved'].includes(field)),
      path,
    ).toEqual([]);
    const installed = join(path, 'package.json');
    // Optional packages of other platforms are not installed.
    if (existsSync(join(repositoryRoot, installed))) {
      expect((read(installed) as { version: string }).version, path).toBe(version);
    }
  }
});

test('contains nothing from the workspaces, and nothing for building or testing only', () => {
  const { packages } = functionsLock(root, 'functions', functions);
  const names = Object.keys(packages);
  expect(
    names.filter(
      (name) => name.includes('everything-wallet') || /esbuild|vitest|firebase-tools|vite$/.test(name),
    ),
  ).toEqual([]);
  expect(packages['']).toEqual({
    name: functions.name,
    version: functions.version,
    dependencies: functions.dependencies,
    engines: functions['engines'],
  });
});

test('a package is found as Node finds it, nested or around', () => {
  expect(
    lockOf(
      {
        'node_modules/a': { version: '1.0.0', dependencies: { b: '1', c: '1' } },
        'node_modules/a/node_modules/b': { version: '1.5.0', dependencies: { c: '1' } },
        'node_modules/b': { version: '2.0.0' },
        'node_modules/c': { version: '1.1.0', dev: true },
        'node_modules/d': { version: '9.0.0' },
      },
      { a: '1', b: '2' },
    ),
  ).toMatchObject({
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '1.5.0' },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/c': { version: '1.1.0' },
  });
});

test("the workspace's own packages move to the top", () => {
  const packages = lockOf(
    {
      'functions/node_modules/a': { version: '2.0.0', dependencies: { b: '1' } },
      'functions/node_modules/a/node_modules/b': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0' },
    },
    { a: '2' },
  );
  expect(Object.keys(packages)).toEqual(['', 'node_modules/a', 'node_modules/a/node_modules/b']);
  expect(packages['node_modules/a']).toMatchObject({ version: '2.0.0' });
});

test('two versions at one place are refused rather than guessed', () => {
  const packages = {
    'functions/node_modules/a': { version: '2.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0', dependencies: { a: '1' } },
  };
  expect(() => lockOf(packages, { a: '2', b: '1' })).toThrow(
    'a would be needed in two versions at node_modules/a',
  );
});

test('refuses a missing package, unless it is optional', () => {
  expect(() =>
    lockOf({ 'node_modules/a': { version: '1.0.0', dependencies: { b: '1' } } }, { a: '1' }),
  ).toThrow('b, which node_modules/a needs, is not in package-lock.json');
  const packages = lockOf(
    {
      'node_modules/a': {
        version: '1.0.0',
        optionalDependencies: { b: '1', c: '1' },
        peerDependencies: { d: '1', e: '1' },
        peerDependenciesMeta: { e: { optional: true } },
      },
      'node_modules/c': { version: '1.0.0', devOptional: true },
      'node_modules/d': { version: '1.0.0', peer: true },
      'node_modules/e': { version: '1.0.0' },
    },
    { a: '1' },
  );
  expect(packages).toMatchObject({ 'node_modules/c': { optional: true } });
  expect(packages['node_modules/d']).toEqual({ version: '1.0.0' });
  expect(Object.keys(packages)).not.toContain('node_modules/e');
});

test('a package that is required once and optional elsewhere is required', () => {
  const packages = lockOf(
    {
      'node_modules/a': { version: '1.0.0', optionalDependencies: { c: '1' } },
      'node_modules/b': { version: '1.0.0', dependencies: { c: '1' } },
      'node_modules/c': { version: '1.0.0', dependencies: { d: '1' } },
      'node_modules/d': { version: '1.0.0' },
    },
    { a: '1', b: '1' },
  );
  expect(packages['node_modules/c']).not.toHaveProperty('optional');
  expect(packages['node_modules/d']).not.toHaveProperty('optional');
});
