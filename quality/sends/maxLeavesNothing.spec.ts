import { alwaysOnNetworks } from '@everything-wallet/core/networks/networks';
import { expect } from '@playwright/test';
import { parseEther, Transaction } from 'ethers';
import { inputOf, watchCalls } from '../../tests/e2e/support/calls.ts';
import { Chain } from '../../tests/e2e/support/Chain.ts';
import { test } from '../../tests/e2e/support/test.ts';
import { newAddress } from '../../tests/e2e/support/walletUser.ts';
import { setBaseFee } from './baseFee.ts';

const GWEI = 1_000_000_000n;
/** With an odd wei at its end, since nothing may be rounded. */
const HELD = parseEther('1.234567890123456789');

/**
 * Changes of the base fee of 20 gwei between the quote and Send; the last one is awaited until it is shown.
 */
const turns = [
  ['stays', 20n, 'Normal'],
  ['rises by a fifth', 24n, 'Normal'],
  ['falls by half', 10n, 'Fast'],
  ['falls by half, slowly', 10n, 'Slow'],
  ['triples and is shown', 60n, 'Normal'],
] as const;

for (const network of alwaysOnNetworks) {
  test(`Max leaves exactly 0 wei on ${network.name}, even while the fee changes`, async ({
    page,
    walletPage,
    sendDialog,
    signedInUser,
    consoleGuard,
  }) => {
    // Five sends in half a minute may use up the rate limit of reads.
    consoleGuard.allow(
      /could not be (looked up|simulated) CallableError resource-exhausted|Failed to load resource/,
    );
    const chain = new Chain(network.rpcName);
    const { address, phrase } = signedInUser;
    const broadcasts = watchCalls(page, 'sendTransaction');
    await page.evaluate((id) => localStorage.setItem('selectedNetwork', id), network.id);

    for (const [turn, gwei, level] of turns) {
      await test.step(turn, async () => {
        const recipient = newAddress();
        await setBaseFee(chain, 20n * GWEI);
        await chain.ask('anvil_setBalance', address, `0x${HELD.toString(16)}`);
        await walletPage.open();
        await sendDialog.open();
        await sendDialog.recipient.fill(recipient);
        await sendDialog.phrase.fill(phrase);
        await sendDialog.dialog.getByRole('button', { name: 'Max' }).click();
        await expect(sendDialog.fee).toBeVisible();
        await sendDialog.feeLine.click();
        await sendDialog.dialog.getByRole('radio', { name: level }).check();
        await expect(sendDialog.total).toHaveText(`1.234568 ${network.currency}`);
        const amount = await sendDialog.amount.inputValue();
        await setBaseFee(chain, gwei * GWEI);
        if (turn === 'triples and is shown') await expect(sendDialog.amount).not.toHaveValue(amount);
        const shown = parseEther(await sendDialog.amount.inputValue());
        await sendDialog.sendButton.click();
        await sendDialog.expectSent();

        const bytes = inputOf(broadcasts.at(-1) ?? never())['signedTransaction'] as string;
        const { value, gasLimit, maxFeePerGas } = Transaction.from(bytes);
        expect(value).toBe(shown);
        expect(value + gasLimit * (maxFeePerGas ?? 0n)).toBe(HELD);
        await expect.poll(() => chain.balance(recipient)).toBe(shown);
        expect(await chain.balance(address)).toBe(0n);
      });
    }
    expect(broadcasts).toHaveLength(turns.length);
  });
}

function never(): never {
  throw new Error('Nothing was broadcast');
}
