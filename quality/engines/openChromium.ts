import { chromium } from '@playwright/test';
import type { Engine } from './Engine.ts';

interface ChromiumOptions {
  /** Additional command-line arguments. */
  readonly args?: readonly string[];
  /** Receives every request of the page. */
  readonly onRequest?: (request: { readonly url: string; readonly body: string }) => void;
  /** Clock offset of its pages, in milliseconds. */
  readonly clockOffsetMs?: number;
}

/** Sets the clock of a page off by so many milliseconds. */
const SET_CLOCK = (offset: number) => {
  const RealDate = Date;
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: unknown[], requested: () => void) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, requested) as Date,
    apply: (target) => new target(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
};

/** Chromium, by Playwright; accepts any certificate, since those of a stand-in are self-signed. */
export async function openChromium(
  executablePath: string,
  { args = [], onRequest, clockOffsetMs = 0 }: ChromiumOptions = {},
): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...args] });
  const context = await browser.newContext({ locale: 'en-US', ignoreHTTPSErrors: true });
  context.on('request', (request) => {
    onRequest?.({ url: request.url(), body: request.postData() ?? '' });
  });
  if (clockOffsetMs !== 0) await context.addInitScript(SET_CLOCK, clockOffsetMs);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return {
    open: async (url) => {
      await page.goto(url);
    },
    run: (body, ...parameters) =>
      page.evaluate(`(function (parameters) {${body}})(${JSON.stringify(parameters)})`),
    press: (selector) => page.click(selector),
    type: (selector, text) => page.locator(selector).pressSequentially(text),
    complaints: () => complaints,
    close: () => browser.close(),
  };
}
