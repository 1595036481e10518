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
  landing: ['button', 'src/app/routes/SignedInHome.tsx'],
  docs: ['button packages/core/src/calls/permit2.ts', 'chat'],
  swap: [
    'packages/core/src/calls/decodeCall.ts packages/core/src/calls/build/buildApprove.ts packages/core/src/calls/permit2.ts',
    'review',
  ],
  review: ['packages/core/src/calls/decodeCall.ts packages/core/src/calls/readers/readSwap.ts'],
  chat: ['alert'],
  'src/app/routes/SignedInHome.tsx': ['card'],
  'src/app/routes/WalletRoute.tsx': ['react query card button field row node_modules/ethers/index'],
  row: ['icon'],
  'src/features/auth/components/AuthPage.tsx': ['field query'],
};

test('what the application stands on is one file, but for what a written page has already', () => {
  expect(filesOf(graph, 'src/main.tsx', 'react', 'log', 'src/start.ts')).toEqual([
    'frame',
    'frame',
    null,
    null,
  ]);
});

test('so is what a session needs, and what the wallet needs besides', () => {
  expect(filesOf(graph, 'query', 'card', 'row', 'icon')).toEqual(['session', 'wallet', 'wallet', 'wallet']);
});

test('so is what reads calls, but for what builds them and what a public page needs', () => {
  const files = filesOf(
    graph,
    'packages/core/src/calls/decodeCall.ts',
    'packages/core/src/calls/readers/readSwap.ts',
    'packages/core/src/calls/build/buildApprove.ts',
    'packages/core/src/calls/permit2.ts',
  );
  expect(files).toEqual(['calls', 'calls', null, null]);
});

test('nothing that a public page or sign-in loads, now or later, is in them', () => {
  expect(filesOf(graph, 'button', 'alert', 'chat', 'field', 'docs')).toEqual([null, null, null, null, null]);
});

test('signing is in no file of all, and the build of the pages is left alone', () => {
  expect(filesOf(graph, 'node_modules/ethers/index')).toEqual([null]);
  expect(filesOf({ 'src/app/AppProviders.tsx': ['query'] }, 'query')).toEqual([null]);
});
