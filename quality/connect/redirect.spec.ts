import { expect } from '@playwright/test';
import { verifyMessage } from 'ethers';
import { stack } from '../../tests/e2e/support/stack.ts';
import { test } from './support/connectTest.ts';
import { connectScript, Visitor } from './support/Visitor.ts';

/* Pages that cannot open a window, or whose windows the browser cuts off, connect and sign by redirect. */

interface Cutoff {
  readonly name: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly html: string;
  /** True if the first request must fail, so that the page learns of it. */
  readonly failsFirst: boolean;
}

const cutoffs: readonly Cutoff[] = [
  {
    name: 'with Cross-Origin-Opener-Policy: same-origin',
    headers: { 'cross-origin-opener-policy': 'same-origin' },
    html: connectScript,
    failsFirst: true,
  },
  {
    name: 'without window.open',
    html: `<script>delete Window.prototype.open; window.open = undefined;</script>${connectScript}`,
    failsFirst: false,
  },
];

for (const { name, headers, html, failsFirst } of cutoffs) {
  test(`a page ${name} connects and signs by redirect`, async ({ device }) => {
    const { address } = device;
    await using visitor = await Visitor.open(device, html, headers);
    const { page } = visitor;
    await page.goto(`${visitor.origin}/shop?item=1#part`);
    const answer = () =>
      page.evaluate(() => {
        const { everythingWallet } = window as never as {
          everythingWallet: {
            provider: { redirectAnswer?: { error?: Error; result?: unknown; method: string } };
          };
        };
        const { method, result, error } = everythingWallet.provider.redirectAnswer ?? {};
        return { method, result, error: error?.message };
      });
    /** Leaves the page by a request, and returns with its answer. */
    const goThrough = async (method: string, params: unknown) => {
      await page.evaluate(
        ([of, list]) => {
          const button = document.querySelector<HTMLButtonElement>('#ask');
          if (!button) throw new Error('no button');
          const { everythingWallet } = window as never as {
            everythingWallet: { provider: { request: (request: unknown) => Promise<unknown> } };
          };
          button.onclick = () =>
            everythingWallet.provider.request({ method: of, params: list }).catch(() => undefined);
        },
        [method, params] as const,
      );
      await page.click('#ask');
      await page.waitForURL(`${stack.hostingUrl}/connect#request=*`);
      await visitor.press(page);
      await page.waitForURL(`${visitor.origin}/**`);
      // The fragment of before is back, and the answer is not in the address.
      await expect.poll(() => page.url()).toBe(`${visitor.origin}/shop?item=1#part`);
      return answer();
    };

    if (failsFirst) {
      await test.step('the first request names the header', async () => {
        const { error } = await visitor.ask('eth_requestAccounts');
        expect(error?.code).toBe(-32603);
        expect(error?.message).toContain('Cross-Origin-Opener-Policy');
      });
    }
    await test.step('connects', async () => {
      expect(await goThrough('eth_requestAccounts', [])).toMatchObject({
        method: 'eth_requestAccounts',
        result: [address],
      });
      expect(await visitor.ask('eth_accounts')).toEqual({ result: [address] });
    });
    await test.step('signs', async () => {
      const { method, result } = await goThrough('personal_sign', ['0x48656c6c6f', address]);
      expect(method).toBe('personal_sign');
      expect(verifyMessage('Hello', result as string)).toBe(address);
    });
    await test.step('has the answer once', async () => {
      await page.reload();
      expect((await answer()).result).toBeUndefined();
      expect(await visitor.ask('eth_accounts')).toEqual({ result: [address] });
    });
  });
}
