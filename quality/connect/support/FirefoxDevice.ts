import { expect } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { stack } from '../../../tests/e2e/support/stack.ts';
import { createWalletUser, fund } from '../../../tests/e2e/support/walletUser.ts';
import { paths } from '../../../web/src/config/paths.ts';
import { PageWalker } from '../../engines/PageWalker.ts';
import { puppeteerEngine } from '../../engines/puppeteerEngine.ts';
import { actInClick, type Outcome } from './actInClick.ts';

const PASSWORD = 'staple battery horse';

/** Marks the first box of a dialog that is not checked. */
const MARK_BOX = `
  const box = [...document.querySelectorAll('[role="dialog"] input[type="checkbox"]')].find(({ checked }) => !checked);
  box?.setAttribute('data-box', '');
  return box !== undefined;`;

type ButtonName = 'Connect' | 'Sign' | 'Sign and send';

/** Buttons that approve a method. */
const buttons: Readonly<Record<string, ButtonName>> = {
  eth_requestAccounts: 'Connect',
  eth_sendTransaction: 'Sign and send',
};

/** A Firefox whose user has a wallet on the device; Puppeteer drives it by WebDriver BiDi, which Playwright cannot. */
export class FirefoxDevice {
  readonly browser: Browser;
  readonly address: string;

  private constructor(browser: Browser, address: string) {
    this.browser = browser;
    this.address = address;
  }

  /** Signs in and stores the wallet on the device, by mouse and keyboard. */
  static async create(executablePath: string): Promise<FirefoxDevice> {
    const { email, password, phrase, address } = await createWalletUser();
    await fund(address, 'mainnet', '10');
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      // Puppeteer turns the popup blocker off.
      extraPrefsFirefox: { 'dom.disable_open_during_load': true, 'intl.accept_languages': 'en-US' },
    });
    const page = await browser.newPage();
    const walker = new PageWalker(puppeteerEngine(page), stack.hostingUrl);
    await walker.open(paths.auth);
    await walker.type('Email', email);
    await walker.type('Password', password);
    await walker.press('button', 'Sign In');
    await walker.see('[data-testid="balance-coin"]', '10 ETH');
    await walker.open(paths.settings);
    await walker.press('button', 'Turn on');
    await walker.type('Recovery Phrase', phrase);
    await walker.type('New device password', PASSWORD);
    await walker.type('Repeat the password', PASSWORD);
    await walker.press('button', 'Store on this device');
    await walker.see('body', 'Your wallet is stored on this device and unlocked');
    await page.close();
    return new FirefoxDevice(browser, address);
  }

  async open(url: string): Promise<Page> {
    const page = await this.browser.newPage();
    await page.goto(url);
    return page;
  }

  /** Asks the provider of a page in a click. */
  async ask(page: Page, method: string, params: unknown = []): Promise<Outcome> {
    return actInClick(page, `everythingWallet.provider.request(${JSON.stringify({ method, params })})`);
  }

  /** Asks the provider of a page in a click; returns the window that opens, with the pending outcome. */
  async askInWindow(page: Page, method: string, params: unknown = []) {
    await this.closed();
    const outcome = this.ask(page, method, params);
    let popup: Page | undefined;
    await expect
      .poll(async () => (popup = (await this.windows())[0]), 'a window of the wallet')
      .toBeDefined();
    if (!popup) throw new Error('no window');
    return { popup, outcome };
  }

  /** Asks the provider of a page in a click, and approves in the window that opens. */
  async approve(page: Page, method: string, params: unknown = []): Promise<Outcome> {
    const { popup, outcome } = await this.askInWindow(page, method, params);
    await this.press(popup, buttons[method] ?? 'Sign');
    return outcome;
  }

  /** Approves what the wallet shows: presses a button, after the password and all boxes where it signs. */
  async press(wallet: Page, name: ButtonName): Promise<void> {
    const walker = new PageWalker(puppeteerEngine(wallet), stack.hostingUrl);
    if (name === 'Connect') {
      await walker.press('button', name);
      return;
    }
    await walker.type('Device password', PASSWORD);
    await walker.until(`no enabled ${name}`, async () => {
      if ((await wallet.evaluate(`(() => {${MARK_BOX}})()`)) === true) {
        const box = await wallet.$('[data-box]');
        await box?.click();
        await box?.evaluate((element) => element.removeAttribute('data-box'));
        return false;
      }
      return wallet.evaluate(
        `[...document.querySelectorAll('[role="dialog"] button')].some((button) => button.textContent === '${name}' && !button.disabled)`,
      );
    });
    await walker.press('button', name);
  }

  /** Open windows of the wallet. */
  async windows(): Promise<Page[]> {
    const pages = await this.browser.pages();
    return pages.filter((page) => page.url().startsWith(`${stack.hostingUrl}/connect`));
  }

  /** Waits for the wallet's window to close itself. */
  async closed(): Promise<void> {
    await expect.poll(async () => (await this.windows()).length, 'windows of the wallet').toBe(0);
  }
}
