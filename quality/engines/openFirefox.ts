import puppeteer from 'puppeteer-core';
import type { Engine } from './Engine.ts';
import { puppeteerEngine } from './puppeteerEngine.ts';

/** Firefox, by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return { ...puppeteerEngine(await browser.newPage()), close: () => browser.close() };
}
