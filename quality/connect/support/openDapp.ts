import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
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
 * Serves the built files of a dapp byte for byte, until the end of the test, and opens it in a browser that adds the
 * wallet's script to the page, as the content script of an extension adds its own: by an element at the start of the
 * document. No file of the dapp names the wallet. Requests to hosts of the internet fail.
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
  await page.addInitScript(addWallet, [`${stack.hostingUrl}/connect.js`, fields] as const);
  await page.goto(served.origin);
  return Object.assign(new Visitor(page, device, served.origin), {
    [Symbol.asyncDispose]: async () => {
      await device.closePages();
      served.close();
    },
  });
}

function addWallet([src, fields]: readonly [string, object]): void {
  if (top !== window) return;
  const script = document.createElement('script');
  script.src = src;
  script.onload = () => {
    const { everythingWallet } = window as never as { everythingWallet: { provider: object } };
    Object.assign(everythingWallet.provider, fields);
  };
  // This runs before the document has an element.
  new MutationObserver((_, observer) => {
    observer.disconnect();
    document.documentElement.append(script);
  }).observe(document, { childList: true });
}
