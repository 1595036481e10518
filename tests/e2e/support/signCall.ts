import { expect, type Page } from '@playwright/test';
import type { ConsoleGuard } from './consoleGuard.ts';

/**
 * Message that the preview expired between the press and the signature, as happens on a busy machine: nothing
 * was signed, and the text asks for another press.
 */
const GREW_OLD =
  /^(What you confirmed is out of date|Nothing was signed: the result has changed since it was shown)/;

/** After this many presses the cause is not a busy machine. */
const MAX_PRESSES = 3;

interface SigningOptions {
  readonly phrase: string;
  readonly consoleGuard: Pick<ConsoleGuard, 'allow'>;
  /** Expected title. */
  readonly title?: string;
  /** True if a warning is expected; no test accepts a call that could not be simulated. */
  readonly isWarnedOf?: boolean;
}

/**
 * Signs the call in the dialog, and waits until the dialog is closed. After a rate limit it waits for the
 * next minute; where the preview expired it presses again. Any other refusal fails the test.
 */
export async function signCall(
  page: Page,
  { phrase, consoleGuard, title = '', isWarnedOf = false }: SigningOptions,
): Promise<void> {
  // On a busy machine a simulation takes longer than its deadline: it is repeated automatically.
  consoleGuard.allow(/A call could not be simulated CallableError deadline-exceeded/);
  const dialog = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: /Sign and send|Signing…/ }) });
  const sign = dialog.getByRole('button', { name: 'Sign and send' });
  const grewOld = page.getByText(GREW_OLD);
  await expect(sign).toBeVisible();
  await expect(dialog).toContainText(title);
  const field = dialog.getByLabel('Recovery Phrase');
  await expect(field, 'what signs is asked for beside the button').toBeInViewport({ ratio: 1 });
  await field.fill(phrase);
  for (let presses = 1; ; presses += 1) {
    await expect(async () => {
      const warnings = dialog.getByRole('checkbox', { name: 'I understand the risk and want to continue' });
      if (isWarnedOf) for (const box of await warnings.all()) await box.check({ timeout: 1_000 });
      await expect(sign).toBeEnabled({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await sign.click();
    const isSent = await Promise.race([
      dialog.waitFor({ state: 'hidden', timeout: 30_000 }).then(() => true),
      grewOld
        .first()
        .waitFor({ timeout: 30_000 })
        .then(() => false),
    ]);
    if (isSent) return;
    expect(presses, 'presses of a button after each of which what was shown grew old').toBeLessThan(
      MAX_PRESSES,
    );
    consoleGuard.allow(/Sending a call failed (WalletError|SimulationChangedError)/);
    // The message of this press must not count for the next one.
    await expect(grewOld).toHaveCount(0);
  }
}
