import type { Locator, Page } from '@playwright/test';

/** /activity. */
export class ActivityPage {
  readonly page: Page;
  readonly value: Locator;
  readonly recent: Locator;
  readonly tokens: Locator;
  readonly networks: Locator;
  readonly chart: Locator;
  readonly backButton: Locator;
  readonly retryButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.value = page.getByRole('region', { name: 'Portfolio Value' });
    this.recent = page.getByRole('region', { name: 'Recent Activity' });
    this.tokens = page.getByRole('region', { name: 'Token Distribution' });
    this.networks = page.getByRole('region', { name: 'Network Usage' });
    this.chart = this.value.getByRole('figure', { name: /^Portfolio value over the last 30 days/ });
    this.backButton = page.getByRole('link', { name: 'Back' });
    this.retryButton = page.getByRole('button', { name: 'Try again' });
  }

  async open(): Promise<void> {
    await this.page.goto('/activity');
  }

  /** A card by its title, for example 'Total Sent'. */
  card(title: string): Locator {
    return this.page.getByRole('article', { name: title, exact: true });
  }

  valueOf(title: string): Locator {
    return this.card(title).getByTestId('stat-value');
  }

  /** The sign of a card's trend: 'Up', 'Down' or 'Unchanged'. */
  trendOf(title: string, trend: string): Locator {
    return this.card(title).getByRole('img', { name: trend });
  }

  changeOf(title: string): Locator {
    return this.card(title).getByTestId('stat-change');
  }
}
