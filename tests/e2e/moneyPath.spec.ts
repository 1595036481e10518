import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { expect } from '@playwright/test';
import { parseEther } from 'ethers';
import { findAccount, newCredentials } from './support/account.ts';
import { Chain } from './support/Chain.ts';
import { documentsOf, type Fields } from './support/documents.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { addressOf, newAddress } from './support/walletUser.ts';

/*
 * The main path: sign up, save the phrase, receive coins, send twice. Results are verified on chain and in
 * the database, not through the app.
 */

// As most people see it: with everything that fades and slides.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Journey {
  readonly networkId: NetworkId;
  readonly currency: string;
  /** Displayed value of the first balance. */
  readonly worth: RegExp;
}

const journeys: readonly Journey[] = [
  { networkId: 'ethereum', currency: 'ETH', worth: /^\$[\d,]+\.\d{2}$/ },
  { networkId: 'polygon-amoy', currency: 'MATIC', worth: /^no market value$/ },
];

for (const { networkId, currency, worth } of journeys) {
  const network = findNetworkById(networkId);
  if (!network) throw new Error(`There is no network ${networkId}`);

  test(`from sign-up to two confirmed transfers on ${network.name}`, async ({
    page,
    authPage,
    phrasePage,
    walletPage,
    sendDialog,
  }) => {
    const chain = new Chain(network.rpcName);
    const credentials = newCredentials();
    const recipient = newAddress();

    await authPage.signUp(credentials);
    await expect(toast(page, 'Account created! Generating your recovery phrase...')).toBeVisible();
    await expect(page).toHaveURL('/recovery-phrase');
    const phrase = await phrasePage.readPhrase();
    const sender = addressOf(phrase);
    await phrasePage.continueButton.click();
    await expect(toast(page, 'Setup complete. Welcome!')).toBeVisible();
    await walletPage.expectOpen();

    await walletPage.selectNetwork(network.name);
    await walletPage.expectBalance(`0 ${currency}`);
    // Before the coins are there: the notification may be shown, and gone, before the balance.
    const notified = toast(page, `Received 10 ${currency} on ${network.name}`).waitFor({ timeout: 120_000 });
    await walletPage.getTestCoins(`10 ${currency}`);
    await expect(walletPage.usdBalance).toHaveText(worth);
    await expect(walletPage.balanceCard.getByText('TEST', { exact: true })).toBeVisible({
      visible: network.type === 'testnet',
    });
    expect(await chain.balance(sender)).toBe(parseEther('10'));

    await sendDialog.open();
    await expect(sendDialog.dialog).toContainText(`Send ${currency}`);
    await sendDialog.fillAndSend({ recipient, amount: '0.25', phrase });
    await sendDialog.expectSent();
    await expect(walletPage.row(`−0.25 ${currency}`)).toContainText('completed');
    await sendDialog.send({ recipient, amount: '0.1', phrase });
    await expect(walletPage.row(`−0.1 ${currency}`)).toContainText('completed');
    await notified;
    await expect(walletPage.row(`+10 ${currency}`)).toHaveCount(1);
    await expect(walletPage.rows).toHaveCount(3);

    const { uid } = await findAccount(credentials);
    const records = await documentsOf(uid, 'transactions');
    expect(records).toHaveLength(3);
    expect(recordOf(records, '10')).toMatchObject({
      type: 'receive',
      status: 'completed',
      network: networkId,
      to_address: sender,
    });
    const first = recordOf(records, '0.25');
    const second = recordOf(records, '0.1');
    for (const record of [first, second]) {
      expect(record).toMatchObject({
        user_id: uid,
        type: 'send',
        status: 'completed',
        token_symbol: currency,
        network: networkId,
        from_address: sender,
        to_address: recipient,
        tx_hash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        gas_fee: expect.stringMatching(/^0\.\d+$/),
        timestamp: expect.any(String),
      });
    }

    const hashes = [String(first['tx_hash']), String(second['tx_hash'])] as const;
    const receipts = await Promise.all(hashes.map((hash) => chain.receipt(hash)));
    for (const receipt of receipts) {
      expect(receipt).toMatchObject({
        succeeded: true,
        from: sender.toLowerCase(),
        to: recipient.toLowerCase(),
      });
    }
    expect(await Promise.all(hashes.map((hash) => chain.nonceOf(hash)))).toEqual([0, 1]);
    expect(await chain.nonce(sender)).toBe(2);

    const sent = parseEther('0.25') + parseEther('0.1');
    const fees = receipts.reduce((sum, { fee }) => sum + fee, 0n);
    expect(await chain.balance(recipient)).toBe(sent);
    expect(await chain.balance(sender)).toBe(parseEther('10') - sent - fees);
    // The estimated and signed values limit the cost.
    for (const [index, record] of [first, second].entries()) {
      expect(parseEther(String(record['gas_fee']))).toBeGreaterThanOrEqual(receipts[index]?.fee ?? 0n);
    }
  });
}

/** The record of a transfer, by its amount. */
function recordOf(records: readonly Fields[], amount: string): Fields {
  const record = records.find((candidate) => candidate['amount'] === amount);
  if (!record) throw new Error(`No record has the amount ${amount}`);
  return record;
}
