import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { bundleScript } from './bundleScript.ts';

/** Runs the script on a page that loads it from an address. */
async function runScript(src: string, frame: object = {}) {
  class HTMLScriptElement {
    src = src;
  }
  const open = vi.fn(() => null);
  const page: Record<string, unknown> = {
    HTMLScriptElement,
    document: { currentScript: new HTMLScriptElement() },
    location: new URL('https://site.example/'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    dispatchEvent: vi.fn(),
    CustomEvent: vi.fn(),
    setTimeout,
    clearTimeout,
    clearInterval,
    URL,
    open,
    ...{ screenX: 0, screenY: 0, outerWidth: 1000, outerHeight: 800 },
    ...frame,
  };
  page['window'] = page;
  runInNewContext(await bundleScript(), page);
  return { page, open };
}

interface Exposed {
  readonly provider: { request: (args: unknown) => Promise<unknown> };
  readonly createProvider: (options?: object) => Exposed['provider'];
}

test('connects to the wallet that served the script', async () => {
  const { page, open } = await runScript('https://wallet.example/connect.js');
  const { provider, createProvider } = page['everythingWallet'] as Exposed;
  expect(page['dispatchEvent']).toHaveBeenCalledOnce();
  for (const each of [provider, createProvider({ announce: false })]) {
    each.request({ method: 'eth_requestAccounts' }).catch(() => undefined);
    expect(open).toHaveBeenLastCalledWith('https://wallet.example/connect', '_blank', expect.anything());
  }
});

test('does not leave the page in a frame, where the wallet shows nothing', async () => {
  const { page } = await runScript('https://wallet.example/connect.js', { open: undefined, top: {} });
  const { provider } = page['everythingWallet'] as Exposed;
  const request = provider.request({ method: 'eth_requestAccounts' });
  await expect(request).rejects.toMatchObject({ code: -32603 });
});

test('needs neither eval nor markup', async () => {
  expect(await bundleScript()).not.toMatch(/\beval\(|new Function|innerHTML|insertAdjacentHTML|setAttribute/);
});
