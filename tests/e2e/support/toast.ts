import type { Locator, Page } from '@playwright/test';

/** Returns a toast, the latest where there are two: failures are alerts, news are statuses. */
export function toast(page: Page, text: string): Locator {
  return page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .filter({ has: page.getByText(text, { exact: true }) })
    .last();
}
