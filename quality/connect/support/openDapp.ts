import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { build } from 'esbuild';
import { stack } from '../../../tests/e2e/support/stack.ts';
import { startSite } from '../../../tests/e2e/support/startSite.ts';
import type { Device } from './Device.ts';
import { Visitor } from './Visitor.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves the built files of a dapp byte for byte, until the end of the test, and opens it in a browser that runs the
 * package (`createProvider` with the address of the wallet under test) before the scripts of the page, as the content
 * script of an extension runs. No file of the dapp names the wallet. Requests to hosts of the internet fail.
 *
 * @param fields set on the provider before the dapp sees it
 */
export async function openDapp(
  device: Device,
  folder: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<Visitor & AsyncDisposable> {
  const served = await startSite(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://dapp');
    const file = join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    const type = types[extname(file)];
    if (type === undefined || !existsSync(file)) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
  });
  const page = await device.context.newPage();
  await page.route(
    ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  await page.addInitScript({ content: await contentScript(fields) });
  await page.goto(served.origin);
  return Object.assign(new Visitor(page, device, served.origin), {
    [Symbol.asyncDispose]: async () => {
      await device.closePages();
      served.close();
    },
  });
}

/** Bundles the package with the code that adds the wallet to a page, but not to its frames. */
async function contentScript(fields: object): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createProvider } from '@everything-wallet/connect';
        if (top === window) {
          const provider = createProvider({ url: ${JSON.stringify(stack.hostingUrl)} });
          window.everythingWallet = { provider: Object.assign(provider, ${JSON.stringify(fields)}) };
        }`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    conditions: ['everything-wallet-source'],
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}
