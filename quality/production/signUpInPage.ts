import { paths } from '../../web/src/config/paths.ts';
import type { PageWalker } from '../engines/PageWalker.ts';

/**
 * Signs up as a person does, and goes on to the empty wallet.
 *
 * @returns the words of the new recovery phrase, which stood on the page
 */
export async function signUpInPage(page: PageWalker, email: string, password: string): Promise<string[]> {
  await page.open(paths.auth);
  await page.press('tab', 'Sign Up');
  await page.type('Confirm Password', password);
  await page.type('Password', password);
  await page.type('Email', email);
  await page.press('button', 'Sign Up');
  const words = await page.see('[data-testid="phrase-word"]');
  await page.press('button', "I've Saved My Phrase - Continue to Account");
  await page.see('[data-testid="balance-coin"]', '0 ETH');
  return words;
}
