import type { Locator, Page } from '@playwright/test';

/** /history. */
export class HistoryPage {
  readonly page: Page;
  readonly filters: Locator;
  readonly filtersButton: Locator;
  readonly list: Locator;
  readonly rows: Locator;
  readonly retryButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.filters = page.getByRole('group', { name: 'Filter transactions' });
    this.filtersButton = page.getByRole('button', { name: /^Filters/ });
    this.list = page.getByRole('list', { name: 'Transactions' });
    this.rows = this.list.getByRole('listitem');
    this.retryButton = page.getByRole('button', { name: 'Try again' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/history${query}`);
  }

  /** 'All', 'Send', 'Receive' or 'Swap'. */
  filter(name: string): Locator {
    return this.filters.getByRole('button', { name, exact: true });
  }

  /** The row at a place of the whole history, the newest being 1; there is one only while it is near the window. */
  rowAt(place: number): Locator {
    return this.list.locator(`[aria-posinset="${place}"]`);
  }
}
