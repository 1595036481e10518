import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { HDNodeWallet } from 'ethers';
import { AccountsPage } from '../../../tests/e2e/pages/AccountsPage.ts';
import { SettingsPage } from '../../../tests/e2e/pages/SettingsPage.ts';
import { Chain } from '../../../tests/e2e/support/Chain.ts';
import { BLOCKED_WORKER } from '../../../tests/e2e/support/consoleGuard.ts';
import { keepOnDevice } from '../../../tests/e2e/support/deviceWallet.ts';
import { stack } from '../../../tests/e2e/support/stack.ts';
import { startSession } from '../../../tests/e2e/support/startSession.ts';
import { toast } from '../../../tests/e2e/support/toast.ts';
import { createWalletUser, fund } from '../../../tests/e2e/support/walletUser.ts';

const PASSWORD = 'staple battery horse';

/** Console messages that say nothing of the wallet's own code. */
const FOREIGN =
  /Failed to load resource|frame-ancestors|deadline-exceeded|Failed to load prices|Fee estimation failed|violates the following report-only|from origin 'null' has been blocked/;

/** What the wallet has stored of a website. */
interface StoredSite {
  readonly permissions: readonly { readonly accounts: readonly string[] }[];
  readonly log: readonly { readonly method: string; readonly outcome: string; readonly code?: number }[];
}

/** A browser whose user has two accounts and a wallet on the device. */
export class Device {
  readonly context: BrowserContext;
  /** A page of the wallet's origin that runs no code. */
  readonly #storage: Page;
  readonly password = PASSWORD;
  /** The account that is shared where nothing else is said. */
  readonly address: string;
  /** The user's second account. */
  readonly second: string;
  /** Uncaught exceptions of all pages, and errors that the wallet logged. */
  readonly complaints: string[] = [];

  private constructor(context: BrowserContext, storage: Page, address: string, second: string) {
    this.context = context;
    this.#storage = storage;
    this.address = address;
    this.second = second;
    context.on('weberror', (error) => this.complaints.push(`uncaught: ${error.error().message}`));
    context.on('console', (message) => {
      const isOfWallet = message.location().url.startsWith(stack.hostingUrl);
      const isExpected = [FOREIGN, BLOCKED_WORKER].some((pattern) => pattern.test(message.text()));
      if (message.type() === 'error' && isOfWallet && !isExpected) this.complaints.push(message.text());
    });
  }

  static async create(browser: Browser): Promise<Device> {
    const user = await createWalletUser();
    await fund(user.address, 'mainnet', '10');
    const context = await browser.newContext({
      baseURL: stack.hostingUrl,
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    await startSession(page, user);
    const accounts = new AccountsPage(page);
    await accounts.open();
    await accounts.addFromPhrase(user.phrase);
    await expect(accounts.rows).toHaveCount(2);
    await new SettingsPage(page).open();
    await keepOnDevice(page, user.phrase, PASSWORD);
    await expect(toast(page, 'Your wallet is stored on this device and unlocked')).toBeVisible();
    await page.goto('/favicon.svg');
    const second = HDNodeWallet.fromPhrase(user.phrase, '', "m/44'/60'/0'/0/1").address;
    return new Device(context, page, user.address, second);
  }

  /** Open windows of the wallet. */
  get windows(): Page[] {
    return this.context.pages().filter((page) => {
      const { origin, pathname } = new URL(page.url());
      return origin === stack.hostingUrl && pathname === '/connect';
    });
  }

  /** Returns what the wallet has stored of a website. */
  async storedOf(origin: string): Promise<StoredSite> {
    return this.#storage.evaluate((site) => {
      const rows = (name: string) =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith(`${name}.`))
          .flatMap((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as Record<string, unknown>[]);
      return {
        permissions: rows('connectedSites').filter(({ id }) => id === site),
        log: rows('siteRequests').filter(({ origin: of }) => of === site),
      } as never;
    }, origin);
  }

  /** Changes what the wallet has stored of a website, as a passing day or a user would. */
  async change(origin: string, changes: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#storage.evaluate(
      ([site, fields]) => {
        for (const key of Object.keys(localStorage).filter((name) => name.startsWith('connectedSites.'))) {
          const rows = JSON.parse(localStorage.getItem(key) ?? '[]') as Record<string, unknown>[];
          const changed = rows.map((row) => (row['id'] === site ? { ...row, ...fields } : row));
          localStorage.setItem(key, JSON.stringify(changed));
        }
      },
      [origin, changes] as const,
    );
  }

  /** Ends a website's connection in /connected-sites. */
  async endConnection(host: string): Promise<void> {
    const page = await this.context.newPage();
    await page.goto('/connected-sites');
    const card = page
      .getByTestId('connected-site')
      .filter({ has: page.getByRole('heading', { name: host }) });
    await card.getByRole('button', { name: 'End connection' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End connection' }).click();
    await expect(card).toHaveCount(0);
    await page.close();
  }

  /** Transactions of both accounts on Ethereum, also those that wait. */
  async nonces(): Promise<number[]> {
    const chain = new Chain('mainnet');
    return Promise.all([this.address, this.second].map((address) => chain.nonce(address, 'pending')));
  }

  /** Closes all pages but the one of the storage. */
  async closePages(): Promise<void> {
    for (const page of this.context.pages()) if (page !== this.#storage) await page.close();
  }
}
