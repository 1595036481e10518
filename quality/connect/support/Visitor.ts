import { expect, type Page } from '@playwright/test';
import { stack } from '../../../tests/e2e/support/stack.ts';
import { startSite } from '../../../tests/e2e/support/startSite.ts';
import { actInClick, type Outcome } from './actInClick.ts';
import type { Device } from './Device.ts';

/** Body of a website that has the wallet's script. */
export const connectScript = `<button id="ask">Ask</button><script src="${stack.hostingUrl}/connect.js"></script>`;

/** A website, and the person who uses it. */
export class Visitor {
  readonly page: Page;
  readonly device: Device;
  readonly origin: string;

  constructor(page: Page, device: Device, origin: string) {
    this.page = page;
    this.device = device;
    this.origin = origin;
  }

  /** Serves a website until the end of the test and opens it. */
  static async open(
    device: Device,
    html: string = connectScript,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Visitor & AsyncDisposable> {
    const served = await startSite(html, headers);
    const page = await device.context.newPage();
    await page.goto(served.origin);
    return Object.assign(new Visitor(page, device, served.origin), {
      [Symbol.asyncDispose]: async () => {
        await device.closePages();
        served.close();
      },
    });
  }

  /** Clicks the button of the page, which runs an expression; the outcome follows. */
  async click(expression: string): Promise<Outcome> {
    return actInClick(this.page, expression);
  }

  /** Asks the provider in a click. */
  async ask(method: string, params: unknown = []): Promise<Outcome> {
    return this.click(`everythingWallet.provider.request(${JSON.stringify({ method, params })})`);
  }

  /** Runs an expression in a click and approves in the window that opens. */
  async approve(expression: string): Promise<Outcome> {
    await this.closed();
    const opening = this.device.context.waitForEvent('page');
    const outcome = this.click(expression);
    // It fails before a window opens.
    const popup = await Promise.race([opening, outcome.then(() => undefined)]);
    if (popup) await this.press(popup);
    return outcome;
  }

  /** Acts, and approves in the window that opens; returns the window if it showed a connection. */
  async approveAfter(act: () => Promise<unknown>): Promise<Page | undefined> {
    await this.closed();
    const opening = this.device.context.waitForEvent('page');
    await act();
    const popup = await opening;
    return (await this.press(popup)) === 'connect' ? popup : undefined;
  }

  /** Waits for the wallet's window to close itself: for a moment after an answer it takes the next request. */
  async closed(): Promise<void> {
    await expect.poll(() => this.device.windows.length, 'windows of the wallet').toBe(0);
  }

  /** Approves what the window shows; returns what that was. */
  async press(popup: Page): Promise<'connect' | 'sign'> {
    const connect = popup.getByRole('button', { name: 'Connect', exact: true });
    const sign = popup.getByRole('dialog').getByRole('button', { name: /^(Sign|Sign and send)$/ });
    await expect(connect.or(sign)).toBeVisible();
    if (await connect.isVisible()) {
      await connect.click();
      return 'connect';
    }
    const dialog = popup.getByRole('dialog');
    await dialog.getByLabel('Device password', { exact: true }).fill(this.device.password);
    await expect(async () => {
      for (const box of await dialog.getByRole('checkbox').all()) await box.check({ timeout: 1_000 });
      await expect(sign).toBeEnabled({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await sign.click();
    return 'sign';
  }
}
