import { expect } from '@playwright/test';
import { formatEther } from 'ethers';
import { SendDialog } from '../../tests/e2e/pages/SendDialog.ts';
import { WalletPage } from '../../tests/e2e/pages/WalletPage.ts';
import { Chain } from '../../tests/e2e/support/Chain.ts';
import { documentsOf } from '../../tests/e2e/support/documents.ts';
import { test } from '../../tests/e2e/support/test.ts';
import { newAddress } from '../../tests/e2e/support/walletUser.ts';

const SENDS = 50;
const ethereum = new Chain('mainnet');

test(`two tabs that send ${SENDS} times each in parallel use each nonce once, without a gap`, async ({
  page,
  context,
  fundedUser,
  consoleGuard,
}) => {
  // Polled by the timer while other answers are pending.
  consoleGuard.allow(
    /Failed to load resource|Failed to fetch balance|Loading holdings failed|Failed to load prices|recipient could not be looked up|call could not be simulated|Fee estimation failed|Sending failed/,
  );
  const tabs = [page, await context.newPage()].map((tab) => ({ tab, recipient: newAddress() }));
  await Promise.all(
    tabs.map(async ({ tab, recipient }) => {
      const wallet = new WalletPage(tab);
      const dialog = new SendDialog(tab);
      await wallet.open();
      for (let send = 0; send < SENDS; send += 1) {
        await dialog.open();
        await dialog.fillAndSend({ recipient, amount: '0.01', phrase: fundedUser.phrase });
        await expect(async () => {
          // A press that meets a new fee, a rate limit or the other tab's lock signs nothing, and Send is
          // enabled again. A press too many would show as a nonce too many below.
          await dialog.sendButton.click({ timeout: 500 }).catch(() => undefined);
          await expect(dialog.dialog, `send ${send} to ${recipient}`).toBeHidden({ timeout: 1_000 });
        }).toPass({ timeout: 180_000 });
      }
    }),
  );

  const records = await documentsOf(fundedUser.uid, 'transactions');
  const nonces = records.map((record) => Number(record['nonce'])).sort((one, other) => one - other);
  expect(nonces).toEqual(Array.from({ length: 2 * SENDS }, (_, nonce) => nonce));
  expect(new Set(records.map((record) => record['tx_hash'])).size).toBe(2 * SENDS);
  expect(await ethereum.nonce(fundedUser.address)).toBe(2 * SENDS);
  for (const { recipient } of tabs) expect(formatEther(await ethereum.balance(recipient))).toBe('0.5');
});
