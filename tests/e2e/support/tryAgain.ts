import { expect, type Locator, type Page } from '@playwright/test';

/** Presses 'Try again', unless the wallet has tried by itself meanwhile. */
export async function tryAgain(scope: Page | Locator): Promise<void> {
  const button = scope.getByRole('button', { name: 'Try again' });
  await button.click({ timeout: 5_000 }).catch(() => expect(button).toBeHidden());
}
