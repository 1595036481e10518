import puppeteer from 'puppeteer-core';
import type { Engine } from './Engine.ts';

/** Firefox, by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    open: async (url) => {
      await page.goto(url);
    },
    run: (body, ...parameters) =>
      page.evaluate(`(function (parameters) {${body}})(${JSON.stringify(parameters)})`),
    press: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    complaints: () => complaints,
    close: () => browser.close(),
  };
}
