import { HDNodeWallet } from 'ethers';
import { expect } from '@playwright/test';
import { Chain } from '../e2e/support/Chain.ts';
import { createAccount } from '../e2e/support/account.ts';
import { documentsOf } from '../e2e/support/documents.ts';
import { expectUsable } from '../e2e/support/expectUsable.ts';
import { startSession } from '../e2e/support/startSession.ts';
import { tabTo } from '../e2e/support/tabTo.ts';
import { test } from '../e2e/support/test.ts';
import bip39Vectors from '../../packages/core/src/accounts/bip39Vectors.json' with { type: 'json' };

/* Importing a wallet, with the phrases that BIP-39 publishes; the chains show which accounts were used. */

const COIN = 10n ** 18n;

/** Derived by ethers from the phrase itself, and not as the product does. */
function addressAt(phrase: string, index: number): string {
  return HDNodeWallet.fromPhrase(phrase, '', `m/44'/60'/0'/0/${index}`).address;
}

const phrases = [12, 18, 24].map((length, place) => {
  const ofLength = bip39Vectors
    .map(({ mnemonic }) => mnemonic)
    .filter((one) => one.split(' ').length === length);
  return [length, ofLength[place + 1] ?? ''] as const;
});

for (const [length, phrase] of phrases) {
  test(`a published phrase of ${length} words finds the funded accounts at 0, 3 and 19, and not the one at 40`, async ({
    page,
    walletPage,
  }) => {
    test.setTimeout(300_000);
    const [first, third, nineteenth, fortieth] = [0, 3, 19, 40].map((index) => addressAt(phrase, index));
    await new Chain('mainnet').ask('anvil_setBalance', first, `0x${COIN.toString(16)}`);
    await new Chain('sepolia').ask('anvil_setBalance', third, `0x${(COIN / 4n).toString(16)}`);
    // Has sent seven times and has nothing left.
    await new Chain('polygon-mainnet').ask('anvil_setNonce', nineteenth, '0x7');
    await new Chain('mainnet').ask('anvil_setBalance', fortieth, `0x${COIN.toString(16)}`);

    const account = await createAccount();
    await startSession(page, account);
    await page.goto('/recovery-phrase');
    await expect(page.getByTestId('phrase-word')).toHaveCount(12);
    await tabTo(page, /^I already have a phrase$/);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Word 1', { exact: true })).toBeFocused();
    if (length !== 12) {
      await page.keyboard.press('Shift+Tab');
      for (let one = 12; one < length; one += 3) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await tabTo(page, /^Word 1$/);
    }
    // Four letters and Tab, for every word.
    for (const word of phrase.split(' ')) {
      await page.keyboard.type(word.slice(0, 4));
      await page.keyboard.press('Tab');
    }
    const typed = await page
      .getByRole('combobox')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join(' '));
    expect(typed).toBe(phrase);
    if (length === 12) await expectUsable(page);
    await tabTo(page, /^Find my accounts$/);
    await page.keyboard.press('Enter');

    await expect(page.getByText(/^3 accounts were used among the first 40 addresses/)).toBeVisible({
      timeout: 240_000,
    });
    const list = page.getByRole('list', { name: 'Accounts of your phrase' });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    for (const address of [first, third, nineteenth]) await expect(list).toContainText(address ?? '');
    await expect(list).not.toContainText(fortieth ?? '');
    await expect(list).toContainText('1 ETH (Ethereum Mainnet)');
    await expect(list).toContainText('0.25 SepoliaETH (Ethereum Sepolia)');
    await expect(list).toContainText('7 transactions sent on Polygon Mainnet');
    if (length === 12) await expectUsable(page);
    await tabTo(page, /^Set up with this phrase$/);
    await page.keyboard.press('Enter');
    await walletPage.expectBalance('1 ETH');

    const saved = await documentsOf(account.uid, 'wallet_addresses');
    expect(Object.fromEntries(saved.map(({ derivation_index: index, address }) => [index, address]))).toEqual(
      { 0: first, 3: third, 19: nineteenth },
    );
  });
}
