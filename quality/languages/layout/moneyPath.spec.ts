import { ethereumExchange } from '@everything-wallet/core/exchanges/ethereumExchange';
import { expect } from '@playwright/test';
import { parseEther } from 'ethers';
import { SwapPage, type SwapLabels } from '../../../tests/e2e/pages/SwapPage.ts';
import { newCredentials } from '../../../tests/e2e/support/account.ts';
import { bringAlive } from '../../../tests/e2e/support/bringAlive.ts';
import { Chain } from '../../../tests/e2e/support/Chain.ts';
import { test } from '../../../tests/e2e/support/test.ts';
import { unitsIn } from '../../../tests/e2e/support/unitsIn.ts';
import { addressOf, newAddress } from '../../../tests/e2e/support/walletUser.ts';
import { TestToken } from '../../../tests/support/TestToken.ts';
import { textsIn, type TextsIn } from '../../../web/textsIn.ts';

/* Sign-up, receiving, sending, swapping and the history with real blocks, by the labels of a language alone. */

for (const language of ['de', 'ar']) {
  test.describe(language, () => {
    test.use({ locale: language, viewport: { width: 360, height: 740 } });

    test(`money moves in ${language}`, async ({ page }) => {
      const text = await textsIn(language);
      const chain = new Chain('mainnet');
      const { email, password } = newCredentials();
      const recipient = newAddress();

      await page.goto('/auth?tab=sign-up');
      await bringAlive(page);
      await page.getByLabel(text('auth.email')).fill(email);
      await page.getByLabel(text('auth.password'), { exact: true }).fill(password);
      await page.getByLabel(text('auth.confirmPassword')).fill(password);
      await page.getByRole('button', { name: text('auth.signUp'), exact: true }).click();
      await expect(page).toHaveURL('/recovery-phrase');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const words = page.getByTestId('phrase-word');
      await expect(words).toHaveCount(12);
      const sender = addressOf((await words.allTextContents()).join(' '));
      const phrase = (await words.allTextContents()).join(' ');
      await page.getByRole('button', { name: text('phrase.continue') }).click();
      await expect(page.getByRole('region', { name: text('home.balance') })).toBeVisible();

      await page.getByRole('button', { name: text('home.faucet') }).click();
      await expect.poll(() => chain.balance(sender)).toBe(parseEther('10'));
      await page.goto('/wallet?open=receive');
      await expect(page.getByRole('dialog').getByText(sender, { exact: true })).toBeVisible();

      await page.goto('/wallet?open=send');
      const dialog = page.getByRole('dialog');
      const next = dialog.getByRole('button', { name: text('send.step.next') });
      await dialog.getByLabel(text('send.recipient')).fill(recipient);
      await next.click();
      // As the language writes it.
      await dialog.getByLabel(text('send.amount')).fill(new Intl.NumberFormat(language).format(0.25));
      await next.click();
      await dialog.getByLabel(text('send.phrase')).fill(phrase);
      await expect(dialog.getByTestId('send-total')).toBeVisible();
      await dialog.getByRole('button', { name: text('send.submit'), exact: true }).click();
      await expect(page.getByText(text('send.success'), { exact: true }).first()).toBeVisible();
      await expect.poll(() => chain.balance(recipient)).toBe(parseEther('0.25'));

      await page.goto('/history');
      await expect(page.getByRole('heading', { level: 1, name: text('history.title') })).toBeVisible();
      const row = page.getByRole('main').getByText(new Intl.NumberFormat(language).format(0.25));
      await expect(row.first()).toBeVisible();

      const swap = new SwapPage(page, labelsIn(text));
      await swap.open();
      const minimum = unitsIn(await swap.press(new Intl.NumberFormat(language).format(1.5)), 6, language);
      await swap.sign(text('call.title.swap'), phrase);
      const [usdc = ''] = ethereumExchange.dollarTokens;
      // 1.5 coins are worth more than a hundred dollars: the minimum is read with its separators.
      expect(minimum).toBeGreaterThan(100_000_000n);
      await expect
        .poll(() => new TestToken(chain.url, usdc).balanceOf(sender))
        .toBeGreaterThanOrEqual(minimum);
      const [beginning = ''] = text('swap.sequence.swap.completed', {
        given: '|',
        from: '',
        received: '',
        to: '',
      }).split('|');
      await expect(page.getByText(beginning).first()).toBeVisible();
    });
  });
}

/** Returns the labels of the swap in a language. */
function labelsIn(text: TextsIn): SwapLabels {
  return {
    title: text('swap.title'),
    amount: text('swap.amount'),
    output: text('swap.output'),
    minimum: text('swap.live.minimum'),
    submit: text('swap.submit'),
    phrase: text('send.phrase'),
    sign: text('calls.sign'),
  };
}
