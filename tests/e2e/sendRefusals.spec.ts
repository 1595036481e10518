import { expect, type Locator } from '@playwright/test';
import { urlOf, watchCalls } from './support/calls.ts';
import { Chain } from './support/Chain.ts';
import { documentsOf } from './support/documents.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { expectNoTransfer, expectOnlyTransfer } from './support/transfers.ts';
import { newAddress, newPhrase } from './support/walletUser.ts';

/*
 * What the Send dialog refuses, and how it says so. Each test ends with a transfer that is right: that it is the
 * account's first one shows that nothing before it reached the chain, and that what was refused can be put right.
 */

test.describe.configure({ mode: 'parallel' });

const ethereum = new Chain('mainnet');
const FUNDS = '10';

/** The field is marked as wrong, and says why. */
async function expectProblem(field: Locator, text: string | RegExp): Promise<void> {
  await expect(field).toHaveAccessibleDescription(text);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

const MALFORMED = 'Enter an address: 0x followed by 40 hex digits';
const TYPO = 'This address has a typo: its checksum does not match. Copy it again.';
const wrongRecipients: readonly [what: string, recipient: string, message: string][] = [
  ['a word', 'vitalik', MALFORMED],
  ['39 digits', '0x70997970C51812dc3A010C7d01b50e0d17dc79C', MALFORMED],
  ['41 digits', '0x70997970C51812dc3A010C7d01b50e0d17dc79C88', MALFORMED],
  ['no 0x', '70997970C51812dc3A010C7d01b50e0d17dc79C8', MALFORMED],
  ['an ICAP address', 'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS', MALFORMED],
  ['a letter in the wrong case', '0x70997970c51812dc3A010C7d01b50e0d17dc79C8', TYPO],
  ['two digits swapped', '0x79097970C51812dc3A010C7d01b50e0d17dc79C8', TYPO],
  ['the zero address', `0x${'0'.repeat(40)}`, 'This is the zero address. Coins sent to it are lost.'],
];

test('a wrong recipient is refused at its field', async ({ page, sendDialog, fundedUser }) => {
  const { phrase } = fundedUser;
  const estimates = watchCalls(page, 'estimateGas');
  const broadcasts = watchCalls(page, 'sendTransaction');
  await sendDialog.open();
  for (const [what, recipient, message] of wrongRecipients) {
    await test.step(what, async () => {
      await sendDialog.fill({ recipient, amount: '1', phrase });
      await sendDialog.sendButton.click();
      await expectProblem(sendDialog.recipient, message);
      await expect(sendDialog.fee).toBeHidden();
      await sendDialog.expectFields({ recipient, amount: '1', phrase });
    });
  }
  await test.step('a name that leads nowhere', async () => {
    await sendDialog.recipient.fill('vitalik.eth');
    await expectProblem(sendDialog.recipient, /^This name has no address on this network/);
    await expect(sendDialog.sendButton).toBeDisabled();
  });
  expect(estimates).toHaveLength(0);

  const recipient = newAddress();
  await sendDialog.fillAndSend({ recipient, amount: '1', phrase });
  await sendDialog.expectSent();
  expect(broadcasts).toHaveLength(1);
  await expectOnlyTransfer(fundedUser, ethereum, { recipient, amount: '1' });
});

const NOT_PLAIN = 'Enter a plain decimal number such as 0.25';
const NOT_POSITIVE = 'Enter an amount greater than 0';
const TOO_MUCH = 'Amount plus network fee is more than your balance';
const wrongAmounts: readonly [amount: string, message: string][] = [
  ['0', NOT_POSITIVE],
  ['0.000', NOT_POSITIVE],
  ['-1', NOT_POSITIVE],
  ['-0.001', NOT_POSITIVE],
  ['0.1234567890123456789', 'At most 18 decimals are possible'],
  ['1e3', NOT_PLAIN],
  ['1e-3', NOT_PLAIN],
  ['1,500', '“1,500” can be read as 1.5 or as 1500. Type the one you mean.'],
  [`1${'0'.repeat(70)}`, 'This amount is larger than any chain can carry'],
  ['10.000000000000000001', TOO_MUCH],
  ['1000000', TOO_MUCH],
];

test('a wrong amount is refused at its field', async ({ page, sendDialog, fundedUser }) => {
  const { phrase } = fundedUser;
  const recipient = newAddress();
  const broadcasts = watchCalls(page, 'sendTransaction');
  await sendDialog.open();
  for (const [amount, message] of wrongAmounts) {
    await test.step(amount, async () => {
      await sendDialog.fill({ recipient, amount, phrase });
      await expect(sendDialog.sendButton).toBeEnabled();
      await sendDialog.sendButton.click();
      await expectProblem(sendDialog.amount, message);
      await sendDialog.expectFields({ recipient, amount, phrase });
    });
  }

  await sendDialog.fillAndSend({ recipient, amount: '0.123456789012345678', phrase });
  await sendDialog.expectSent();
  expect(broadcasts).toHaveLength(1);
  await expectOnlyTransfer(fundedUser, ethereum, { recipient, amount: '0.123456789012345678' });
});

test('the whole balance is refused, because the fee comes on top', async ({
  page,
  sendDialog,
  fundedUser,
}) => {
  const { phrase } = fundedUser;
  const recipient = newAddress();
  const broadcasts = watchCalls(page, 'sendTransaction');
  await sendDialog.open();
  // The last one leaves one wei for the fee.
  for (const amount of ['10', '9.999999999999999999']) {
    await test.step(amount, async () => {
      await sendDialog.fill({ recipient, amount, phrase });
      await expectProblem(sendDialog.amount, TOO_MUCH);
      await sendDialog.sendButton.click();
      await sendDialog.expectFields({ recipient, amount, phrase });
    });
  }

  await sendDialog.fillAndSend({ recipient, amount: '9.99', phrase });
  await sendDialog.expectSent();
  expect(broadcasts).toHaveLength(1);
  await expectOnlyTransfer(fundedUser, ethereum, { recipient, amount: '9.99' });
});

const INVALID = 'Invalid recovery phrase';
const wrongPhrases: readonly [what: string, phrase: (own: string) => string, message: string][] = [
  ["another wallet's phrase", newPhrase, "Recovery phrase doesn't match your wallet"],
  ['11 words', (own) => own.split(' ').slice(1).join(' '), INVALID],
  ['13 words', (own) => `${own} zoo`, INVALID],
  ['a word that is on no list', (own) => own.replace(/^\S+/, 'bitcoin'), INVALID],
  ['a checksum that does not match', () => Array.from({ length: 12 }, () => 'zoo').join(' '), INVALID],
];

test('a wrong phrase signs nothing', async ({ page, sendDialog, fundedUser, consoleGuard }) => {
  const recipient = newAddress();
  const broadcasts = watchCalls(page, 'sendTransaction');
  consoleGuard.expect(/\[wallet\] Sending failed WalletError/);
  for (const [what, wrong, message] of wrongPhrases) {
    await test.step(`${what} signs nothing`, async () => {
      const phrase = wrong(fundedUser.phrase);
      await page.reload();
      await sendDialog.open();
      await sendDialog.fillAndSend({ recipient, amount: '0.5', phrase });
      await expect(toast(page, message)).toBeVisible();
      await sendDialog.expectFields({ recipient, amount: '0.5', phrase });
      await expectNoTransfer(fundedUser, ethereum, FUNDS);
    });
  }
  // As a person may type it: capitals, line breaks and spaces in plenty.
  await sendDialog.phrase.fill(`  ${fundedUser.phrase.toUpperCase().replace(' ', '\n  ')} `);
  await sendDialog.sendButton.click();
  await sendDialog.expectSent();
  expect(broadcasts).toHaveLength(1);
  await expectOnlyTransfer(fundedUser, ethereum, { recipient, amount: '0.5' });
});

test('Send waits for every field, and spaces are not a phrase', async ({ page, sendDialog, fundedUser }) => {
  const { phrase } = fundedUser;
  const recipient = newAddress();
  const complete = { recipient, amount: '0.5', phrase };
  const broadcasts = watchCalls(page, 'sendTransaction');
  await sendDialog.open();
  await expect(sendDialog.sendButton).toBeDisabled();
  for (const field of ['recipient', 'amount', 'phrase'] as const) {
    await sendDialog.fill({ ...complete, [field]: '' });
    await expect(sendDialog.sendButton, `without ${field}`).toBeDisabled();
  }

  await sendDialog.fill({ ...complete, phrase: '   ' });
  await sendDialog.sendButton.click();
  await expect(toast(page, 'Please fill in all fields')).toBeVisible();
  await expectNoTransfer(fundedUser, ethereum, FUNDS);

  await sendDialog.fillAndSend(complete);
  await sendDialog.expectSent();
  expect(broadcasts).toHaveLength(1);
  await expectOnlyTransfer(fundedUser, ethereum, complete);
});

test('the own address and a contract are hinted at, not refused', async ({
  sendDialog,
  walletPage,
  fundedUser,
}) => {
  const { address, phrase, uid } = fundedUser;
  const contract = await ethereum.deployContract();
  expect(await ethereum.code(contract)).not.toBe('0x');

  await sendDialog.open();
  await sendDialog.fill({ recipient: address, amount: '1', phrase });
  await expect(sendDialog.recipient).toHaveAccessibleDescription('This is your own address.');
  await expect(sendDialog.recipient).toHaveAttribute('aria-invalid', 'false');
  await expect(sendDialog.fee).toBeVisible();
  await sendDialog.sendButton.click();
  await sendDialog.expectSent();

  await sendDialog.open();
  await sendDialog.fill({ recipient: contract, amount: '2', phrase });
  await expect(sendDialog.recipient).toHaveAccessibleDescription(
    'This address is a contract. Make sure it can receive coins sent directly.',
  );
  await sendDialog.sendButton.click();
  await sendDialog.expectSent();
  await expect(walletPage.row('−2 ETH')).toContainText('completed');

  expect(await ethereum.nonce(address)).toBe(2);
  expect(await ethereum.balance(contract)).toBe(2n * 10n ** 18n);
  expect(await documentsOf(uid, 'transactions')).toHaveLength(2);
});

test("a transfer that the chain refuses shows the server's own message, and keeps what was typed", async ({
  page,
  sendDialog,
  fundedUser,
  consoleGuard,
}) => {
  consoleGuard.expect(/status of 400 .*sendTransaction/, /Sending failed CallableError/);
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
  await sendDialog.fillAndSend(fields);
  await expect(toast(page, 'Amount plus network fee is more than your balance')).toBeVisible();
  await sendDialog.expectFields(fields);
  await expectNoTransfer(fundedUser, ethereum, '0');
});
