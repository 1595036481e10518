import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { build } from 'esbuild';
import { verifyMessage, verifyTypedData } from 'ethers';
import { Chain } from '../../tests/e2e/support/Chain.ts';
import { newAddress } from '../../tests/e2e/support/walletUser.ts';
import { test } from './support/connectTest.ts';
import { installPackages } from './support/installPackages.ts';
import { libraryPages, type LibraryPage, type TypedData } from './support/libraryPages.ts';
import { orSkip } from './support/orSkip.ts';
import { connectScript, Visitor } from './support/Visitor.ts';

/* Unmodified libraries of websites, in the versions of libraries/package.json, use the wallet. */

/** The part of viem that verifies signatures, which shares no code with ethers. */
interface Viem {
  verifyMessage: (signed: { address: string; message: string; signature: string }) => Promise<boolean>;
  verifyTypedData: (signed: TypedData & { address: string; signature: string }) => Promise<boolean>;
}

const MESSAGE = 'Hello, lanterns';
const WEI = 10n ** 15n;
const order: TypedData = {
  domain: { name: 'Lantern shop', chainId: 1 },
  types: { Order: [{ name: 'item', type: 'string' }] },
  primaryType: 'Order',
  message: { item: 'lantern' },
};

let folder = '';
test.beforeAll(async () => {
  folder = await orSkip(installPackages('libraries'));
});

async function bundle(script: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Expression that acts through the page's library. */
function callOf(act: keyof LibraryPage, args: readonly unknown[] = []): string {
  return `library.${act}(${args.map((value) => JSON.stringify(value)).join(', ')})`;
}

for (const [name, script] of Object.entries(libraryPages)) {
  test(`${name} connects, signs, sends, changes the chain, stays connected and disconnects`, async ({
    device,
  }) => {
    const { address } = device;
    await using visitor = await Visitor.open(
      device,
      `${connectScript}<script>${await bundle(script)}</script>`,
    );
    const library = (act: keyof LibraryPage, ...args: readonly unknown[]) => visitor.click(callOf(act, args));
    const accounts = async () =>
      ((await library('accounts')).result as string[] | undefined)?.map((one) => one.toLowerCase());
    const viem = createRequire(join(folder, 'package.json')).resolve('viem').replace('_cjs', '_esm');
    const { verifyMessage: viemMessage, verifyTypedData: viemTypedData } = (await import(
      pathToFileURL(viem).href
    )) as Viem;

    await test.step('connects, also after a reload', async () => {
      expect(await accounts()).toEqual([]);
      expect((await visitor.approve(callOf('connect'))).error).toBeUndefined();
      expect(await accounts()).toEqual([address.toLowerCase()]);
      await visitor.closed();
      await visitor.page.reload();
      expect(await accounts()).toEqual([address.toLowerCase()]);
    });
    await test.step('signs a message', async () => {
      const { result, error } = await visitor.approve(callOf('sign', [MESSAGE]));
      expect(error).toBeUndefined();
      const signature = result as string;
      expect(verifyMessage(MESSAGE, signature)).toBe(address);
      expect(await viemMessage({ address, message: MESSAGE, signature })).toBe(true);
    });
    await test.step('signs typed data', async () => {
      const { result, error } = await visitor.approve(callOf('signTyped', [order]));
      expect(error).toBeUndefined();
      const signature = result as string;
      expect(verifyTypedData(order.domain, order.types, order.message, signature)).toBe(address);
      expect(await viemTypedData({ ...order, address, signature })).toBe(true);
    });
    await test.step('sends coin, and learns of the block', async () => {
      const to = newAddress();
      const { result, error } = await visitor.approve(callOf('send', [to, String(WEI)]));
      expect(error).toBeUndefined();
      const receipt = result as { status: string; to: string };
      expect(receipt.status).toBe('1');
      expect(receipt.to.toLowerCase()).toBe(to.toLowerCase());
      expect(await new Chain('mainnet').balance(to)).toBe(WEI);
    });
    await test.step('changes the chain without a window', async () => {
      for (const chainId of [137, 1]) {
        expect((await library('switchTo', chainId)).error).toBeUndefined();
        expect((await library('chain')).result).toBe(chainId);
      }
      expect(device.windows.length).toBeLessThanOrEqual(1);
    });
    await test.step('disconnects, also after a reload', async () => {
      expect((await library('disconnect')).error).toBeUndefined();
      expect(await accounts()).toEqual([]);
      await visitor.page.reload();
      expect(await accounts()).toEqual([]);
    });
  });
}
