import { expect } from '@playwright/test';
import { parseEther, Transaction } from 'ethers';
import { inputOf, watchCalls } from '../../tests/e2e/support/calls.ts';
import { Chain } from '../../tests/e2e/support/Chain.ts';
import { test } from '../../tests/e2e/support/test.ts';
import { newAddress } from '../../tests/e2e/support/walletUser.ts';
import { setBaseFee } from './baseFee.ts';

/** Ten users, since what one may ask in a minute is limited. */
const USERS = 10;
const ROUNDS = 5;
const GWEI = 1_000_000_000n;
const ethereum = new Chain('mainnet');

for (let user = 1; user <= USERS; user += 1)
  test(`the base fee × 10 between quote and signing, ${ROUNDS} times by user ${user}: nothing is signed above the total shown`, async ({
    page,
    sendDialog,
    fundedUser,
    consoleGuard,
  }) => {
    consoleGuard.expect(/\[wallet\] Sending failed WalletError/);
    const broadcasts = watchCalls(page, 'sendTransaction');
    const shownTotal = async () => parseEther((await sendDialog.total.innerText()).replace(/[^\d.]/g, ''));
    let refused = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await setBaseFee(ethereum, GWEI);
      await sendDialog.open();
      await sendDialog.fill({ recipient: newAddress(), amount: '0.001', phrase: fundedUser.phrase });
      await expect(sendDialog.fee).toBeVisible();
      await setBaseFee(ethereum, 10n * GWEI);
      const before = await shownTotal();
      await sendDialog.sendButton.click();
      await expect.poll(shownTotal).toBeGreaterThan(before);
      expect(broadcasts, `round ${round}: nothing leaves at the total that was shown before`).toHaveLength(
        round,
      );
      refused += 1;

      await expect(sendDialog.sendButton).toBeEnabled();
      const total = await shownTotal();
      await sendDialog.sendButton.click();
      await sendDialog.expectSent();
      expect(broadcasts).toHaveLength(round + 1);
      const bytes = inputOf(broadcasts.at(-1) ?? never())['signedTransaction'] as string;
      const { value, gasLimit, maxFeePerGas } = Transaction.from(bytes);
      expect(value + gasLimit * (maxFeePerGas ?? 0n)).toBeLessThanOrEqual(total);
      expect(await ethereum.nonce(fundedUser.address, 'pending')).toBe(round + 1);
    }
    expect(refused).toBe(ROUNDS);
  });

function never(): never {
  throw new Error('Nothing was broadcast');
}
