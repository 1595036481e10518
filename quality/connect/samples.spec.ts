import { runInNewContext } from 'node:vm';
import { expect } from '@playwright/test';
import { transform } from 'esbuild';
import { Chain } from '../../tests/e2e/support/Chain.ts';
import { newAddress } from '../../tests/e2e/support/walletUser.ts';
import { bundleSample } from './support/bundleSample.ts';
import { test } from './support/connectTest.ts';
import { installPackages } from './support/installPackages.ts';
import { orSkip } from './support/orSkip.ts';
import { readSample } from './support/readSample.ts';
import { connectScript, Visitor } from './support/Visitor.ts';

/*
 * The samples of docs/samples/connect, as /connect-websites shows them, use the wallet with the libraries that
 * sampleLibraries/package.json pins.
 */

const CENT = 10n ** 16n;

interface LibrarySample {
  readonly name: string;
  readonly alias?: Readonly<Record<string, string>>;
  /** Script that gives the page `connect()` and `pay(from, to)`. */
  readonly script: string;
}

const usual = (pay: string) => `
  import { connect, pay } from 'sample';
  window.page = { connect: () => connect().then(() => 'connected'), pay: (from, to) => ${pay} };`;

const samples: readonly LibrarySample[] = [
  { name: 'viem.ts', script: usual('pay(from, to)') },
  { name: 'ethers6.ts', script: usual('pay(to).then(({ hash }) => hash)') },
  { name: 'ethers5.ts', script: usual('pay(to).then(({ hash }) => hash)'), alias: { ethers: 'ethers5' } },
  { name: 'web3.ts', script: usual('pay(from, to).then(({ transactionHash }) => transactionHash)') },
  {
    name: 'wagmi.ts',
    script: `
      import { connect, sendTransaction } from 'wagmi/actions';
      import { config } from 'sample';
      const connector = () => config.connectors.find(({ name }) => name === 'Everything Wallet');
      window.page = {
        connect: () => connect(config, { connector: connector() }).then(() => 'connected'),
        pay: (from, to) => sendTransaction(config, { to, value: ${CENT}n }),
      };`,
  },
];

let folder = '';
test.beforeAll(async () => {
  folder = await orSkip(installPackages('sampleLibraries'));
});

/** Presses the sample's own button, and connects in the window. */
async function connectByButton(visitor: Visitor): Promise<void> {
  const opening = visitor.device.context.waitForEvent('page');
  await visitor.page.getByRole('button', { name: 'Connect wallet' }).click();
  await visitor.press(await opening);
}

for (const { name, script, alias = {} } of samples) {
  test(`${name} connects and pays`, async ({ device }) => {
    const code = await bundleSample({ name, script, folder, alias });
    await using visitor = await Visitor.open(
      device,
      `<button id="ask">Ask</button><script>${code.replaceAll('</script', String.raw`<\/script`)}</script>`,
    );
    expect(await visitor.approve('page.connect()')).toEqual({ result: 'connected' });
    await visitor.closed();
    const to = newAddress();
    const { result, error } = await visitor.approve(`page.pay('${device.address}', '${to}')`);
    expect(error).toBeUndefined();
    expect(result).toMatch(/^0x[0-9a-f]{64}$/);
    await expect.poll(() => new Chain('mainnet').balance(to)).toBe(CENT);
  });
}

test('plain.html shows the account', async ({ device }) => {
  await using visitor = await Visitor.open(device, readSample('plain.html'));
  await connectByButton(visitor);
  await expect(visitor.page.locator('#account')).toHaveText(device.address);
});

test('react.tsx shows the account, also after a reload, and can be rendered on a server', async ({
  device,
}) => {
  const name = 'react.tsx';
  const script = `
    import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    import { ConnectButton } from 'sample';
    createRoot(document.querySelector('#app')).render(createElement(ConnectButton));`;
  const code = await bundleSample({ name, script, folder });
  await using visitor = await Visitor.open(device, `<div id="app"></div><script>${code}</script>`);
  await connectByButton(visitor);
  const button = visitor.page.getByRole('button', { name: device.address });
  await expect(button).toBeVisible();
  await visitor.closed();
  await visitor.page.reload();
  await expect(button).toBeVisible();

  const onServer = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server.browser';
    import { ConnectButton } from 'sample';
    module.exports = renderToString(createElement(ConnectButton));`;
  const bundled = await bundleSample({ name, script: onServer, folder, platform: 'node' });
  const module = { exports: '' };
  const server = { module, exports: module.exports, URL, TextEncoder, MessageChannel, setTimeout, console };
  runInNewContext(bundled, server);
  expect(module.exports).toBe('<button>Connect wallet</button>');
});

test('next.config.ts sends headers with which the window works', async ({ device }) => {
  const { code } = await transform(readSample('next.config.ts'), { loader: 'ts', format: 'cjs' });
  const module = { exports: {} as { default?: { headers: () => Promise<readonly Rule[]> } } };
  runInNewContext(code, { module, Promise });
  const [rule] = (await module.exports.default?.headers()) ?? [];
  const headers = Object.fromEntries((rule?.headers ?? []).map(({ key, value }) => [key, value]));
  expect(headers).toEqual({ 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' });
  await using visitor = await Visitor.open(device, connectScript, headers);
  const outcome = await visitor.approve(
    "everythingWallet.provider.request({ method: 'eth_requestAccounts' })",
  );
  expect(outcome).toEqual({ result: [device.address] });
});

/** Headers that Next.js sends for a path. */
interface Rule {
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}
