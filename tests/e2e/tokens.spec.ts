import { expect } from '@playwright/test';
import { formatEther, parseEther } from 'ethers';
import { tokenCatalogue } from '../../web/src/catalogue/tokenCatalogue.ts';
import { TestToken } from '../support/TestToken.ts';
import { AddTokenPage } from './pages/AddTokenPage.ts';
import { TokenPage } from './pages/TokenPage.ts';
import { Chain } from './support/Chain.ts';
import { urlOf } from './support/calls.ts';
import { commit, documentsOf } from './support/documents.ts';
import { expectUsable } from './support/expectUsable.ts';
import { refuseCommits, refusedCommit, refuseListening } from './support/refusals.ts';
import { SCREEN } from './support/screen.ts';
import { stack } from './support/stack.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { createWalletUser, fund, newAddress, type WalletUser } from './support/walletUser.ts';

/* /add-token, /token/{tokenId} and the token list: docs/product.md §2 Add custom token, Token detail, §8 Tokens. */

test.describe.configure({ mode: 'parallel' });

const NETWORKS = ['Ethereum Mainnet', 'Polygon', 'Binance Smart Chain', 'Avalanche', 'Arbitrum', 'Optimism'];
const SUCCESS = 'Token added successfully';
const FAILURE = 'Failed to add token';
const NO_TOKEN = 'There is no ERC-20 token at this address on this network.';
const UNREACHABLE = 'The network did not answer, so the token was not checked.';
const DETAILS_URL = `${stack.functionsUrl}/getTokenDetails`;
const BALANCE_URL = urlOf('getTokenBalance');

const chain = new Chain('mainnet');

let form: AddTokenPage;
let tokenPage: TokenPage;

test.beforeEach(({ page }) => {
  form = new AddTokenPage(page);
  tokenPage = new TokenPage(page);
});

/** A token of which an address has 1,000. */
const deploy = (owner: string) =>
  TestToken.deploy(chain.url, {
    name: 'Test Dollar',
    symbol: 'TUSD',
    supply: parseEther('1000'),
    owner,
  });

const idOf = ({ uid }: WalletUser, contract: string, network = 'ethereum') =>
  `${uid}_${network}_${contract.toLowerCase()}`;

/** Adds a token from another device of the user's. */
async function addElsewhere(user: WalletUser, contract: string, fields: Record<string, unknown> = {}) {
  const token = {
    user_id: user.uid,
    token_name: 'Test Dollar',
    token_symbol: 'TUSD',
    contract_address: contract,
    network: 'ethereum',
    icon: '',
    balance: '0',
    usd_value: '0',
    decimals: 18,
    ...fields,
  };
  const path = `tokens/${idOf(user, contract, token.network)}`;
  await commit([{ path, fields: token, timestampField: 'created_at' }], user.idToken);
}

test('a token is added by its address, received, sent, and removed', async ({
  page,
  walletPage,
  sendDialog,
  signedInUser: user,
}) => {
  const token = await deploy(user.address);
  const recipient = newAddress();
  await fund(user.address, 'mainnet', '10');

  await walletPage.tokens.getByRole('link', { name: '+ Add Token' }).click();
  await expect(page).toHaveURL('/add-token');
  await form.fill({ contract: token.address.toLowerCase() });
  await expect(form.lookup).toHaveText(
    'Found: Test Dollar (TUSD), 18 decimals. Not on the wallet’s token list.',
  );
  await expect(form.name).toHaveValue('Test Dollar');
  await expect(form.symbol).toHaveValue('TUSD');

  // Whatever is typed stays, and what differs is pointed out.
  await form.fill({ name: 'Tether USD', icon: '🪙' });
  await expect(form.lookup).toContainText(
    'The contract calls itself Test Dollar (TUSD), which is not what you typed',
  );
  await form.useButton.click();
  await expect(form.name).toHaveValue('Test Dollar');
  await form.submitButton.click();

  await expect(toast(page, SUCCESS)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await documentsOf(user.uid, 'tokens')).toEqual([
    {
      user_id: user.uid,
      token_name: 'Test Dollar',
      token_symbol: 'TUSD',
      contract_address: token.address,
      network: 'ethereum',
      icon: '🪙',
      balance: '0',
      usd_value: '0',
      decimals: 18,
      created_at: expect.any(String),
    },
  ]);

  const row = walletPage.tokenRows.filter({ hasText: 'Test Dollar' });
  await expect(row).toContainText('1,000 TUSD');
  await row.click();
  await expect(page).toHaveURL(`/token/${idOf(user, token.address)}`);
  await expect(tokenPage.title).toHaveText('Test Dollar');
  await expect(tokenPage.balance).toHaveText('1,000 TUSD');

  await tokenPage.sendButton.click();
  await expect(sendDialog.dialog).toContainText('Send TUSD');
  await sendDialog.fill({ recipient, amount: '250.5', phrase: user.phrase });
  await expect(sendDialog.fee).toHaveText(/^Network Fee: ~0\.\d+ ETH$/);
  await expect(sendDialog.total).toHaveText(/^250\.5 TUSD \+ 0\.\d{6} ETH$/);
  // The coins that pay the fee came a moment ago.
  await expect(sendDialog.dialog).not.toContainText('Your balance does not cover the network fee');
  await sendDialog.pressSend();
  await sendDialog.expectSent();

  await expect(tokenPage.balance).toHaveText('749.5 TUSD');
  const sent = tokenPage.rows.filter({ hasText: '250.5 TUSD' });
  await expect(sent).toHaveCount(1);
  await expect(sent).toContainText('completed');
  // The mint is an incoming transfer: the wallet scans for it with its next request.
  await expect(tokenPage.rows.filter({ hasText: '+1,000 TUSD' })).toHaveCount(1, { timeout: 60_000 });
  await expect(tokenPage.rows).toHaveCount(2);
  expect(await token.balanceOf(recipient)).toBe(parseEther('250.5'));
  expect(await token.balanceOf(user.address)).toBe(parseEther('749.5'));
  expect(await chain.balance(recipient)).toBe(0n);

  const record = (await documentsOf(user.uid, 'transactions')).find(({ type }) => type === 'send');
  expect(record).toMatchObject({
    status: 'completed',
    amount: '250.5',
    token_symbol: 'TUSD',
    contract_address: token.address,
    to_address: recipient,
    network: 'ethereum',
  });
  const { fee, succeeded } = await chain.receipt(String(record?.['tx_hash']));
  expect(succeeded).toBe(true);
  expect(await chain.balance(user.address)).toBe(parseEther('10') - fee);
  expect(record?.['fee_paid']).toBe(formatEther(fee));

  await tokenPage.removeButton.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove token' }).click();
  await expect(toast(page, 'Token removed')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(walletPage.tokenRows.first()).toContainText('ETH');
  await expect(row).toHaveCount(0);
  expect(await documentsOf(user.uid, 'tokens')).toEqual([]);
  expect(await token.balanceOf(user.address)).toBe(parseEther('749.5'));
});

test('refusals when sending a token', async ({ page, sendDialog, returningUser: user, consoleGuard }) => {
  await test.step('sending checks both balances, the decimals and the recipient', async () => {
    // The fee of what cannot be sent is refused, and written to the log.
    consoleGuard.allow(/status of 400 .*estimateGas/, /Fee estimation failed/);
    const token = await deploy(user.address);
    await addElsewhere(user, token.address);
    await tokenPage.open(idOf(user, token.address));
    await expect(tokenPage.balance).toHaveText('1,000 TUSD');
    await tokenPage.sendButton.click();
    await expect(sendDialog.dialog).toContainText('Available: 1,000 TUSD');

    const fields = { recipient: newAddress(), amount: '1000.000000000000000001', phrase: user.phrase };
    await sendDialog.fill(fields);
    await expect(sendDialog.dialog).toContainText('This amount exceeds your token balance');
    await sendDialog.amount.fill('1.0000000000000000001');
    await expect(sendDialog.dialog).toContainText('Enter at most 18 decimals');
    await sendDialog.recipient.fill(token.address);
    await sendDialog.amount.fill('1');
    await expect(sendDialog.dialog).toContainText(
      'This is the token’s own contract. Tokens sent to it are lost.',
    );
    // Without coin the fee cannot be paid.
    await sendDialog.recipient.fill(fields.recipient);
    await expect(sendDialog.dialog).toContainText('Your balance does not cover the network fee');
    await sendDialog.sendButton.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const sends = (await documentsOf(user.uid, 'transactions')).filter(({ type }) => type === 'send');
    expect(sends).toEqual([]);
    expect(await token.balanceOf(user.address)).toBe(parseEther('1000'));
  });
  await test.step('a wrong phrase sends no tokens', async () => {
    consoleGuard.expect(/Sending failed WalletError/);
    const token = await deploy(user.address);
    await fund(user.address, 'mainnet', '1');
    await addElsewhere(user, token.address);
    await tokenPage.open(idOf(user, token.address));
    await tokenPage.sendButton.click();
    const { phrase } = await createWalletUser();
    await sendDialog.fillAndSend(
      { recipient: newAddress(), amount: '1', phrase },
      "Recovery phrase doesn't match your wallet",
    );
    await expect(toast(page, "Recovery phrase doesn't match your wallet")).toBeVisible();
    expect(await token.balanceOf(user.address)).toBe(parseEther('1000'));
  });
});

test('the form to add a token, and its refusals', SCREEN, async ({ page, returningUser, consoleGuard }) => {
  await test.step('the form has the six networks, asterisks at required fields, and errors at the fields', async () => {
    await form.open();
    await form.network.click();
    await expect(page.getByRole('option')).toHaveText(NETWORKS);
    await page.keyboard.press('Escape');
    for (const label of ['Contract Address', 'Network', 'Token Name', 'Token Symbol', 'Icon']) {
      const shown = page.getByRole('main').locator('[id$="-label"]').filter({ hasText: label });
      await expect(shown).toHaveText(label === 'Icon' ? label : `${label} *`);
    }

    await form.submitButton.click();
    await expect(page.getByText('Please fill in this field')).toHaveCount(3);
    await form.fill({ contract: '0x1234', name: 'x'.repeat(101), symbol: 'US\u200bD', icon: '123456789' });
    await expect(page.getByText('Enter a contract address: 0x and 40 hex digits')).toBeVisible();
    await expect(page.getByText('This text is too long')).toHaveCount(2);
    await expect(page.getByText(/^This text contains invisible characters/)).toBeVisible();
    expect(await documentsOf(returningUser.uid, 'tokens')).toEqual([]);
  });
  await test.step('an address without a contract is pointed out', async () => {
    consoleGuard.expect(/status of 400 .*getTokenDetails/);
    expect(returningUser.uid).not.toBe('');
    await form.open();
    await form.fill({ contract: newAddress() });
    await expect(form.lookup).toHaveText(NO_TOKEN);
  });
  await test.step('the contract is queried again, and fills in the form', async () => {
    consoleGuard.expect(/ERR_FAILED .*getTokenDetails/, /A contract could not be asked/);
    const token = await deploy(returningUser.address);
    await page.route(DETAILS_URL, (route) => route.abort());
    await form.open();
    await form.fill({ contract: token.address });
    await expect(form.lookup).toContainText(UNREACHABLE);
    await page.unroute(DETAILS_URL);
    await form.retryButton.click();
    await expect(form.symbol).toHaveValue('TUSD');
    // Another contract replaces the values of the first one.
    const other = await TestToken.deploy(chain.url, {
      name: 'Other',
      symbol: 'OTH',
      supply: 1n,
      owner: returningUser.address,
    });
    await form.fill({ contract: other.address });
    await expect(form.symbol).toHaveValue('OTH');
    await expect(form.name).toHaveValue('Other');
  });
  await test.step('a refusal is shown, and preserves the input', async () => {
    consoleGuard.expect(...refusedCommit, /Adding a token failed/);
    const token = await deploy(returningUser.address);
    await form.open();
    await form.fill({ contract: token.address });
    await expect(form.symbol).toHaveValue('TUSD');
    const letCommit = await refuseCommits(page);
    await form.submitButton.click();
    await expect(toast(page, FAILURE)).toBeVisible();
    await expect(page).toHaveURL('/add-token');
    await expect(form.contract).toHaveValue(token.address);
    await expect(form.symbol).toHaveValue('TUSD');
    expect(await documentsOf(returningUser.uid, 'tokens')).toEqual([]);

    await letCommit();
    await form.submitButton.click();
    await expect(page).toHaveURL('/');
    expect(await documentsOf(returningUser.uid, 'tokens')).toHaveLength(1);
  });
});

test('an unreachable network does not prevent adding, and its balance is unknown, not zero', async ({
  page,
  walletPage,
  returningUser: user,
  consoleGuard,
}) => {
  consoleGuard.expect(
    /ERR_FAILED .*getTokenDetails/,
    /A contract could not be asked/,
    /The decimals of a token could not be found out/,
  );
  // Requested in one call with the rest of the screen, they fail together.
  consoleGuard.allow(
    /ERR_FAILED .*(getTokenBalance|refreshWallet)/,
    /Failed to (fetch|load)|Loading holdings failed/,
  );
  const token = await deploy(user.address);
  for (const url of [DETAILS_URL, BALANCE_URL]) await page.route(url, (route) => route.abort());

  await form.open();
  await form.fill({ contract: token.address, name: 'My Dollar', symbol: 'MUSD' });
  await expect(form.lookup).toContainText(UNREACHABLE);
  await form.submitButton.click();
  await expect(toast(page, SUCCESS)).toBeVisible();
  await expect(page).toHaveURL('/');
  const row = walletPage.tokenRows.filter({ hasText: 'My Dollar' });
  await expect(row).toContainText('— MUSD');
  expect(await documentsOf(user.uid, 'tokens')).toMatchObject([{ token_symbol: 'MUSD', decimals: null }]);

  await row.click();
  await expect(tokenPage.balance).toHaveText('— MUSD');
  await expect(tokenPage.sendButton).toBeDisabled();
  await expect(page.getByText('The decimals of MUSD are unknown')).toBeVisible();
  await expect(page.getByText('The network did not report your balance.')).toBeVisible();
  await page.unroute(BALANCE_URL);
  const alert = (text: string) => page.getByRole('main').getByRole('alert').filter({ hasText: text });
  await alert('did not report your balance').getByRole('button', { name: 'Try again' }).click();
  await expect(tokenPage.balance).toHaveText('1,000 MUSD');
  await expect(tokenPage.sendButton).toBeDisabled();
  // Its page queries the contract itself, and stores the answer once it is confirmed.
  await page.unroute(DETAILS_URL);
  await alert('decimals of MUSD').getByRole('button', { name: 'Try again' }).click();
  await alert('reports 18 decimals').getByRole('button', { name: 'Confirm' }).click();
  await expect(tokenPage.sendButton).toBeEnabled();
  expect(await documentsOf(user.uid, 'tokens')).toMatchObject([{ token_symbol: 'MUSD', decimals: 18 }]);
});

test(
  'a token on a network that is switched off can be stored, and shows its limits',
  SCREEN,
  async ({ page, walletPage, returningUser: user }) => {
    await form.open();
    const contract = newAddress();
    await form.fill({ network: 'Binance Smart Chain', contract, name: 'Cake', symbol: 'CAKE' });
    await expect(form.lookup).toContainText('BNB Smart Chain is switched off.');
    await form.submitButton.click();
    await expect(toast(page, SUCCESS)).toBeVisible();
    const row = walletPage.tokenRows.filter({ hasText: 'Cake' });
    await expect(row).toContainText('— CAKE');
    await row.click();
    await expect(page).toHaveURL(`/token/${idOf(user, contract, 'bsc')}`);
    await expect(tokenPage.sendButton).toBeDisabled();
    await expect(tokenPage.receiveButton).toBeDisabled();
    await expect(
      page.getByText('Switch it on in Network settings to see, send and receive CAKE.'),
    ).toBeVisible();
  },
);

test(
  'a token is there once, and stays where its removal is refused',
  SCREEN,
  async ({ page, returningUser: user, consoleGuard }) => {
    await test.step('a token is added once', async () => {
      const token = await deploy(user.address);
      await addElsewhere(user, token.address);
      await form.open();
      await form.fill({ contract: token.address });
      await expect(form.symbol).toHaveValue('TUSD');
      await form.submitButton.click();
      await expect(form.contract).toHaveAccessibleDescription('You already have this token');
      await expect(form.contract).toBeFocused();
      await expect(toast(page, FAILURE)).toBeHidden();
      expect(await documentsOf(user.uid, 'tokens')).toHaveLength(1);
    });
    await test.step('a refused removal leaves the token, with a message', async () => {
      consoleGuard.expect(...refusedCommit, /Removing a token failed/);
      const token = await deploy(user.address);
      await addElsewhere(user, token.address);
      await tokenPage.open(idOf(user, token.address));
      await refuseCommits(page);
      await tokenPage.removeButton.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove token' }).click();
      await expect(toast(page, 'Failed to remove token')).toBeVisible();
      await expect(tokenPage.title).toHaveText('Test Dollar');
      expect(await documentsOf(user.uid, 'tokens')).toHaveLength(2);
    });
  },
);

test(
  'a list that cannot be loaded reports it, and can be retried',
  SCREEN,
  async ({ page, walletPage, user, authPage, consoleGuard }) => {
    consoleGuard.allow(/permission-denied/);
    const token = await deploy(user.address);
    await addElsewhere(user, token.address);
    const letListen = await refuseListening(page, 'tokens');
    await authPage.signIn(user);
    await expect(page.getByText('Your tokens could not be loaded')).toBeVisible();
    await letListen();
    await walletPage.tokens.getByRole('button', { name: 'Try again' }).click();
    await expect(walletPage.tokenRows.filter({ hasText: 'Test Dollar' })).toContainText('1,000 TUSD');
  },
);

test(
  'an unknown token redirects home, and so does another user’s',
  SCREEN,
  async ({ page, walletPage, returningUser }) => {
    expect(returningUser.uid).not.toBe('');
    const other = await createWalletUser();
    const contract = newAddress();
    await addElsewhere(other, contract);
    for (const id of ['nothing', 'ETH', idOf(other, contract), idOf(returningUser, contract)]) {
      await page.goto(`/token/${id}`);
      await expect(page).toHaveURL('/');
      await expect(walletPage.balanceCard).toBeVisible();
    }
  },
);

test(
  'a coin has a page that sends and receives it',
  SCREEN,
  async ({ page, walletPage, sendDialog, receiveDialog, signedInUser: user }) => {
    await fund(user.address, 'mainnet', '2');
    await walletPage.tokenRows.first().click();
    await expect(page).toHaveURL('/token/eth');
    await expect(tokenPage.title).toHaveText('Ethereum');
    await expect(tokenPage.balance).toHaveText('2 ETH');
    await expect(tokenPage.value).toHaveText(/^\$[\d,]+\.\d{2}$/);
    await expect(page.getByRole('main')).toContainText('Ethereum Mainnet');
    await expect(tokenPage.transactions).toContainText('No transactions yet');

    await tokenPage.receiveButton.click();
    await expect(receiveDialog.address).toHaveText(user.address);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await tokenPage.sendButton.click();
    await expect(sendDialog.dialog).toContainText('Send ETH');
    await sendDialog.fillAndSend({ recipient: newAddress(), amount: '0.5', phrase: user.phrase });
    await sendDialog.expectSent();
    await expect(tokenPage.rows).toContainText('0.5 ETH');
    await expect(tokenPage.rows).toContainText('completed');
    await expect(tokenPage.balance).toHaveText(/^1\.49\d+ ETH$/);
  },
);

test(
  'a built-in token shows its description, and why it cannot be sent',
  SCREEN,
  async ({ page, receiveDialog, returningUser: user }) => {
    const off = (network: string, symbol: string) =>
      `${network} is switched off. Switch it on in Network settings to see, send and receive ${symbol}.`;
    const switchedOff: Readonly<Record<string, string>> = {
      bnb: off('BNB Smart Chain', 'BNB'),
      avax: off('Avalanche', 'AVAX'),
    };
    // One of each kind; all of them: CatalogueTokenScreen.test.tsx.
    const kinds = ['usdt-erc20', 'bnb', 'btc'];
    for (const { id, name, symbol, network, ownNetworkId } of tokenCatalogue) {
      if (!kinds.includes(id)) continue;
      await tokenPage.open(id);
      await expect(tokenPage.title).toHaveText(name);
      await expect(tokenPage.balance).toHaveText(`${ownNetworkId ? '—' : '0.00'} ${symbol}`);
      await expect(tokenPage.value).toHaveText(ownNetworkId ? '—' : '$0.00');
      await expect(tokenPage.sendButton).toBeDisabled();
      await expect(tokenPage.sendButton).toHaveAccessibleDescription(
        switchedOff[id] ??
          (ownNetworkId
            ? `To send ${symbol}, add it with its contract address first. Add Token`
            : `You can’t send ${symbol}: the wallet does not support ${network} yet.`),
      );
      await expect(tokenPage.transactions).toContainText('No transactions yet');
    }
    await tokenPage.open('usdt-erc20');
    await tokenPage.receiveButton.click();
    await expect(receiveDialog.address).toHaveText(user.address);
    await expect(page.getByRole('dialog')).toContainText(
      'Send only USDT on Ethereum (ERC-20) to this address.',
    );
  },
);

test('a custom token is received on the own address', async ({
  page,
  receiveDialog,
  returningUser: user,
}) => {
  const token = await deploy(newAddress());
  await addElsewhere(user, token.address);
  await tokenPage.open(idOf(user, token.address));
  await expect(tokenPage.balance).toHaveText('0 TUSD');
  await tokenPage.receiveButton.click();
  await expect(receiveDialog.address).toHaveText(user.address);
  await expect(page.getByRole('dialog')).toContainText('Send only TUSD on Ethereum Mainnet to this address.');
});

test(
  'are usable on a phone and a desktop, light and dark',
  SCREEN,
  async ({ page, sendDialog, returningUser: user }) => {
    const token = await deploy(user.address);
    await form.open();
    await expectUsable(page);
    await form.fill({ contract: token.address, name: 'Tether USD' });
    await expect(form.useButton).toBeVisible();
    await expectUsable(page);
    await addElsewhere(user, token.address, { token_name: 'A dollar with quite a long name for a phone' });
    await tokenPage.open(idOf(user, token.address));
    await expect(tokenPage.balance).toHaveText('1,000 TUSD');
    await expectUsable(page);
    await tokenPage.sendButton.click();
    await expect(sendDialog.recipient).toBeVisible();
    await expectUsable(page);
    await tokenPage.open('btc');
    await expectUsable(page);
  },
);
