import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chunkGroups } from './chunkGroups.ts';

/** Imports of each module: static, and dynamic. */
type Graph = Readonly<Record<string, readonly [now: string, later?: string]>>;

const idOf = (name: string) =>
  name.startsWith('src/') ? fileURLToPath(new URL(name, import.meta.url)) : `/${name}`;
const list = (names = '') => names.split(' ').filter(Boolean).map(idOf);

/** Returns the file of each named module, where it shares one. */
function filesOf(graph: Graph, ...names: readonly string[]) {
  const modules = new Map(
    Object.entries(graph).map(([name, [now, later]]) => [
      idOf(name),
      { importedIds: list(now), dynamicallyImportedIds: list(later) },
    ]),
  );
  const group = chunkGroups();
  const info = { getModuleInfo: (id: string) => modules.get(id) ?? null };
  return names.map((name) => group.name(idOf(name), info));
}

const graph: Graph = {
  'src/start.ts': ['log', 'src/main.tsx'],
  'src/main.tsx': ['src/app/publicPages.ts react log', 'src/app/AppProviders.tsx swap'],
  'src/app/publicPages.ts': ['', 'landing docs'],
  'src/app/AppProviders.tsx': ['react query alert'],
  landing: ['button', 'src/app/home/SignedInHome.tsx'],
  docs: ['button packages/core/src/calls/permit2.ts', 'chat'],
  swap: [
    'packages/core/src/calls/decodeCall.ts packages/core/src/calls/build/buildApprove.ts packages/core/src/calls/permit2.ts',
    'review',
  ],
  review: ['packages/core/src/calls/decodeCall.ts packages/core/src/calls/readers/readSwap.ts'],
  chat: ['alert'],
  'src/app/home/SignedInHome.tsx': ['card'],
  'src/app/routes/WalletRoute.tsx': ['react query card button field row mark node_modules/ethers/index'],
  row: ['icon'],
  'src/features/auth/components/AuthPage.tsx': ['field query'],
  'src/features/search/components/SearchDialog.tsx': ['mark'],
};

test("the application's base is one file, without the code of prerendered pages", () => {
  expect(filesOf(graph, 'src/main.tsx', 'react', 'log', 'src/start.ts')).toEqual([
    'frame',
    'frame',
    null,
    null,
  ]);
});

test('so is the code of a session, and the additional code of the wallet', () => {
  expect(filesOf(graph, 'query', 'card', 'row', 'icon')).toEqual(['session', 'wallet', 'wallet', 'wallet']);
});

test('so is the code that decodes calls, without builders and the code of public pages', () => {
  const files = filesOf(
    graph,
    'packages/core/src/calls/decodeCall.ts',
    'packages/core/src/calls/readers/readSwap.ts',
    'packages/core/src/calls/build/buildApprove.ts',
    'packages/core/src/calls/permit2.ts',
  );
  expect(files).toEqual(['calls', 'calls', null, null]);
});

test('they contain nothing that a public page or sign-in loads, now or later', () => {
  expect(filesOf(graph, 'button', 'alert', 'chat', 'field', 'docs')).toEqual([null, null, null, null, null]);
});

// Regression: an icon that the home began to use too made a visitor's search load 400 kB of the wallet and its session.
test('nor what the search loads', () => {
  expect(filesOf(graph, 'mark')).toEqual([null]);
});

test('no shared file contains signing code, and prerendering is unaffected', () => {
  expect(filesOf(graph, 'node_modules/ethers/index')).toEqual([null]);
  expect(filesOf({ 'src/app/AppProviders.tsx': ['query'] }, 'query')).toEqual([null]);
});
