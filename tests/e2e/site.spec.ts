import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { apiErrors } from '@everything-wallet/core/api/apiErrors';
import { expect, type Locator } from '@playwright/test';
import { commandLine } from '../../web/src/features/site/commandLine.ts';
import { sdkPackages } from '../../web/src/features/site/sdkPackages.ts';
import { AuthPage } from './pages/AuthPage.ts';
import { SitePage } from './pages/SitePage.ts';
import { createAccount } from './support/account.ts';
import { bringAlive } from './support/bringAlive.ts';
import { expectUsable } from './support/expectUsable.ts';
import { SCREEN } from './support/screen.ts';
import { stack } from './support/stack.ts';
import { startSession } from './support/startSession.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';

/* The landing page and the public pages: docs/product.md §2 Landing page and Public pages, §8 Developer, §9 Other. */

test.describe.configure({ mode: 'parallel' });

/** Calls of the REST API, from its contract, as the reference shows them: 'GET /api/v1/balance'. */
const { paths } = JSON.parse(
  readFileSync(new URL('../../clients/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, object> };
const apiCalls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

let site: SitePage;

test.beforeEach(({ page }) => {
  site = new SitePage(page);
});

/** Returns a line of a sample's file, so that the page shows the tested code. */
const sampleLine = (file: string, start: string) => {
  const lines = readFileSync(new URL(`../../docs/samples/${file}`, import.meta.url), 'utf8').split('\n');
  return lines.find((line) => line.trim().startsWith(start)) ?? '';
};

test.describe('the landing page', () => {
  test.beforeEach(() => site.open('/'));

  test('shows the required texts, from the header to the footer', SCREEN, async () => {
    await test.step('describes the product, with the required header and footer', async () => {
      await expect(site.title).toHaveText('The Everything Wallet');
      expect(await site.linksOf(site.headerLinks)).toEqual({
        Features: '/features',
        Developers: '/developers',
        Support: '/support',
        About: '/about',
      });
      const entrances = { 'Sign In': '/auth', 'Get Started': '/auth?tab=sign-up' };
      for (const [name, path] of Object.entries(entrances)) {
        await expect(site.header.getByRole('link', { name })).toHaveAttribute('href', path);
      }
      await expect(site.section('What you can rely on').getByRole('heading', { level: 3 })).toHaveText([
        'Secure',
        'Fast',
        'Private',
        'Multi-chain',
      ]);
      await expect(
        site.section('Twelve words, and the wallet is yours').getByRole('link', { name: 'Get Started' }),
      ).toHaveAttribute('href', '/auth?tab=sign-up');
    });
    await test.step('has a footer of three groups and two social links', async () => {
      const group = (name: string) => site.footer.getByRole('navigation', { name }).getByRole('link');
      expect(await site.linksOf(group('Product'))).toEqual({
        Features: '/features',
        Developers: '/developers',
        Support: '/support',
      });
      expect(await site.linksOf(group('Resources'))).toEqual({
        Documentation: '/documentation',
        'SDK & Libraries': '/sdk-libraries',
        'CLI Tools': '/cli-tools',
        Help: '/help',
        Status: '/status',
      });
      expect(await site.linksOf(group('Company'))).toEqual({
        About: '/about',
        Privacy: '/privacy',
        Terms: '/terms',
      });
      const social = site.footer.getByRole('link', { name: /^Everything Wallet on (GitHub|X)$/ });
      await expect(social).toHaveCount(2);
      for (const link of await social.all()) {
        await expect(link).toHaveAttribute('href', /^https:\/\//);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
    });
  });

  test('Learn More goes to the four cards, again after scrolling back', SCREEN, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const cards = site.section('What you can rely on');
    const learnMore = site.main.getByRole('link', { name: 'Learn More' });
    for (let time = 0; time < 2; time += 1) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(cards).not.toBeInViewport();
      await learnMore.click();
      await expect(page).toHaveURL('/#features');
      await expect(cards.getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(cards).toBeFocused();
    }
  });

  test('the first stop of the keyboard skips the header', SCREEN, async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(site.skipLink).toBeFocused();
    await expect(site.skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(site.main).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(site.main.getByRole('link', { name: 'Get Started' }).first()).toBeFocused();
  });

  test('is usable on a phone and a desktop, light and dark', SCREEN, async ({ page }) => {
    await expectUsable(page);
  });
});

test.describe('at / a signed-in user', () => {
  test(
    'who is verified finds the wallet first and the footer below',
    SCREEN,
    async ({ page, walletPage, returningUser }) => {
      expect(returningUser.address).toMatch(/^0x/);
      await page.goto('/');
      await walletPage.expectBalance('0 ETH');
      await expect(site.footer.getByRole('link', { name: 'Documentation' })).toBeVisible();
      const top = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
      expect(await top(site.footer)).toBeGreaterThan(await top(walletPage.balanceCard));
      await expect(page.getByRole('heading', { name: 'The Everything Wallet' })).toBeHidden();
      await expectUsable(page);
      await site.footer.getByRole('link', { name: 'Documentation' }).click();
      await expect(site.title).toHaveText('Documentation');
    },
  );

  test('who is not verified yet sees the landing page', SCREEN, async ({ page }) => {
    await startSession(page, await createAccount());
    await site.open('/');
    await expect(site.title).toHaveText('The Everything Wallet');
  });
});

interface PublicPage {
  readonly path: string;
  readonly title: string;
  /** Titles of its parts, in their order. */
  readonly parts: readonly string[];
  /** Required texts (docs/product.md §2). */
  readonly texts: readonly (string | RegExp)[];
}

const pages: readonly PublicPage[] = [
  {
    path: '/features',
    title: 'Features',
    parts: ['Six things to know', 'Also in the wallet', 'See it for yourself'],
    texts: [/these screens show samples marked as a demo/, /Other chains are not supported yet/],
  },
  {
    path: '/about',
    title: 'About Everything Wallet',
    parts: ['Our mission', 'The team', 'Our values', 'Verify the release', 'Questions about how it works?'],
    texts: ['Your keys stay yours', 'Say what is true', 'Show the cost first', 'Built for everyone'],
  },
  {
    path: '/developers',
    title: 'Developers',
    parts: ['Resources', 'Quick start', 'API keys'],
    texts: [/Keys from the developer portal/, 'balance.sh'],
  },
  {
    path: '/documentation',
    title: 'Documentation',
    parts: [
      'Getting started',
      'Authentication',
      'Example',
      'REST API',
      'API reference',
      'Reads for connected sites',
      'Errors',
      'Limits',
      'Networks',
      'Sign in with an account instead of a key',
    ],
    texts: [
      ...apiCalls,
      'Authorization: Bearer ew_live_…',
      /300 requests a minute and 20,000 a day/,
      'RateLimit-Policy',
      'polygon-mainnet',
    ],
  },
  {
    path: '/documentation/errors',
    title: 'API errors',
    parts: [
      'Error format',
      ...[400, 401, 403, 404, 405, 413, 415, 422, 429, 431, 502, 503, 504].map(
        (status) => `Status ${status}`,
      ),
    ],
    texts: Object.keys(apiErrors),
  },
  {
    path: '/sdk-libraries',
    title: 'SDK & Libraries',
    parts: ['Packages', 'The same request in each language', 'Common features'],
    texts: [
      'JavaScript / TypeScript',
      'Python',
      'Go',
      /not in the public registries yet/,
      /pip install http:.*\/downloads\/everything_wallet-0\.1\.0-py3-none-any\.whl/,
      'SHA-256 checksums',
    ],
  },
  {
    path: '/cli-tools',
    title: 'CLI Tools',
    parts: ['Installation', 'Commands', 'Configuration file', 'Exit codes'],
    texts: [/not in the public registry yet/, 'ew balance <address>', 'apiKey', 'EW_API_KEY', '130'],
  },
  {
    path: '/connect-websites',
    title: 'Connect your website',
    parts: [
      'Installation',
      'First connection',
      'With your library',
      'Requests that open the window',
      'Headers your site needs',
      'Limits',
      'Error codes',
    ],
    texts: [/everything-wallet-connect-0\.1\.0\.tgz/, 'plain.html', 'Cross-Origin-Opener-Policy', '4001'],
  },
  {
    path: '/help',
    title: 'Help',
    parts: [
      'Approvals, permits and drained wallets',
      'Getting started',
      'Recovery phrase',
      'Sending',
      'Transactions and balance',
      'Networks and fees',
      'Coins, tokens and prices',
      'Websites',
      'Accounts and settings',
      'Safety and privacy',
      'For developers',
      'Support',
    ],
    texts: [
      'I lost my recovery phrase. Can you restore it?',
      'What does a transfer cost?',
      'Open your history',
    ],
  },
  {
    path: '/status',
    title: 'Status',
    parts: ['Networks'],
    // Without a first use: the page asks the service at once.
    texts: ['Ethereum Mainnet', 'Base', 'The service answers.'],
  },
  {
    path: '/support',
    title: 'Support',
    parts: ['Ways to get help', 'Frequently asked questions'],
    texts: ['Live chat', 'Email', /within 24 hours/, 'Documentation', 'FAQ'],
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    parts: [
      'What never leaves your browser',
      'What we store',
      'What your browser stores',
      'Who else learns something',
      'Support',
      'What we use it for',
      'Your choices',
      'Changes',
      'Contact',
    ],
    texts: ['Last updated December 2024', /Your recovery phrase and the private keys/],
  },
  {
    path: '/terms',
    title: 'Terms of Service',
    parts: [
      'What the wallet is',
      'Your recovery phrase',
      'Your account',
      'Transactions and fees',
      'Demos and test networks',
      'Prices and other information',
      'Fair use',
      'Availability and liability',
      'Changes and end',
      'Contact',
    ],
    texts: ['Last updated December 2024', /we never hold your coins/],
  },
];

test('every public page shows the required texts, and is usable', SCREEN, async ({ page }) => {
  test.slow(true, 'axe looks at twelve pages, and some are long');
  for (const { path, title, parts, texts } of pages) {
    await test.step(`${path} shows the required texts, and is usable`, async () => {
      await site.open(path);
      await expect(site.title).toHaveText(title);
      await expect(site.main.getByRole('heading', { level: 2 })).toHaveText(parts);
      for (const text of texts) {
        await expect(site.main.getByText(text, { exact: true }).first(), text.toString()).toBeVisible();
      }
      await expect(site.headerLinks).toHaveCount(4);
      // Product, resources, company and languages.
      await expect(site.footer.getByRole('navigation')).toHaveCount(4);
      await expectUsable(page);
    });
  }
});

test('every link in the header leads to its page and marks it', SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.open('/');
  for (const [name, path] of [
    ['Features', '/features'],
    ['Developers', '/developers'],
    ['Support', '/support'],
    ['About', '/about'],
  ] as const) {
    await test.step(`${name} in the header leads to its page and marks it`, async () => {
      const link = site.headerLinks.filter({ hasText: name });
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(site.title).toContainText(name);
      await expect(link).toHaveAttribute('aria-current', 'page');
    });
  }
});

test('features and developers: cards and calls to action', SCREEN, async ({ page, authPage }) => {
  await test.step('features: six cards, and calls to action to /auth', async () => {
    await site.open('/features');
    await expect(site.section('Six things to know').getByRole('heading', { level: 3 })).toHaveText([
      'Bank-Level Security',
      'Lightning Fast',
      'Complete Privacy',
      'Multi-Chain Support',
      'Cross-Platform',
      'Token Swaps',
    ]);
    const calls = site.main.getByRole('link', { name: 'Get Started' });
    await expect(calls).toHaveCount(2);
    for (const call of await calls.all()) await expect(call).toHaveAttribute('href', '/auth?tab=sign-up');
  });
  await test.step('developers: Get API Key leads to /auth', async () => {
    await site.open('/developers');
    await site.main.getByRole('link', { name: 'Get API Key' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(authPage.signInButton).toBeVisible();
  });
});

// Regression: before the application was there, the press lost where it led, and ended at /wallet.
test('Get API Key carries its destination in the link', SCREEN, async ({ page, request, consoleGuard }) => {
  consoleGuard.allow(/ERR_FAILED|could not be loaded|Failed to fetch dynamically/);
  const link = page.getByRole('main').getByRole('link', { name: 'Get API Key' });
  const written = await (await request.get('/developers')).text();
  expect(written).toContain('href="/auth?to=%2Fdeveloper-portal"');
  const { email, password } = await createAccount();
  // The application fails to load: the browser follows the link natively.
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto('/developers');
  await link.click();
  await page.waitForURL('/auth?to=%2Fdeveloper-portal');
  await page.unroute('**/assets/**/*.js');
  await page.reload();
  await bringAlive(page);
  const authPage = new AuthPage(page);
  await authPage.email.fill(email);
  await authPage.password.fill(password);
  await authPage.signInButton.click();
  await expect(page).toHaveURL('/developer-portal');
});

// That every link leads to a page is seen in links.spec.ts.
test('developers: every Learn More leads a visitor to its page', SCREEN, async ({ page }) => {
  await site.open('/developers');
  const ways = site.section('Resources').getByRole('link', { name: /^Learn More/ });
  expect(await site.linksOf(ways)).toEqual({
    'Learn More about Documentation': '/documentation',
    'Learn More about SDK & Libraries': '/sdk-libraries',
    'Learn More about CLI Tools': '/cli-tools',
    'Learn More about Developer Portal': '/developer-portal',
  });
  // Which needs a signed-in user.
  await site.main.getByRole('link', { name: 'Learn More about Developer Portal' }).click();
  await expect(page).toHaveURL('/auth');
});

test('the samples are shown and copied', SCREEN, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  for (const [path, file, line] of [
    ['/developers', 'balance.sh', 'curl --silent'],
    ['/documentation', 'balance.sh', 'curl --silent'],
    ['/documentation', 'readBalance.sh', 'curl --silent'],
    ['/sdk-libraries', 'sdk/balance.ts', 'const wallet ='],
    ['/sdk-libraries', 'sdk/balance.py', 'with EverythingWallet('],
    ['/sdk-libraries', 'sdk/balance.go', 'client, err :='],
  ] as const) {
    await test.step(`${path} shows the sample ${file}, and copies it`, async () => {
      if (!page.url().endsWith(path)) await site.open(path);
      const name = file.replace('sdk/', '');
      const sample = site.main
        .getByRole('figure')
        .filter({ has: page.getByRole('group', { name, exact: true }) });
      await expect(sample).toContainText(sampleLine(file, line));
      await sample.getByRole('button', { name: 'Copy code' }).click();
      await expect(sample.getByRole('button', { name: 'Copied!' })).toBeVisible();
      expect(await site.clipboard()).toContain(sampleLine(file, line));
      expect(await site.clipboard()).not.toContain('#region');
      await page.clock.runFor(2000);
      await expect(sample.getByRole('button', { name: 'Copy code' })).toBeVisible();
    });
  }
});

test('the install commands are copied, with a confirmation', SCREEN, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [path, command] of [
    ...sdkPackages.map(({ install }) => ['/sdk-libraries', install(stack.hostingUrl)] as const),
    ['/cli-tools', commandLine.install(stack.hostingUrl)],
  ] as const) {
    await test.step(`${path} copies '${command}' with a confirmation`, async () => {
      if (!page.url().endsWith(path)) await site.open(path);
      const buttons = site.main.getByRole('button', { name: 'Copy install command' });
      const described = await Promise.all(
        (await buttons.all()).map(async (button) => {
          const id = await button.getAttribute('aria-describedby');
          return page.locator(`[id="${id ?? ''}"]`).textContent();
        }),
      );
      await buttons.nth(described.indexOf(command)).click();
      await expect(toast(page, 'Install command copied to clipboard')).toBeVisible();
      await expect.poll(() => site.clipboard()).toBe(command);
    });
  }
});

test(
  'the packages are at the addresses of the install commands, with the listed checksums',
  SCREEN,
  async ({ request }) => {
    const sums = await (await request.get('/downloads/SHA256SUMS')).text();
    const listed = sums.trim().split('\n');
    for (const line of listed) {
      const [sum, file = ''] = line.split('  ');
      const answer = await request.get(`/downloads/${file}`);
      expect(answer.status(), file).toBe(200);
      expect(
        createHash('sha256')
          .update(await answer.body())
          .digest('hex'),
        file,
      ).toBe(sum);
    }
    const files = listed.map((line) => `/downloads/${line.split('  ')[1] ?? ''}`);
    for (const { install } of [...sdkPackages, commandLine]) {
      const [named = ''] = /\/downloads\/[\w./-]+/.exec(install('')) ?? [];
      expect(files.filter((file) => file.startsWith(named)).length, named).toBeGreaterThan(0);
    }
  },
);

test('a refused clipboard is reported', SCREEN, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await site.open('/sdk-libraries');
  await site.main.getByRole('button', { name: 'Copy code' }).first().click();
  await expect(
    toast(page, 'The browser did not allow copying. Select the text and copy it yourself.'),
  ).toBeVisible();
  await expect(site.main.getByRole('button', { name: 'Copied!' })).toBeHidden();
});

test('support: the questions unfold and the ways lead somewhere', SCREEN, async ({ page }) => {
  await test.step('support: four questions unfold, by keyboard as well', async () => {
    await site.open('/support');
    const faq = site.section('Frequently asked questions');
    const questions = faq.locator('summary');
    await expect(questions).toHaveCount(4);
    await expect(faq.getByRole('paragraph').filter({ visible: true })).toHaveCount(0);
    await site.main.getByRole('link', { name: 'See the questions' }).click();
    await expect(faq).toBeFocused();
    for (let question = 0; question < 4; question += 1) {
      await page.keyboard.press('Tab');
      await expect(questions.nth(question)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(faq.getByRole('paragraph').filter({ visible: true })).toHaveCount(question + 1);
    }
    await expectUsable(page);
  });
  await test.step('support: the four ways lead somewhere', async () => {
    const ways = site.section('Ways to get help');
    await expect(ways.getByRole('heading', { level: 3 })).toHaveText([
      'Live chat',
      'Email',
      'Documentation',
      'FAQ',
    ]);
    await expect(ways.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:[^@\s]+@[^@\s]+$/);
    await expect(ways.getByRole('link', { name: 'Read the documentation' })).toHaveAttribute(
      'href',
      '/documentation',
    );
  });
});

test('a long page leads to its parts', SCREEN, async ({ page }) => {
  await site.open('/terms');
  const contents = site.main.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Availability and liability' }).click();
  await expect(page).toHaveURL('/terms#liability');
  await expect(site.section('Availability and liability')).toBeFocused();
  await page.reload();
  await expect(site.section('Availability and liability')).toBeInViewport();
});
