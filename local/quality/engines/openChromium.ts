import { chromium } from '@playwright/test';
import type { Engine } from './Engine.ts';

/** Chromium, by Playwright. */
export async function openChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
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
