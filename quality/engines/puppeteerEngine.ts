import type { Page } from 'puppeteer-core';
import type { Engine } from './Engine.ts';

/** A page of Puppeteer as an engine, which closes that page. */
export function puppeteerEngine(page: Page): Engine {
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
    close: () => page.close(),
  };
}
