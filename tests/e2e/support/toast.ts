import type { Locator, Page } from '@playwright/test';

/** A message that comes and goes, the latest where it is there twice: failures are alerts, news are statuses. */
export function toast(page: Page, text: string): Locator {
  return page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .filter({ has: page.getByText(text, { exact: true }) })
    .last();
}
