import { render, screen } from '@testing-library/react';
import * as ethers from 'ethers';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as connect from '../../../../clients/connect/src/index.ts';
import { ACCOUNT, FakeWallet, OTHER_ACCOUNT } from '../../../../clients/connect/src/testing/FakeWallet.ts';

/* The samples that /connect-websites shows (docs/samples/connect), run or type-checked. */

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const folder = join(repository, 'docs/samples/connect');
const DEFAULT_URL = 'https://everything-wallet.web.app';
const HASH = `0x${'ab'.repeat(32)}`;
const modules: Readonly<Record<string, unknown>> = {
  ethers,
  react,
  'react/jsx-runtime': jsxRuntime,
  '@everything-wallet/connect': connect,
};

/** Runs a script as a browser does. */
function run(code: string, values: Readonly<Record<string, unknown>> = {}): void {
  // oxlint-disable-next-line typescript/no-implied-eval -- the samples of this repository, as they are shown
  (new Function(...Object.keys(values), code) as (...args: unknown[]) => void)(...Object.values(values));
}

/** Returns what a sample exports. */
function load(name: string): unknown {
  const { outputText } = ts.transpileModule(readFileSync(join(folder, name), 'utf8'), {
    fileName: name,
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
    },
  });
  const exports = {};
  run(outputText, { exports, require: (id: string) => modules[id] });
  return exports;
}

let wallet: FakeWallet;

beforeEach(() => {
  localStorage.clear();
  wallet = new FakeWallet();
});

afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Answers the request that the sample sends next. */
async function answerNext(result: unknown): Promise<void> {
  await vi.waitFor(() => expect(wallet.open).toHaveBeenCalled());
  if (!wallet.port) wallet.post({ everythingWallet: 'ready', versions: [1] }, { origin: DEFAULT_URL });
  await vi.waitFor(() => expect(wallet.requests).toHaveLength(1));
  wallet.answer(result);
}

test('ethers6.ts connects', async () => {
  const { connect: connectEthers } = load('ethers6.ts') as { connect: () => Promise<{ address: string }> };
  const connected = connectEthers();
  await answerNext([ACCOUNT]);
  expect((await connected).address).toBe(ACCOUNT);
});

test('ethers6.ts sends', async () => {
  const state = { accounts: [ACCOUNT], chainId: '0x1', chains: ['0x1'], expiresAt: null };
  localStorage.setItem(`everything-wallet:${DEFAULT_URL}`, JSON.stringify(state));
  const { pay } = load('ethers6.ts') as { pay: (to: string) => Promise<{ hash: string }> };
  const results: Record<string, unknown> = {
    eth_estimateGas: '0x5208',
    eth_blockNumber: '0x1',
    eth_getTransactionByHash: {
      ...{ hash: HASH, from: ACCOUNT, to: OTHER_ACCOUNT, nonce: '0x0', gas: '0x5208', gasPrice: '0x1' },
      ...{ value: '0x2386f26fc10000', input: '0x', chainId: '0x1', type: '0x0', blockNumber: null },
      ...{
        blockHash: null,
        transactionIndex: null,
        v: '0x1b',
        r: `0x${'1'.repeat(64)}`,
        s: `0x${'1'.repeat(64)}`,
      },
    },
  };
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { method } = JSON.parse(body) as { method: string };
    return Promise.resolve(new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result: results[method] })));
  });
  const sent = pay(OTHER_ACCOUNT);
  await answerNext(HASH);
  expect(wallet.requests[0]).toMatchObject({
    method: 'eth_sendTransaction',
    params: [{ from: ACCOUNT.toLowerCase(), to: OTHER_ACCOUNT.toLowerCase(), value: '0x2386f26fc10000' }],
  });
  expect((await sent).hash).toBe(HASH);
});

describe('plain.html', () => {
  beforeEach(() => {
    document.body.innerHTML = readFileSync(join(folder, 'plain.html'), 'utf8');
    vi.stubGlobal('everythingWallet', { provider: connect.createProvider({ announce: false }) });
    run(document.querySelector('script:not([src])')?.textContent ?? '');
  });

  const press = () => document.querySelector<HTMLButtonElement>('#connect')?.click();

  test('shows the account', async () => {
    press();
    expect(wallet.open).toHaveBeenCalledOnce();
    await answerNext([ACCOUNT]);
    await vi.waitFor(() => expect(document.querySelector('#account')?.textContent).toBe(ACCOUNT));
  });

  test('shows nothing after a rejection', async () => {
    press();
    wallet.post({ everythingWallet: 'ready', versions: [1] }, { origin: DEFAULT_URL });
    wallet.send({ type: 'closed' });
    await vi.waitFor(() => expect(wallet.messages).not.toEqual([]));
    expect(document.querySelector('#account')?.textContent).toBe('');
  });
});

test('react.tsx shows the account', async () => {
  const { ConnectButton } = load('react.tsx') as { ConnectButton: () => react.ReactNode };
  render(<ConnectButton />);
  screen.getByRole('button', { name: 'Connect wallet' }).click();
  await answerNext([ACCOUNT]);
  await screen.findByRole('button', { name: ACCOUNT });
});

// The other libraries are not installed here: their samples are only parsed.
test.each(['viem.ts', 'wagmi.ts', 'ethers5.ts', 'web3.ts', 'next.config.ts', 'react.tsx', 'ethers6.ts'])(
  '%s has no syntax error',
  (name) => {
    const { diagnostics } = ts.transpileModule(readFileSync(join(folder, name), 'utf8'), {
      fileName: name,
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
    });
    expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
  },
);

test('the samples of installed libraries have no type error', { timeout: 60_000 }, () => {
  const program = ts.createProgram(
    ['ethers6.ts', 'react.tsx'].map((name) => join(folder, name)),
    {
      ...{ noEmit: true, strict: true, skipLibCheck: true, allowImportingTsExtensions: true },
      ...{ jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      customConditions: ['everything-wallet-source'],
      types: [],
    },
  );
  const found = ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  expect(found).toEqual([]);
});
