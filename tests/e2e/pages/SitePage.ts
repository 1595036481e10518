import { expect, type Locator, type Page } from '@playwright/test';
import { bringAlive } from '../support/bringAlive.ts';

/** A public page with the site's header and footer around it. */
export class SitePage {
  readonly page: Page;
  readonly header: Locator;
  readonly headerLinks: Locator;
  readonly main: Locator;
  readonly title: Locator;
  readonly footer: Locator;
  readonly skipLink: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('banner');
    this.headerLinks = this.header.getByRole('navigation', { name: 'Main' }).getByRole('link');
    this.main = page.getByRole('main');
    this.title = this.main.getByRole('heading', { level: 1 });
    this.footer = page.getByRole('contentinfo');
    this.skipLink = page.getByRole('link', { name: 'Skip to content' });
  }

  /** Opens a page and waits until it is interactive: before that it is prerendered. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await bringAlive(this.page);
    await expect(this.title).toBeVisible();
  }

  /** A part of the page by its title. */
  section(name: string): Locator {
    return this.main.getByRole('region', { name, exact: true });
  }

  /** Returns the target of each link, by name. */
  async linksOf(links: Locator): Promise<Record<string, string | null>> {
    const found = await links.evaluateAll((elements) =>
      elements.map((link) => [
        link.getAttribute('aria-label') ?? link.textContent,
        link.getAttribute('href'),
      ]),
    );
    return Object.fromEntries(found) as Record<string, string | null>;
  }

  async clipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }
}
