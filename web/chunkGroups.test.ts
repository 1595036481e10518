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

const LOG = 'src/lib/log/logProblem.ts';
const MUI = 'node_modules/@mui/material/';

const graph: Graph = {
  'src/start.ts': [`${LOG} watch`, 'src/main.tsx'],
  'src/startConnect.ts': [`${LOG} host`],
  'src/main.tsx': [
    `src/app/publicPages.ts react ${LOG} watch ${MUI}styles/enhanceHighContrast.mjs`,
    'src/app/AppProviders.tsx src/app/routes/WalletRoute.tsx swap nfts approvals',
  ],
  [`${MUI}styles/enhanceHighContrast.mjs`]: ['field'],
  'src/app/publicPages.ts': [
    '',
    'src/app/routes/HomeRoute.tsx docs src/app/routes/SupportRoute.tsx src/features/auth/components/AuthPage.tsx',
  ],
  'src/app/AppProviders.tsx': ['react query alert toast'],
  'src/app/routes/HomeRoute.tsx': ['section', 'src/app/home/SignedInHome.tsx'],
  docs: ['button section packages/core/src/calls/permit2.ts toast'],
  'src/app/routes/SupportRoute.tsx': ['button alert section', 'src/features/chat/components/SupportChat.tsx'],
  'src/features/chat/components/SupportChat.tsx': ['alert toast field tip'],
  'src/features/search/components/SearchDialog.tsx': ['mark'],
  'src/features/auth/components/AuthPage.tsx': ['field form query button menu'],
  'src/app/home/SignedInHome.tsx': ['card host'],
  'src/app/routes/WalletRoute.tsx': [
    'react query card button field row mark menu tip node_modules/ethers/index',
    'src/features/signing/transfer/SendDialog.tsx',
  ],
  row: ['icon'],
  'src/features/signing/transfer/SendDialog.tsx': ['form src/features/signing/review.tsx'],
  'src/features/signing/review.tsx': ['react'],
  swap: [
    'packages/core/src/calls/decodeCall.ts packages/core/src/calls/build/buildApprove.ts packages/core/src/calls/permit2.ts src/features/signing/review.tsx src/components/PageHeader.tsx',
    'review',
  ],
  nfts: ['src/features/signing/review.tsx src/components/PageHeader.tsx', 'list'],
  approvals: ['src/features/signing/review.tsx src/components/PageHeader.tsx'],
  list: ['src/features/signing/review.tsx src/components/PageHeader.tsx src/components/rare.tsx'],
  review: ['packages/core/src/calls/readers/readSwap.ts src/components/PageHeader.tsx'],
};

test('one file has what every document loads, and another what a prerendered page adds', () => {
  expect(filesOf(graph, LOG, 'watch', 'src/start.ts')).toEqual(['document', 'start', null]);
});

test("one file has the application's base, without the code of prerendered pages and modules that MUI only names", () => {
  expect(filesOf(graph, 'src/main.tsx', 'react')).toEqual(['frame', 'frame']);
  expect(filesOf(graph, `${MUI}styles/enhanceHighContrast.mjs`)).toEqual([null]);
});

test('one file has the code of a session, and another the additional code of the wallet', () => {
  expect(filesOf(graph, 'query', 'card', 'row', 'icon')).toEqual(['session', 'wallet', 'wallet', 'wallet']);
});

test('one file has the code that decodes calls, without builders and the code of public pages', () => {
  const files = filesOf(
    graph,
    'packages/core/src/calls/decodeCall.ts',
    'packages/core/src/calls/readers/readSwap.ts',
    'packages/core/src/calls/build/buildApprove.ts',
    'packages/core/src/calls/permit2.ts',
  );
  expect(files).toEqual(['calls', 'calls', null, null]);
});

test('no shared file of the wallet contains what a public page or sign-in loads, now or later', () => {
  expect(filesOf(graph, 'section', 'alert', 'button', 'toast', 'docs')).toEqual([
    'site',
    'controls',
    'controls',
    'toasts',
    null,
  ]);
  expect(filesOf(graph, 'field', 'menu', 'form', 'tip')).toEqual(['fields', 'menus', 'forms', 'tips']);
});

// Regression: an icon that the home began to use too made a visitor's search load 400 kB of the wallet and its session.
test('no shared file contains what the search loads', () => {
  expect(filesOf(graph, 'mark')).toEqual([null]);
});

// The window shows who asks before it loads anything of the wallet.
test('the window for websites loads no file of the wallet', () => {
  expect(filesOf(graph, 'host')).toEqual(['window']);
});

test('one file has what many screens share, apart from what they share with the Send dialog', () => {
  const files = filesOf(
    graph,
    'src/components/PageHeader.tsx',
    'src/features/signing/review.tsx',
    'src/components/rare.tsx',
  );
  expect(files).toEqual(['screens', 'sending', null]);
});

test('no shared file contains signing code, and prerendering is unaffected', () => {
  expect(filesOf(graph, 'node_modules/ethers/index')).toEqual([null]);
  expect(filesOf({ 'src/app/AppProviders.tsx': ['query'] }, 'query')).toEqual([null]);
});
