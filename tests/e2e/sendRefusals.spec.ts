import { expect, type Locator } from '@playwright/test';
import { urlOf, watchCalls } from './support/calls.ts';
import { Chain } from './support/Chain.ts';
import { documentsOf } from './support/documents.ts';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { expectNoTransfer, expectOnlyTransfer } from './support/transfers.ts';
import { newAddress, newPhrase } from './support/walletUser.ts';

/*
 * Refusals of the Send dialog, and their texts. A valid transfer follows: that it is the account's first
 * proves that no earlier one reached the chain.
 */

test.describe.configure({ mode: 'parallel' });

const ethereum = new Chain('mainnet');
const FUNDS = '10';

/** Expects the field to be marked as invalid, with a message. */
async function expectProblem(field: Locator, text: string | RegExp): Promise<void> {
  await expect(field).toHaveAccessibleDescription(text);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

const TOO_MUCH = 'Amount plus network fee is more than your balance';

// Every recipient, amount and phrase that is refused: SendForm.test.tsx and sendTransfer.test.ts.
test('a refusal signs nothing, preserves the input, and can be corrected', async ({
  page,
  sendDialog,
  fundedUser,
  consoleGuard,
}) => {
  const { phrase } = fundedUser;
  const recipient = newAddress();
  const complete = { recipient, amount: '0.123456789012345678', phrase };
  const broadcasts = watchCalls(page, 'sendTransaction');
  const estimates = watchCalls(page, 'estimateGas');
  await sendDialog.open();

  await expect(sendDialog.sendButton).toBeDisabled();

  await test.step('a wrong recipient', async () => {
    const wrong = { ...complete, recipient: '0x70997970c51812dc3A010C7d01b50e0d17dc79C8' };
    await sendDialog.fill(wrong);
    await sendDialog.sendButton.click();
    await expectProblem(
      sendDialog.recipient,
      'This address has a typo: its checksum does not match. Copy it again.',
    );
    await expect(sendDialog.fee).toBeHidden();
    await sendDialog.expectFields(wrong);
    await sendDialog.recipient.fill('vitalik.eth');
    await expectProblem(sendDialog.recipient, /^This name has no address on this network/);
    await expect(sendDialog.sendButton).toBeDisabled();
    expect(estimates).toEqual([]);
  });

  await test.step('Send waits for every field', async () => {
    for (const field of ['recipient', 'amount', 'phrase'] as const) {
      await sendDialog.fill({ ...complete, [field]: '' });
      await expect(sendDialog.sendButton, `without ${field}`).toBeDisabled();
    }
  });

  // The last one leaves one wei for the fee.
  for (const amount of ['0', '10', '9.999999999999999999']) {
    await test.step(`the amount ${amount}, since the fee is added`, async () => {
      const wrong = { ...complete, amount };
      await sendDialog.fill(wrong);
      await sendDialog.sendButton.click();
      await expectProblem(sendDialog.amount, amount === '0' ? 'Enter an amount greater than 0' : TOO_MUCH);
      await sendDialog.expectFields(wrong);
    });
  }

  await test.step("another wallet's phrase", async () => {
    consoleGuard.expect(/\[wallet\] Sending failed WalletError/);
    const wrong = { ...complete, phrase: newPhrase() };
    await sendDialog.fillAndSend(wrong, "Recovery phrase doesn't match your wallet");
    await expect(toast(page, "Recovery phrase doesn't match your wallet")).toBeVisible();
    await sendDialog.expectFields(wrong);
    await expectNoTransfer(fundedUser, ethereum, FUNDS);
  });

  // As a person may type it: capitals, line breaks and spaces in plenty.
  await sendDialog.phrase.fill(`  ${phrase.toUpperCase().replace(' ', '\n  ')} `);
  await sendDialog.pressSend();
  await sendDialog.expectSent();
  expect(broadcasts).toHaveLength(1);
  await expectOnlyTransfer(fundedUser, ethereum, complete);
});

test(
  'the own address and a contract cause a hint, not a refusal',
  SCREEN,
  async ({ sendDialog, walletPage, fundedUser }) => {
    const { address, phrase, uid } = fundedUser;
    const contract = await ethereum.deployContract();
    expect(await ethereum.code(contract)).not.toBe('0x');

    await sendDialog.open();
    await sendDialog.fill({ recipient: address, amount: '1', phrase });
    await expect(sendDialog.recipient).toHaveAccessibleDescription('This is your own address.');
    await expect(sendDialog.recipient).toHaveAttribute('aria-invalid', 'false');
    await expect(sendDialog.fee).toBeVisible();

    await sendDialog.fill({ recipient: contract, amount: '2', phrase });
    await expect(sendDialog.recipient).toHaveAccessibleDescription(
      'This address is a contract. Make sure it can receive coins sent directly.',
    );
    await sendDialog.pressSend();
    await sendDialog.expectSent();
    await expect(walletPage.row('−2 ETH')).toContainText('completed');

    expect(await ethereum.nonce(address)).toBe(1);
    expect(await ethereum.balance(contract)).toBe(2n * 10n ** 18n);
    expect(await documentsOf(uid, 'transactions')).toHaveLength(1);
  },
);

test("a transfer that the chain refuses shows the server's own message, and keeps what was typed", async ({
  page,
  sendDialog,
  fundedUser,
  consoleGuard,
}) => {
  consoleGuard.expect(/status of 400 .*sendTransaction/, /Sending failed CallableError/);
  // A wallet without coins gets no fee either, if the next request is sent before the end.
  consoleGuard.allow(/status of 400 .*estimateGas/, /Fee estimation failed/);
  const fields = { recipient: newAddress(), amount: '0.5', phrase: fundedUser.phrase };
  // The coins go elsewhere while the signed transfer is on its way.
  await page.route(
    urlOf('sendTransaction'),
    async (route) => {
      await ethereum.ask('anvil_setBalance', fundedUser.address, '0x0');
      await route.continue();
    },
    { times: 1 },
  );
  await sendDialog.open();
  await sendDialog.fillAndSend(fields, 'Amount plus network fee is more than your balance');
  await expect(toast(page, 'Amount plus network fee is more than your balance')).toBeVisible();
  await sendDialog.expectFields(fields);
  await expectNoTransfer(fundedUser, ethereum, '0');
});
