import { firstLine, siweText } from '@everything-wallet/core/connect/testing/siweText';
import { expect, type Page } from '@playwright/test';
import { stack } from '../../tests/e2e/support/stack.ts';
import { startSite, type ServedSite } from '../../tests/e2e/support/startSite.ts';
import { newAddress } from '../../tests/e2e/support/walletUser.ts';
import { test } from './support/connectTest.ts';
import type { Device } from './support/Device.ts';
import { expectNothingTaken } from './support/expectNothingTaken.ts';
import { HostilePage } from './support/HostilePage.ts';
import { Visitor } from './support/Visitor.ts';

/*
 * A page that attacks the wallet through every door of the protocol (docs/connect-protocol.md). After each attack there is no
 * signature, no account beyond those that are shared, no exception in either page, and nothing stored for a stranger.
 */

interface Attack {
  readonly name: string;
  /** What must hold, beside what holds after each attack. */
  readonly holds: string;
  readonly run: (site: HostilePage) => Promise<void>;
}

/** Request of a connected website that is refused without a screen. */
interface Refusal {
  readonly name: string;
  readonly method: string;
  readonly params: (at: {
    readonly address: string;
    readonly second: string;
    readonly host: string;
  }) => unknown;
  readonly code: number;
  /** Chain that the site says it has selected. */
  readonly chainId?: string;
}

const stranger = newAddress();
const buttons = (popup: Page) => popup.getByRole('button', { name: /^(Connect|Reject)$/ });
const connectScreen = (popup: Page) => popup.getByRole('button', { name: 'Connect', exact: true });
const later = (popup: Page, ms: number) => popup.waitForTimeout(ms);

/** Asks to connect by hand and waits for the screen. */
async function askToConnect(site: HostilePage, fields: object = {}): Promise<{ popup: Page; id: number }> {
  const popup = await site.greet(fields);
  const id = await site.send('eth_requestAccounts');
  await expect(connectScreen(popup)).toBeVisible();
  return { popup, id };
}

/** Shakes hands and asks with what the page had said before: the wallet is not harmed. */
async function expectAlive(site: HostilePage): Promise<void> {
  const id = await site.send('personal_sign', ['0x61', site.device.address]);
  expect((await site.answer(id)).error?.code).toBe(4100);
}

/** Runs in the page: a frame without an origin opens the wallet's window and asks it. */
function frameThatOpens([sandbox, wallet]: readonly [string, string]): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', sandbox);
  frame.srcdoc = `<script>
    const popup = open('${wallet}/connect', '_blank', 'popup');
    addEventListener('message', ({ source, data }) => {
      parent.postMessage(data, '*');
      if (source !== popup || data.everythingWallet !== 'ready' || window.done) return;
      window.done = true;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => parent.postMessage(data, '*');
      popup.postMessage({ everythingWallet: 'hello', versions: [1] }, '*', [port2]);
      port1.postMessage({ type: 'request', id: 1, method: 'eth_requestAccounts', chainId: '0x1' });
    });
  </script>`;
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    (window as never as { report: (data: unknown) => void }).report(data);
  });
  document.body.append(frame);
}

const ofStrangers: readonly Attack[] = [
  {
    name: 'shows /connect in a frame',
    holds: 'the browser shows nothing of it',
    run: async (site) => {
      await site.page.evaluate((url) => {
        const frame = document.createElement('iframe');
        frame.src = url;
        document.body.append(frame);
        return new Promise((resolve) => (frame.onload = resolve));
      }, `${stack.hostingUrl}/connect`);
      const [, frame] = site.page.frames();
      expect(frame?.url()).toMatch(/^chrome-error:/);
    },
  },
  {
    name: 'shows /connect in a sandboxed frame that may not be asked about its address',
    holds: 'the browser shows nothing of it',
    run: async (site) => {
      await site.page.evaluate((url) => {
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-scripts allow-popups');
        frame.src = url;
        document.body.append(frame);
        return new Promise((resolve) => (frame.onload = resolve));
      }, `${stack.hostingUrl}/connect#request=e30`);
      const [, frame] = site.page.frames();
      expect(frame?.url()).toMatch(/^chrome-error:/);
    },
  },
  ...['allow-scripts allow-popups allow-popups-to-escape-sandbox', 'allow-scripts allow-popups'].map(
    (sandbox) => ({
      name: `opens the window from a frame without an origin (${sandbox})`,
      holds: sandbox.includes('escape')
        ? 'the window refuses it, and answers nothing but that'
        : 'the window, which has no origin either, says that it has not started, and answers nothing',
      run: async (site: HostilePage) => {
        const opening = site.device.context.waitForEvent('page');
        await site.page.evaluate(frameThatOpens, [sandbox, stack.hostingUrl] as const);
        const popup = await opening;
        if (sandbox.includes('escape')) {
          await expect(popup.getByText(/cannot check the address of the page/).first()).toBeVisible();
          await expect.poll(() => site.heard).toContainEqual(expect.objectContaining({ type: 'refused' }));
        } else {
          await expect(popup.getByText('Everything Wallet has not started')).toBeVisible();
          expect(site.heard).toEqual([]);
        }
        await expect(buttons(popup)).toHaveCount(0);
      },
    }),
  ),
  {
    name: 'says hello twice',
    holds: 'the second port and title are ignored',
    run: async (site) => {
      const { popup } = await askToConnect(site);
      await site.run((hostile) => hostile.hello({ title: 'Another shop' }));
      const id = await site.send('personal_sign', ['0x61', stranger]);
      expect(await site.run((hostile, of) => hostile.answer(of, 1_000), id)).toBe('none');
      await expect(popup.getByText('Lantern shop')).toBeVisible();
      await expect(popup.getByText('Another shop')).toHaveCount(0);
    },
  },
  {
    name: 'says hello from a frame in place of the opener',
    holds: 'the window keeps waiting',
    run: async (site) => {
      const popup = await site.openWindow();
      await expect.poll(() => site.heard.length).toBeGreaterThan(0);
      await site.page.evaluate(() => {
        const frame = document.createElement('iframe');
        document.body.append(frame);
        const { hostile } = window as never as { hostile: { popup: Window } };
        Object.assign(frame.contentWindow as object, { target: hostile.popup });
        const script = frame.contentDocument?.createElement('script');
        if (!script) throw new Error('no document');
        script.textContent = `
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => parent.report(data);
          target.postMessage({ everythingWallet: 'hello', versions: [1] }, '*', [port2]);
          port1.postMessage({ type: 'request', id: 1, method: 'eth_requestAccounts', chainId: '0x1' });`;
        frame.contentDocument?.body.append(script);
      });
      await later(popup, 1_000);
      await expect(popup.getByText('Waiting for the website…').first()).toBeVisible();
    },
  },
  {
    name: 'says hello with an origin of its own choice',
    holds: 'the window shows the true host',
    run: async (site) => {
      const { popup } = await askToConnect(site, {
        origin: 'https://app.uniswap.org',
        host: 'app.uniswap.org',
      });
      await expect(popup.getByRole('heading', { name: site.host })).toBeVisible();
      await expect(popup.getByText('app.uniswap.org')).toHaveCount(0);
    },
  },
  {
    name: 'speaks version 99',
    holds: 'it is refused with the versions, and with a screen',
    run: async (site) => {
      const popup = await site.greet({ versions: [99] });
      await expect(
        popup.getByText(/version of the connection that the wallet does not support/).first(),
      ).toBeVisible();
      const refused = { type: 'refused', versions: [1], error: { code: -32603 } };
      await expect.poll(() => site.heard).toContainEqual(expect.objectContaining({ type: 'refused' }));
      expect(site.heard.at(-1)).toMatchObject(refused);
    },
  },
  {
    name: 'says hello with versions that are none, without a port, and with 1,000 versions',
    holds: 'all are ignored, and a good one is taken',
    run: async (site) => {
      await site.openWindow();
      for (const versions of ['1', null, { 0: 1 }, Array.from({ length: 1_000 }, () => 1)])
        await site.run((hostile, list) => hostile.hello({ versions: list }), versions);
      await site.run((hostile) =>
        hostile.popup?.postMessage({ everythingWallet: 'hello', versions: [1] }, '*'),
      );
      await site.run((hostile) => hostile.hello());
      await expectAlive(site);
    },
  },
  {
    name: 'posts null, numbers, texts, lists, cycles and 10 MB to the window',
    holds: 'all are ignored',
    run: async (site) => {
      await site.openWindow();
      await expect.poll(() => site.heard.length).toBeGreaterThan(0);
      await site.run((hostile) => {
        const cycle: Record<string, unknown> = { everythingWallet: 'ready' };
        cycle['self'] = cycle;
        const large = { everythingWallet: 'hello', versions: 'x'.repeat(10_000_000) };
        for (const message of [null, undefined, 5, '', 'hello', [], [1], cycle, large, new Map(), new Date()])
          hostile.popup?.postMessage(message, '*');
      });
      await site.run((hostile) => hostile.hello());
      await expectAlive(site);
    },
  },
  {
    name: 'posts null, numbers, texts, lists, cycles and 10 MB to the port',
    holds: 'what is no request is not answered, and a large or circular one is refused',
    run: async (site) => {
      await site.greet();
      await site.run((hostile) => {
        const cycle: Record<string, unknown> = {};
        cycle['self'] = cycle;
        for (const message of [
          null,
          undefined,
          5,
          'x'.repeat(10_000_000),
          [],
          cycle,
          { type: 'answer' },
          new Map(),
        ])
          hostile.post(message);
      });
      const large = await site.run((hostile) => hostile.send('personal_sign', ['x'.repeat(10_000_000)]));
      const circular = await site.run((hostile) => {
        const cycle: unknown[] = [];
        cycle.push(cycle);
        return hostile.send('personal_sign', cycle);
      });
      expect((await site.answer(large)).error?.code).toBe(-32602);
      expect((await site.answer(circular)).error?.code).toBe(-32602);
      await expectAlive(site);
    },
  },
  {
    name: 'sends requests with ids that are none, or that are open already',
    holds: 'they are ignored',
    run: async (site) => {
      const { popup } = await askToConnect(site);
      await site.run((hostile) => {
        for (const id of [0, -1, 1.5, NaN, Infinity, '1', null, {}, 1])
          hostile.post({ type: 'request', id, method: 'eth_requestAccounts', params: [], chainId: '0x1' });
      });
      await later(popup, 500);
      expect(await site.run((hostile) => hostile.counts())).toEqual({});
      await popup.getByRole('button', { name: 'Reject' }).click();
      await expect.poll(() => site.run((hostile) => hostile.counts())).toEqual({ 4001: 1 });
    },
  },
  {
    name: 'sends methods that are none, names of prototypes, and one of 10 kB',
    holds: 'each is refused with its code',
    run: async (site) => {
      await site.greet();
      const asked = [
        ['', -32600],
        [5, -32600],
        [null, -32600],
        [['eth_accounts'], -32600],
        ['__proto__', 4200],
        ['constructor', 4200],
        ['hasOwnProperty', 4200],
        ['x'.repeat(10_000), 4200],
      ] as const;
      for (const [method, code] of asked) {
        const id = await site.send(method);
        expect((await site.answer(id)).error?.code, String(method).slice(0, 20)).toBe(code);
      }
    },
  },
  {
    name: 'asks for accounts by the methods that need no window',
    holds: 'the window answers none of them',
    run: async (site) => {
      await site.greet();
      for (const method of [
        'eth_accounts',
        'eth_coinbase',
        'wallet_getPermissions',
        'wallet_getCapabilities',
      ]) {
        const id = await site.send(method);
        expect((await site.answer(id)).error?.code, method).toBe(4200);
      }
    },
  },
  {
    name: 'asks for every signature without a connection',
    holds: 'each is refused with 4100, and nothing of the wallet is named',
    run: async (site) => {
      const { address } = site.device;
      await site.greet();
      for (const [method, params] of [
        ['personal_sign', ['0x61', address]],
        ['eth_signTypedData_v4', [address, '{}']],
        ['eth_sendTransaction', [{ to: stranger, value: '0x1' }]],
        ['wallet_sendCalls', [{ version: '2.0.0', calls: [] }]],
        ['wallet_switchEthereumChain', [{ chainId: '0x89' }]],
        ['wallet_watchAsset', { type: 'ERC20', options: { address: stranger } }],
      ] as const) {
        const id = await site.send(method, params);
        const { error, state } = await site.answer(id);
        expect(error?.code, method).toBe(4100);
        expect(state?.accounts, method).toEqual([]);
      }
    },
  },
  {
    name: 'floods the window with 1,000 requests',
    holds: '10 are queued, 990 are refused with -32005, and there is one screen',
    run: async (site) => {
      const popup = await site.greet();
      await site.run((hostile) => {
        for (let index = 0; index < 1_000; index += 1) hostile.send('eth_requestAccounts', []);
      });
      await expect(connectScreen(popup)).toHaveCount(1);
      await expect.poll(() => site.run((hostile) => hostile.counts())).toEqual({ '-32005': 990 });
    },
  },
  {
    name: 'withdraws 1,000 requests that it never made',
    holds: 'its open request stays',
    run: async (site) => {
      const { popup } = await askToConnect(site);
      await site.run((hostile) => {
        for (let id = 2; id < 1_002; id += 1) hostile.post({ type: 'cancel', id });
      });
      await later(popup, 300);
      await expect(connectScreen(popup)).toBeVisible();
    },
  },
  {
    name: 'says bye and asks on',
    holds: 'the window says that the page has left, and shows no request',
    run: async (site) => {
      const { popup } = await askToConnect(site);
      await site.run((hostile) => hostile.post({ type: 'bye' }));
      await site.send('eth_requestAccounts');
      await expect(popup.getByText(/^The page that opened this window was closed/)).toBeVisible();
      await later(popup, 300);
      await expect(buttons(popup)).toHaveCount(0);
    },
  },
  {
    name: 'calls itself by markup, and by a name that is written backwards',
    holds: 'the title is text, small, at most 80 characters, with its hidden characters shown',
    run: async (site) => {
      const title = `<img src=x onerror="document.title='taken'">\u202egro.pawsinu${'x'.repeat(500)}`;
      const { popup } = await askToConnect(site, { title });
      const claim = popup.getByText(/^The page calls itself/);
      await expect(claim).toContainText('<img src=x');
      const text = (await claim.textContent()) ?? '';
      expect(text).not.toContain('\u202e');
      expect(text).not.toContain('x'.repeat(80));
      await expect(popup.locator('img[src="x"]')).toHaveCount(0);
    },
  },
  ...(['another page of its own', 'itself, anew'] as const).map((next) => ({
    name: `leaves for ${next} without a word while a request is open`,
    holds: 'an answer that the user gives then reaches no page',
    run: async (site: HostilePage) => {
      const { popup } = await askToConnect(site);
      if (next === 'itself, anew') await site.page.reload();
      else await site.page.goto(`${site.origin}/next`);
      site.heard.length = 0;
      await popup.getByRole('button', { name: 'Reject' }).click();
      await later(popup, 300);
      expect(site.heard).toEqual([]);
    },
  })),
  {
    name: 'is closed while a request is open',
    holds: 'the window says so, and offers nothing to press',
    run: async (site) => {
      const { popup } = await askToConnect(site);
      await site.page.close();
      await expect(popup.getByText(/^The page that opened this window was closed/)).toBeVisible();
      await expect(buttons(popup)).toHaveCount(0);
    },
  },
  {
    name: 'leads the window away while a request is open',
    holds: 'the page hears that it is closed, and nothing else',
    run: async (site) => {
      const { popup } = await askToConnect(site);
      site.heard.length = 0;
      await site.run((hostile, to) => {
        if (hostile.popup) hostile.popup.location.href = to;
      }, `${site.origin}/form`);
      await popup.waitForURL(`${site.origin}/form`);
      await expect.poll(() => site.heard).toEqual([{ type: 'closed' }]);
    },
  },
  {
    name: 'closes the window while a request is open',
    holds: 'the page hears that it is closed, and nothing else',
    run: async (site) => {
      const { popup } = await askToConnect(site);
      site.heard.length = 0;
      await site.run((hostile) => hostile.popup?.close());
      await popup.waitForEvent('close').catch(() => undefined);
      await expect.poll(() => site.heard).toEqual([{ type: 'closed' }]);
    },
  },
  {
    name: 'baits a double click, of which the second hits the new window',
    holds: 'for 500 ms a click on Connect does nothing',
    run: async (site) => {
      const popup = await site.greet();
      const clicks = popup.evaluate(async () => {
        const since = { found: 0, clicks: 0 };
        while (since.found === 0 || performance.now() - since.found < 400) {
          const button = [...document.querySelectorAll('button')].find(
            (one) => one.textContent === 'Connect',
          );
          if (button && since.found === 0) since.found = performance.now();
          button?.click();
          if (button) since.clicks += 1;
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        return since.clicks;
      });
      await site.send('eth_requestAccounts');
      expect(await clicks).toBeGreaterThan(10);
      expect(await site.run((hostile) => hostile.counts())).toEqual({});
      await expect(connectScreen(popup)).toBeVisible();
    },
  },
  {
    name: 'gives the window the focus back under a click',
    holds: 'for 500 ms a click on Connect does nothing',
    run: async (site) => {
      const { popup } = await askToConnect(site);
      await later(popup, 700);
      await popup.evaluate(() => {
        window.dispatchEvent(new Event('focus'));
        [...document.querySelectorAll('button')].find((one) => one.textContent === 'Connect')?.click();
      });
      await later(popup, 300);
      expect(await site.run((hostile) => hostile.counts())).toEqual({});
    },
  },
];

/** Websites by address, and what the connect screen says of each. */
const addresses: readonly (readonly [url: string, says: RegExp, not: RegExp])[] = [
  ['https://app.unisvvap.org', /resembles app\.uniswap\.org/, /not encrypted/],
  ['https://app-uniswap.example', /resembles app\.uniswap\.org/, /not encrypted/],
  ['https://opensea.io.login.example', /resembles opensea\.io/, /not encrypted/],
  [`https://${new URL('https://unıswap.org').host}`, /Browsers may show this name as unıswap\.org/, /x^/],
  [`https://${new URL('https://оpensea.io').host}`, /mixes letters of different alphabets/, /x^/],
  ['http://lanterns.example', /not encrypted/, /resembles/],
];

const ofAddresses: readonly Attack[] = addresses.map(([url, says, not]) => ({
  name: `has the address ${url}`,
  holds: `the screen shows it as it is, and says: ${says.source.replaceAll('\\', '')}`,
  run: async (site) => {
    const { popup } = await askToConnect(site);
    await expect(
      popup.getByRole('heading', { level: 1, name: new URL(url).host, exact: true }),
    ).toBeVisible();
    await expect(popup.getByRole('alert').filter({ hasText: says })).toBeVisible();
    await expect(popup.getByRole('alert').filter({ hasText: not })).toHaveCount(0);
  },
}));

/** The redirect of a request by hand. */
async function redirect(
  site: HostilePage,
  fields: Readonly<Record<string, unknown>> = {},
  referrerPolicy = 'origin',
): Promise<void> {
  const message = {
    version: 1,
    id: 'abcdefghijklmnopqrstuv',
    method: 'eth_requestAccounts',
    params: [],
    chainId: '0x1',
    returnTo: `${site.origin}/`,
    ...fields,
  };
  const encoded = Buffer.from(JSON.stringify(message)).toString('base64url');
  await site.page.evaluate(
    ([href, policy]) => {
      const link = document.createElement('a');
      Object.assign(link, { href, referrerPolicy: policy });
      link.click();
    },
    [`${stack.hostingUrl}/connect#request=${encoded}`, referrerPolicy] as const,
  );
  await site.page.waitForURL(/\/connect#/);
}

const byRedirect: readonly Attack[] = [
  ...(
    [
      [
        'returns to another website',
        { returnTo: 'https://app.uniswap.org/' },
        'origin',
        /names a different website/,
      ],
      [
        'returns to a script',
        { returnTo: 'javascript:alert(1)' },
        'origin',
        /cannot check the address of the page/,
      ],
      [
        'returns to data',
        { returnTo: 'data:text/html,taken' },
        'origin',
        /cannot check the address of the page/,
      ],
      ['hides where it comes from', {}, 'no-referrer', /names a different website/],
      ['has an id that can be guessed', { id: '1' }, 'origin', /cannot read the website’s request/],
      ['has no method', { method: null }, 'origin', /cannot read the website’s request/],
      [
        'speaks version 2',
        { version: 2 },
        'origin',
        /version of the connection that the wallet does not support/,
      ],
    ] as const
  ).map(([name, fields, policy, says]) => ({
    name: `a redirect ${name}`,
    holds: `there is no answer, and the wallet says: ${says.source}`,
    run: async (site: HostilePage) => {
      await redirect(site, fields, policy);
      await expect(site.page.getByText(says).first()).toBeVisible();
      await expect(buttons(site.page)).toHaveCount(0);
      expect(new URL(site.page.url()).origin).toBe(stack.hostingUrl);
    },
  })),
  {
    name: 'a redirect with a name and a password in its return address',
    holds: 'the answer goes to the address without them',
    run: async (site) => {
      await redirect(site, { returnTo: site.origin.replace('//', '//app.uniswap.org:x@') });
      await site.page.getByRole('button', { name: 'Reject' }).click();
      await site.page.waitForURL(/#everything-wallet=/);
      expect(new URL(site.page.url()).username).toBe('');
    },
  },
  {
    name: 'a redirect is sent again with the id of an answered one',
    holds: 'it is answered once',
    run: async (site) => {
      // Not the id of the other redirects: one of them has been answered.
      const id = 'sentagainsentagain0001';
      await redirect(site, { id });
      await site.page.getByRole('button', { name: 'Reject' }).click();
      await site.page.waitForURL(/#everything-wallet=/);
      await redirect(site, { id });
      await expect(site.page.getByText(/has expired or was already answered/).first()).toBeVisible();
      await expect(buttons(site.page)).toHaveCount(0);
    },
  },
];

const uri = 'URI: http://localhost/login';
const siwe = (host: string, address: string, lines: Parameters<typeof siweText>[0] = {}) =>
  siweText({ first: firstLine(host), address, uri, ...lines });
const typed = (domain: object) => ({
  domain,
  message: { item: 'lantern' },
  primaryType: 'Order',
  types: {
    EIP712Domain: Object.keys(domain).map((name) => ({
      name,
      type: name === 'chainId' ? 'uint256' : 'string',
    })),
    Order: [{ name: 'item', type: 'string' }],
  },
});
const batch = (fields: object) => [
  {
    version: '2.0.0',
    chainId: '0x1',
    atomicRequired: false,
    calls: [{ to: stranger, value: '0x1' }],
    ...fields,
  },
];
const send = (fields: object) => [{ to: stranger, value: '0x1', ...fields }];

const refusals: readonly Refusal[] = [
  {
    name: 'a message for a foreign account',
    method: 'personal_sign',
    params: () => ['0x61', stranger],
    code: 4100,
  },
  {
    name: 'a message for an account that is not shared',
    method: 'personal_sign',
    params: ({ second }) => ['0x61', second],
    code: 4100,
  },
  {
    name: 'typed data for an account that is not shared',
    method: 'eth_signTypedData_v4',
    params: ({ second }) => [second, typed({ chainId: 1 })],
    code: 4100,
  },
  {
    name: 'a transaction from a foreign account',
    method: 'eth_sendTransaction',
    params: () => send({ from: stranger }),
    code: 4100,
  },
  {
    name: 'a transaction from an account that is not shared',
    method: 'eth_sendTransaction',
    params: ({ second }) => send({ from: second }),
    code: 4100,
  },
  {
    name: 'a transaction on a chain that the wallet does not have',
    method: 'eth_sendTransaction',
    params: () => send({}),
    code: 4901,
    chainId: '0x539',
  },
  {
    name: 'a transaction of another chain than the selected one',
    method: 'eth_sendTransaction',
    params: () => send({ chainId: '0x89' }),
    code: -32602,
  },
  {
    name: 'a chain id with a leading zero',
    method: 'eth_sendTransaction',
    params: () => send({}),
    code: -32602,
    chainId: '0x01',
  },
  {
    name: 'a sign-in for another domain',
    method: 'personal_sign',
    params: ({ address }) => [siwe('app.uniswap.org', address), address],
    code: -32602,
  },
  {
    name: 'a sign-in for another port',
    method: 'personal_sign',
    params: ({ address }) => [siwe('localhost:1', address), address],
    code: -32602,
  },
  {
    name: 'a sign-in for the host without its port',
    method: 'personal_sign',
    params: ({ address }) => [siwe('localhost', address), address],
    code: -32602,
  },
  {
    name: 'a sign-in with a user name before the host',
    method: 'personal_sign',
    params: ({ address, host }) => [siwe(`app.uniswap.org@${host}`, address), address],
    code: -32602,
  },
  {
    name: 'a sign-in with another scheme',
    method: 'personal_sign',
    params: ({ address, host }) => [siwe(`https://${host}`, address), address],
    code: -32602,
  },
  {
    name: 'a sign-in that has expired',
    method: 'personal_sign',
    params: ({ address, host }) => [
      siwe(host, address, { expirationTime: 'Expiration Time: 2020-01-01T00:00:00Z' }),
      address,
    ],
    code: -32602,
  },
  {
    name: 'a sign-in for another account',
    method: 'personal_sign',
    params: ({ address, second, host }) => [siwe(host, second), address],
    code: -32602,
  },
  {
    name: 'a sign-in on a chain that is not granted',
    method: 'personal_sign',
    params: ({ address, host }) => [siwe(host, address, { chainId: 'Chain ID: 1337' }), address],
    code: -32602,
  },
  {
    name: 'a sign-in that is malformed',
    method: 'personal_sign',
    params: ({ address, host }) => [`${firstLine(host)}\n${address}\nyes`, address],
    code: -32602,
  },
  {
    name: 'a sign-in for another domain as hex',
    method: 'personal_sign',
    params: ({ address }) => [`0x${Buffer.from(siwe('app.uniswap.org', address)).toString('hex')}`, address],
    code: -32602,
  },
  {
    name: 'a message of more than 128 kB',
    method: 'personal_sign',
    params: ({ address }) => ['x'.repeat(131_073), address],
    code: -32602,
  },
  {
    name: 'typed data of another chain',
    method: 'eth_signTypedData_v4',
    params: ({ address }) => [address, typed({ chainId: 137 })],
    code: -32602,
  },
  {
    name: 'typed data with a key that occurs twice',
    method: 'eth_signTypedData_v4',
    params: ({ address }) => [
      address,
      JSON.stringify(typed({ chainId: 1 })).replace('"item":"lantern"', '"item":"lantern","item":"house"'),
    ],
    code: -32602,
  },
  {
    name: 'typed data with a value that is not signed',
    method: 'eth_signTypedData_v4',
    params: ({ address }) => [
      address,
      { ...typed({ chainId: 1 }), message: { item: 'lantern', price: '0' } },
    ],
    code: -32602,
  },
  {
    name: 'eth_sign',
    method: 'eth_sign',
    params: ({ address }) => [address, `0x${'11'.repeat(32)}`],
    code: 4200,
  },
  {
    name: 'typed data of version 1',
    method: 'eth_signTypedData',
    params: ({ address }) => [[{ type: 'string', name: 'item', value: 'lantern' }], address],
    code: 4200,
  },
  {
    name: 'typed data of version 3',
    method: 'eth_signTypedData_v3',
    params: ({ address }) => [address, typed({ chainId: 1 })],
    code: 4200,
  },
  { name: 'a decryption', method: 'eth_decrypt', params: ({ address }) => ['0x61', address], code: 4200 },
  { name: 'a signed transaction', method: 'eth_sendRawTransaction', params: () => ['0x02'], code: 4200 },
  { name: 'a signature without sending', method: 'eth_signTransaction', params: () => send({}), code: 4200 },
  {
    name: 'a transaction of type 4',
    method: 'eth_sendTransaction',
    params: () => send({ type: '0x4' }),
    code: -32602,
  },
  {
    name: 'a delegation',
    method: 'eth_sendTransaction',
    params: () => send({ authorizationList: [{ address: stranger, chainId: '0x1', nonce: '0x0' }] }),
    code: -32602,
  },
  {
    name: 'an access list',
    method: 'eth_sendTransaction',
    params: () => send({ accessList: [{ address: stranger, storageKeys: [] }] }),
    code: -32602,
  },
  { name: 'a nonce', method: 'eth_sendTransaction', params: () => send({ nonce: '0x0' }), code: -32602 },
  {
    name: 'a field that would not be signed',
    method: 'eth_sendTransaction',
    params: () => send({ delegatecall: true }),
    code: -32602,
  },
  {
    name: 'data and input that differ',
    method: 'eth_sendTransaction',
    params: () => send({ data: '0x01', input: '0x02' }),
    code: -32602,
  },
  {
    name: 'a value above 2^256',
    method: 'eth_sendTransaction',
    params: () => send({ value: `0x1${'0'.repeat(64)}` }),
    code: -32602,
  },
  {
    name: 'a value that is negative',
    method: 'eth_sendTransaction',
    params: () => send({ value: '-0x1' }),
    code: -32602,
  },
  {
    name: 'two transactions in one request',
    method: 'eth_sendTransaction',
    params: () => [...send({}), ...send({ value: '0x2' })],
    code: -32602,
  },
  {
    name: 'a batch that hides its 33rd call',
    method: 'wallet_sendCalls',
    params: () => batch({ calls: Array.from({ length: 33 }, () => ({ to: stranger })) }),
    code: 5740,
  },
  {
    name: 'a batch from an account that is not shared',
    method: 'wallet_sendCalls',
    params: ({ second }) => batch({ from: second }),
    code: 4100,
  },
  {
    name: 'a batch whose call has a sender of its own',
    method: 'wallet_sendCalls',
    params: ({ second }) => batch({ calls: [{ to: stranger, from: second }] }),
    code: -32602,
  },
  {
    name: 'a batch that must be atomic',
    method: 'wallet_sendCalls',
    params: () => batch({ atomicRequired: true }),
    code: 5760,
  },
  {
    name: 'a batch with calls in two fields',
    method: 'wallet_sendCalls',
    params: () => batch({ moreCalls: [{ to: stranger }] }),
    code: -32602,
  },
  {
    name: 'a batch without calls',
    method: 'wallet_sendCalls',
    params: () => batch({ calls: [] }),
    code: -32602,
  },
  {
    name: 'a batch of another chain',
    method: 'wallet_sendCalls',
    params: () => batch({ chainId: '0x539' }),
    code: 5710,
  },
  {
    name: 'a batch with a capability that is required',
    method: 'wallet_sendCalls',
    params: () => batch({ capabilities: { paymasterService: { url: 'https://evil.example' } } }),
    code: 5700,
  },
  {
    name: 'a chain that the wallet does not have',
    method: 'wallet_switchEthereumChain',
    params: () => [{ chainId: '0x539' }],
    code: 4902,
  },
  {
    name: 'a new chain with a node of its own',
    method: 'wallet_addEthereumChain',
    params: () => [
      {
        chainId: '0x539',
        chainName: 'Ethereum',
        rpcUrls: ['https://evil.example/rpc'],
        iconUrls: ['https://evil.example/icon.png'],
      },
    ],
    code: 4902,
  },
  {
    name: 'a token with a symbol of 200 characters',
    method: 'wallet_watchAsset',
    params: () => ({
      type: 'ERC20',
      options: {
        address: stranger,
        symbol: 'x'.repeat(200),
        decimals: 300,
        image: 'https://evil.example/x.png',
      },
    }),
    code: -32602,
  },
  {
    name: '10,000 parameters',
    method: 'personal_sign',
    params: () => Array.from({ length: 10_000 }, () => '0x61'),
    code: -32602,
  },
];

/** Attacks of a website that the user has connected to one account. */
const ofConnected: readonly Attack[] = [
  {
    name: 'claims accounts in its own storage that are not shared',
    holds: 'the wallet refuses, and its answer has the true ones',
    run: async (site) => {
      const { address, second } = site.device;
      await site.page.evaluate(
        ([wallet, accounts]) => {
          const state = { accounts, chainId: '0x1', chains: ['0x1'], expiresAt: null };
          localStorage.setItem(`everything-wallet:${wallet}`, JSON.stringify(state));
        },
        [stack.hostingUrl, [second, address]] as const,
      );
      const { error, state } = await site.ask('personal_sign', ['0x61', second]);
      expect(error?.code).toBe(4100);
      expect(state?.accounts).toEqual([address]);
    },
  },
  {
    name: 'changes the recipient after the request',
    holds: 'the review shows the recipient of the request',
    run: async (site) => {
      const popup = await site.greet();
      const [first, other] = [newAddress(), newAddress()];
      await site.run(
        (hostile, [to, later]) => {
          const call = { to, value: '0x1' };
          hostile.send('eth_sendTransaction', [call]);
          call.to = later;
          call.value = '0xffffffffffff';
        },
        [first, other] as const,
      );
      const dialog = popup.getByRole('dialog');
      await expect(dialog).toContainText(first.slice(-4));
      await expect(dialog).not.toContainText(other.slice(-4));
    },
  },
  {
    name: 'hides a second call in a batch behind a harmless one',
    holds: 'no call is signed without its own review, and rejecting the first sends nothing',
    run: async (site) => {
      const popup = await site.greet();
      const id = await site.send(
        'wallet_sendCalls',
        batch({ calls: [{ to: newAddress() }, { to: newAddress(), value: '0xde0b6b3a7640000' }] }),
      );
      const dialog = popup.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText(/1 of 2|2 calls|2 transactions/i);
      await popup.keyboard.press('Escape');
      expect((await site.answer(id)).error?.code).toBe(4001);
    },
  },
  {
    name: 'asks for signatures beyond its limits',
    holds: 'messages, transactions, other contracts and too much coin are refused',
    run: async (site) => {
      const limits = { may_sign_messages: true, may_send: true, contracts: [], coin_a_day: null };
      const { address } = site.device;
      const asked = [
        [{ may_sign_messages: false }, 'personal_sign', ['0x61', address]],
        [{ may_sign_messages: false }, 'eth_signTypedData_v4', [address, typed({ chainId: 1 })]],
        [{ may_send: false }, 'eth_sendTransaction', send({})],
        [{ contracts: [newAddress()] }, 'eth_sendTransaction', send({})],
        [{ contracts: [newAddress()] }, 'wallet_sendCalls', batch({})],
        [{ coin_a_day: '0.5' }, 'eth_sendTransaction', send({ value: '0x6f05b59d3b20001' })],
        [
          { coin_a_day: '0.5' },
          'wallet_sendCalls',
          batch({
            calls: [
              { to: stranger, value: '0x6f05b59d3b20000' },
              { to: stranger, value: '0x1' },
            ],
          }),
        ],
      ] as const;
      try {
        for (const [changed, method, params] of asked) {
          await site.device.change(site.origin, { limits: { ...limits, ...changed } });
          expect((await site.ask(method, params)).error?.code, JSON.stringify(changed)).toBe(4100);
          // It stays to show the limit. The emulator has a connection for only six windows.
          await expect(
            site.popup?.getByText(/^Nothing was signed/) ?? site.page.locator('never'),
          ).toBeVisible();
          await site.popup?.close();
        }
      } finally {
        await site.device.change(site.origin, { limits });
      }
    },
  },
  {
    name: 'asks after its time is over',
    holds: 'it is refused and learns that it has no accounts',
    run: async (site) => {
      await site.device.change(site.origin, { expires_at: Date.now() - 1 });
      try {
        const { error, state } = await site.ask('personal_sign', ['0x61', site.device.address]);
        expect(error?.code).toBe(4100);
        expect(state?.accounts).toEqual([]);
      } finally {
        await site.device.change(site.origin, { expires_at: null });
      }
    },
  },
];

async function attack(device: Device, url: string, isStranger: boolean, { run }: Attack): Promise<void> {
  device.complaints.length = 0;
  const site = await HostilePage.open(device, url);
  const nonces = await device.nonces();
  try {
    await run(site);
    // What the user refused is in the user's own log.
    const { log } = await device.storedOf(site.origin);
    const isAnswered = log.some(({ outcome }) => outcome === 'rejected');
    if (isAnswered) expect((await device.storedOf(site.origin)).permissions.length).toBe(isStranger ? 0 : 1);
    await expectNothingTaken(site, { nonces, isStranger: isStranger && !isAnswered });
  } finally {
    await device.closePages();
  }
}

test.describe('a stranger', () => {
  let served: ServedSite;
  test.beforeEach(async () => {
    served = await startSite('');
  });
  test.afterEach(() => served.close());
  for (const one of [...ofStrangers, ...byRedirect]) {
    test(`${one.name}: ${one.holds}`, async ({ device }) => attack(device, served.origin, true, one));
  }
});

test.describe('an address', () => {
  for (const [index, one] of ofAddresses.entries()) {
    test(`${one.name}: ${one.holds}`, async ({ device }) => {
      const url = addresses[index]?.[0] ?? '';
      await device.context.route(`${url}/**`, async (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Lanterns</title>' }),
      );
      await attack(device, `${url}/`, true, one);
    });
  }
});

test.describe('a connected website asks for', () => {
  for (const { name, method, params, code, chainId } of refusals) {
    test(`${name}: refused with ${code} and no screen`, async ({ device, connected }) => {
      const { address, second } = device;
      await attack(device, connected, false, {
        name,
        holds: '',
        run: async (site) => {
          const asked = await site.ask(method, params({ address, second, host: site.host }), chainId);
          expect(asked.error?.code).toBe(code);
          expect(asked.state?.accounts).toEqual([address]);
          await expect(site.popup?.getByRole('dialog') ?? site.page.locator('never')).toHaveCount(0);
        },
      });
    });
  }
});

test.describe('a connected website', () => {
  for (const one of ofConnected) {
    test(`${one.name}: ${one.holds}`, async ({ device, connected }) => attack(device, connected, false, one));
  }

  for (const isOpen of [false, true]) {
    const when = isOpen ? 'while its request is reviewed' : 'in /connected-sites, and it asks on';
    test(`is ended ${when}: refused with 4100, and it learns that it has no accounts`, async ({ device }) => {
      const served = await startSite('');
      const first = await HostilePage.open(device, served.origin);
      await first.connect();
      await attack(device, served.origin, false, {
        name: when,
        holds: '',
        run: async (site) => {
          let answer;
          if (isOpen) {
            const popup = await site.greet();
            const id = await site.send('personal_sign', ['0x61', device.address]);
            await expect(popup.getByRole('dialog')).toBeVisible();
            await device.endConnection(site.host);
            answer = await site.answer(id);
          } else {
            await device.endConnection(site.host);
            answer = await site.ask('personal_sign', ['0x61', device.address]);
          }
          expect(answer.error?.code).toBe(4100);
          expect(answer.state?.accounts).toEqual([]);
        },
      });
      served.close();
    });
  }
});

test.describe("a website with the wallet's script", () => {
  for (const [name, leave] of [
    ['leaves for another page', async (page: Page) => page.goto('about:blank')],
    ['reloads', async (page: Page) => page.reload()],
    ['is closed', async (page: Page) => page.close()],
  ] as const) {
    test(`${name} while a signature is reviewed: the window says so, and nothing is signed`, async ({
      device,
    }) => {
      await using visitor = await Visitor.open(device);
      await visitor.approve(`everythingWallet.provider.request({ method: 'eth_requestAccounts' })`);
      await visitor.closed();
      const opening = device.context.waitForEvent('page');
      const asked = visitor.ask('personal_sign', ['0x61', device.address]).catch(() => undefined);
      const popup = await opening;
      await expect(popup.getByRole('dialog')).toBeVisible();
      await leave(visitor.page);
      await asked;
      await expect(popup.getByText(/^The page that opened this window was closed/)).toBeVisible();
      await expect(popup.getByRole('dialog')).toHaveCount(0);
      const { log } = await device.storedOf(visitor.origin);
      expect(log.map(({ method }) => method)).toEqual(['eth_requestAccounts']);
    });
  }

  test('reloads right after its answer: the window closes itself', async ({ device }) => {
    await using visitor = await Visitor.open(device);
    await visitor.approve(`everythingWallet.provider.request({ method: 'eth_requestAccounts' })`);
    await visitor.page.reload();
    await visitor.closed();
  });

  test('uses the id of a batch twice: refused with 5720, and sent once', async ({ device }) => {
    await using visitor = await Visitor.open(device);
    await visitor.approve(`everythingWallet.provider.request({ method: 'eth_requestAccounts' })`);
    await visitor.closed();
    const [before = 0] = await device.nonces();
    const request = { method: 'wallet_sendCalls', params: batch({ id: 'lantern-1' }) };
    const asked = `everythingWallet.provider.request(${JSON.stringify(request)})`;
    expect(await visitor.approve(asked)).toEqual({ result: { id: 'lantern-1' } });
    await visitor.closed();
    const opening = device.context.waitForEvent('page');
    const outcome = visitor.click(asked);
    const popup = await opening;
    const review = popup.getByRole('dialog').waitFor();
    const answer = await Promise.race([outcome, review.then(() => 'a review')]);
    expect(answer).toMatchObject({ error: { code: 5720 } });
    expect((await device.nonces())[0]).toBe(before + 1);
  });
});
