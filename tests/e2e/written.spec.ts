import { expect, type Page } from '@playwright/test';
import { bringAlive } from './support/bringAlive.ts';
import { expectUsable } from './support/expectUsable.ts';
import { guardHosts } from './support/hostGuard.ts';
import { stack } from './support/stack.ts';
import { startSession } from './support/startSession.ts';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';

/* The public pages as the build has written them: read without JavaScript, by search engines and by language models. */

test.describe.configure({ mode: 'parallel' });

const PAGES = [
  '/',
  '/features',
  '/about',
  '/developers',
  '/documentation',
  '/documentation/errors',
  '/sdk-libraries',
  '/cli-tools',
  '/connect-websites',
  '/help',
  '/status',
  '/support',
  '/privacy',
  '/terms',
  '/connections',
];

/** Languages of the pages besides English, whose addresses have no prefix. */
const LANGUAGES = ['ar', 'de', 'es', 'fr', 'id', 'ja', 'pt-BR', 'ru', 'tr', 'vi', 'zh-CN'];

/** Address of a page in a language. */
const inLanguage = (path: string, language: string) => `/${language}${path === '/' ? '' : path}`;

const ALL_PAGES = [
  ...PAGES,
  ...LANGUAGES.flatMap((language) => PAGES.map((path) => inLanguage(path, language))),
];

/** The functions as a local stack's samples name them. */
const localFunctions = stack.functionsUrl.replace(stack.projectId, '$PROJECT');

/**
 * Returns the readable content and links of a page. Code samples contain the site's origin: that of the
 * stack, or the one of the build.
 */
async function contentOf(page: Page) {
  const root = page.locator('#root');
  const links = await root.getByRole('link').all();
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  return {
    text: (await root.innerText())
      .replace(/\s+/g, ' ')
      .replaceAll(stack.hostingUrl, new URL(canonical ?? '').origin)
      .replace(`${stack.authUrl}/identitytoolkit`, 'https://identitytoolkit')
      .replace(localFunctions, 'https://us-central1-$PROJECT.cloudfunctions.net')
      .trim(),
    links: await Promise.all(links.map((link) => link.getAttribute('href'))),
  };
}

test(
  'every page has the same text without JavaScript, and has a title, a description, a canonical address and a social card',
  SCREEN,
  async ({ page, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const hosts = guardHosts(context);
    const written = await context.newPage();
    for (const path of PAGES) {
      await test.step(path, async () => {
        const response = await written.goto(path);
        expect(response?.status()).toBe(200);
        await expectOwnHead(written, path);
        await expect(written.getByRole('heading', { level: 1 })).toHaveCount(1);
        const asWritten = await contentOf(written);
        expect(asWritten.text.length).toBeGreaterThan(300);
        // What would do nothing without JavaScript, such as the chat's button, is not offered.
        await expect(written.locator('[data-needs-script]:visible')).toHaveCount(0);

        await page.goto(path);
        await page.evaluate(() => window.scrollTo(0, 200));
        const read = await page.evaluate(() => window.scrollY);
        await bringAlive(page);
        // The scroll position remains.
        expect(await page.evaluate(() => window.scrollY)).toBe(read);
        expect(withoutButtons(asWritten)).toEqual(withoutButtons(await contentOf(page)));
      });
    }
    await context.close();
    hosts.check();
  },
);

/** Without the buttons of the chat and the search and the answers of the service, which are there with JavaScript alone. */
function withoutButtons({ text, links }: Awaited<ReturnType<typeof contentOf>>) {
  const buttons = /Open support chat|Search Ctrl K ?|Search the help ?/g;
  const answers =
    /(Checking…|The service answers\.|Last check: \S+ [AP]M|Up to date|Reads incoming transfers when a wallet opens|Late: the last block is unknown) ?/g;
  return { text: text.replace(buttons, '').replace(answers, '').trim(), links };
}

async function expectOwnHead(written: Page, path: string): Promise<void> {
  await expect(written).toHaveTitle(/Everything Wallet/);
  const attribute = (selector: string, name: string) => written.locator(selector).getAttribute(name);
  const canonical = await attribute('link[rel="canonical"]', 'href');
  expect(canonical).toMatch(/^https:\/\//);
  expect(new URL(canonical ?? '').pathname).toBe(path);
  expect(await attribute('meta[property="og:url"]', 'content')).toBe(canonical);
  expect(await attribute('meta[property="og:title"]', 'content')).toBe(await written.title());
  const description = await attribute('meta[name="description"]', 'content');
  expect(description?.length).toBeGreaterThan(40);
  expect(await attribute('meta[property="og:description"]', 'content')).toBe(description);
  const image = new URL((await attribute('meta[property="og:image"]', 'content')) ?? '').pathname;
  expect((await written.request.get(image)).headers()['content-type']).toBe('image/png');
}

test(
  'a page in another language has the same text before and after the application takes it over',
  SCREEN,
  async ({ page, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const written = await context.newPage();
    for (const language of ['ar', 'de', 'ja', 'pt-BR']) {
      for (const path of ['/', '/help', '/terms']) {
        const address = inLanguage(path, language);
        await test.step(address, async () => {
          expect((await written.goto(address))?.status()).toBe(200);
          await expectOwnHead(written, address);
          await expect(written.locator('html')).toHaveAttribute('lang', language);
          await expect(written.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
          const hidden = written.locator('[data-needs-script]');
          await expect(hidden.locator('visible=true')).toHaveCount(0);
          const asWritten = await contentOf(written);
          await page.goto(address);
          await bringAlive(page);
          await page.addStyleTag({ content: '[data-needs-script] { display: none !important; }' });
          expect(await contentOf(page)).toEqual(asWritten);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
        });
      }
    }
    await context.close();
  },
);

test('each page links to its address in every language, and each of those links to the others', async ({
  request,
}) => {
  const alternatesOf = async (address: string) =>
    [
      ...(await (await request.get(address)).text()).matchAll(
        /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g,
      ),
    ].map(([, language = '', url = '']) => `${language} ${new URL(url).pathname}`);
  for (const path of PAGES) {
    const expected = [
      `en ${path}`,
      ...LANGUAGES.map((language) => `${language} ${inLanguage(path, language)}`),
      `x-default ${path}`,
    ].toSorted();
    expect((await alternatesOf(path)).toSorted(), path).toEqual(expected);
    expect((await alternatesOf(inLanguage(path, 'ar'))).toSorted(), path).toEqual(expected);
  }
});

test('no two pages share a title or a description', async ({ request }) => {
  const documents = await Promise.all(PAGES.map(async (path) => (await request.get(path)).text()));
  const all = (pattern: RegExp) => documents.map((document) => pattern.exec(document)?.[1]);
  expect(new Set(all(/<title>(.*?)<\/title>/)).size).toBe(PAGES.length);
  expect(new Set(all(/<meta name="description" content="(.*?)"/)).size).toBe(PAGES.length);
});

test('sitemap, robots.txt and llms.txt list every page, which also exists as Markdown', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  expect(paths.toSorted()).toEqual(ALL_PAGES.toSorted());
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: https:\/\/\S+\/sitemap\.xml/);
  const forModels = await (await request.get('/llms.txt')).text();
  expect(forModels).toMatch(/^# Everything Wallet\n\n> /);
  for (const path of PAGES.slice(1)) expect(forModels).toContain(`${path}.md):`);

  const led = new Set<string>();
  for (const path of PAGES) {
    const page = await (await request.get(path)).text();
    const [, address = ''] = /rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(page) ?? [];
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const markdown = await answer.text();
    const [, origin = ''] = /^url: "(https:\/\/[^/]+)/m.exec(markdown) ?? [];
    const title = /<h1[^>]*>(.*?)<\/h1>/.exec(page)?.[1] ?? '';
    expect(markdown).toContain(`\n# ${title.replaceAll('&amp;', '&')}\n`);
    for (const [, to] of markdown.matchAll(/\]\((\S+?)\)/g)) {
      const { pathname, hash, origin: there } = new URL(to ?? '');
      if (there === origin) led.add(pathname + hash);
    }
  }
  expect(led.size).toBeGreaterThan(PAGES.length);
  for (const to of led) {
    const [path = '', fragment] = to.split('#');
    const answer = await request.get(path);
    expect(answer.status(), to).toBe(200);
    if (fragment) expect(await answer.text(), to).toContain(`id="${fragment}"`);
  }
});

test('a screen of the wallet is not written: it gets the empty shell', async ({ request }) => {
  for (const path of ['/wallet', '/settings', '/transaction/x', '/no/such/page']) {
    expect(await (await request.get(path)).text()).toContain('<div id="root"></div>');
  }
});

test('an address with a slash at its end leads to the page', async ({ page }) => {
  await page.goto('/about/');
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/^About/);
});

test('missing addresses are 404, and not cached; existing ones are cached', async ({ request }) => {
  for (const path of ['/.well-known/security.txt', '/assets/none.js', '/mcp', '/token/a/b', '/nope']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toBe('no-cache');
    expect(answer.headers()['cross-origin-resource-policy']).toBe('same-origin');
  }
  for (const path of ['/wallet', '/nft/1', '/token/eth', '/transaction/x', '/about']) {
    expect((await request.get(path)).status()).toBe(200);
  }
  const [, script = ''] =
    /src="(\/assets\/[^"]+\.js)"/.exec(await (await request.get('/wallet')).text()) ?? [];
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('the API answers beside the pages', async ({ request }) => {
  const answer = await request.get('/api/v1/balance');
  expect(answer.status()).toBe(401);
  expect(answer.headers()['content-type']).toContain('application/problem+json');
  const problem = (await answer.json()) as { code: string; doc_url: string };
  expect(problem.code).toBe('key_missing');
  // The catalogue explains it without JavaScript.
  const { pathname, hash } = new URL(problem.doc_url);
  expect(await (await request.get(pathname)).text()).toContain(`id="${hash.slice(1)}"`);
});

test('a browser that stores nothing for sites still shows the pages', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await page.goto('/terms');
  await bringAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that is not interactive yet records Ctrl-K, and the search finds an answer', async ({
  page,
}) => {
  await page.goto('/about');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search documentation and help' });
  await expect(field).toBeFocused();
  await page.keyboard.type('lost seed phrase');
  await expect(page.getByRole('option').first()).toContainText('I lost my recovery phrase');
  await expectUsable(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/help#lost-phrase');
  await expect(page.locator('#lost-phrase')).toBeFocused();
});

test('a press is answered before any of the page’s scripts has run, and typed text remains', async ({
  page,
}) => {
  const cases = [
    {
      path: '/',
      button: 'header button[aria-haspopup=dialog]',
      shown: '[role=combobox]',
      field: '[role=combobox]',
    },
    {
      path: '/auth',
      button: '#tab-signUp',
      shown: '#panel-signUp',
      field: '[name=email]',
    },
    {
      path: '/support',
      button: '[aria-label="Open the support chat"]',
      shown: '[role=dialog]',
      field: '[role=dialog] textarea:not([aria-hidden])',
    },
  ];
  for (const { path, button, shown, field } of cases) {
    await test.step(path, async () => {
      const held = Promise.withResolvers<undefined>();
      const script = '**/assets/index-*.js';
      await page.route(script, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      // A real press of the mouse: Playwright's own click waits for states that a user does not wait for.
      const box = await page.locator(button).boundingBox();
      if (!box) throw new Error(`${button} is not on the page`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(page.locator(shown)).toBeVisible();
      await page.locator(field).focus();
      await page.keyboard.type('alice@example.com');
      await expect(page.locator('#root[data-written]')).toBeAttached();
      await expectUsable(page);
      held.resolve(undefined);
      await expect(page.locator('#root:not([data-written])')).toBeAttached();
      await expect(page.locator('div[data-written-answer]')).toHaveCount(0);
      await expect(page.locator(shown)).toBeVisible();
      await expect(page.locator(field)).toHaveValue('alice@example.com');
      await expect(page.locator(field)).toBeFocused();
      await page.unroute(script);
    });
  }
});

test('the application is fetched as soon as a prerendered page is painted, and runs when the page is used', async ({
  page,
}) => {
  const fetched = page.waitForRequest('**/assets/main-*.js');
  await page.goto('/about');
  await fetched;
  await expect(page.locator('#root[data-written]')).toBeAttached();
});

test('before the application is there, the colours are right', async ({ page }) => {
  await page.route('**/assets/index-*.js', () => undefined);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator(`html[data-${colorScheme}]`)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a user with a session sees no visitor’s page while the wallet loads', async ({
  page,
  user,
  walletPage,
}) => {
  await startSession(page, user);
  const held = Promise.withResolvers<undefined>();
  await page.route('**/assets/index-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html[data-session]')).toHaveCount(1);
  await expect(page.locator('#root')).toBeHidden();
  held.resolve(undefined);
  await expect(walletPage.balanceCard).toBeVisible();
});
