import { join } from 'node:path';
import { expect } from '@playwright/test';
import { verifyMessage } from 'ethers';
import { Chain } from '../../tests/e2e/support/Chain.ts';
import { buildTemplate } from './support/buildTemplate.ts';
import { test } from './support/connectTest.ts';
import { installPackages } from './support/installPackages.ts';
import { openDapp } from './support/openDapp.ts';
import { orSkip } from './support/orSkip.ts';

/*
 * Public example dapps, in the versions of dapps/package.json and unmodified, find the wallet by EIP-6963 and use it.
 * openDapp says how the wallet gets onto their pages.
 */

const MESSAGE = 'Example `personal_sign` message';
/** Recipient of the dapp's transactions of 0 ETH. */
const RECIPIENT = '0x0c54fccd2e384b4bb6f2e405bf5cbc15a017aafb';

const ethereum = new Chain('mainnet');
let folder = '';
test.beforeAll(async () => {
  folder = await orSkip(installPackages('dapps'));
});

test('the test dapp of MetaMask connects, signs, sends, deploys, changes the chain and disconnects', async ({
  device,
}) => {
  const { address } = device;
  await using visitor = await openDapp(
    device,
    join(folder, 'node_modules', '@metamask', 'test-dapp', 'dist'),
    // To this dapp, wallets that do not say so are not installed; so other wallets say it as well.
    { isMetaMask: true },
  );
  const { page } = visitor;
  const accounts = page.locator('#accounts');
  const press = (id: string) => page.locator(`#${id}`).click();
  /** The page selects the first wallet that it finds. */
  const selected = async () => {
    await expect(page.locator('#providers button')).toHaveText(['Use Everything Wallet']);
    await expect(page.locator('#activeProviderName')).toHaveText('Everything Wallet');
  };
  await test.step('lists the wallet once, and connects', async () => {
    await selected();
    await expect(accounts).toBeEmpty();
    await visitor.approveAfter(() => press('connectButton'));
    await expect(accounts).toHaveText(address);
  });
  await test.step('is connected after a reload', async () => {
    await visitor.closed();
    await page.reload();
    await selected();
    await expect(accounts).toHaveText(address);
  });
  await test.step('signs a message', async () => {
    await visitor.approveAfter(() => press('personalSign'));
    const result = page.locator('#personalSignResult');
    await expect(result).toHaveText(/^0x/);
    expect(verifyMessage(MESSAGE, await result.innerText())).toBe(address);
  });
  await test.step('signs typed data, and verifies it itself', async () => {
    await visitor.approveAfter(() => press('signTypedDataV4'));
    await expect(page.locator('#signTypedDataV4Result')).toHaveText(/^0x/);
    await press('signTypedDataV4Verify');
    await expect(page.locator('#signTypedDataV4VerifyResult')).toHaveText(address.toLowerCase());
  });
  await test.step('sends a transaction', async () => {
    const logged = page.waitForEvent('console', (message) => /^0x[0-9a-f]{64}$/.test(message.text()));
    await visitor.approveAfter(() => press('sendButton'));
    const { succeeded, from, to } = await ethereum.receipt((await logged).text());
    expect({ succeeded, from, to }).toEqual({ succeeded: true, from: address.toLowerCase(), to: RECIPIENT });
  });
  await test.step('deploys a contract and pays into it, and learns of both blocks', async () => {
    const status = page.locator('#contractStatus');
    await visitor.approveAfter(() => press('deployButton'));
    await expect(status).toHaveText('Deployed');
    await visitor.approveAfter(() => press('depositButton'));
    await expect(status).toHaveText('Deposit completed');
  });
  await test.step('changes the chain without a window', async () => {
    await visitor.closed();
    for (const [name, chainId] of [
      ['Polygon Mainnet', '0x89'],
      ['Ethereum Mainnet', '0x1'],
    ] as const) {
      await press('openNetworkPicker');
      await page.locator('.network-modal-item', { hasText: name }).click();
      await expect(page.locator('#chainId')).toHaveText(chainId);
    }
    expect(device.windows).toEqual([]);
  });
  await test.step('disconnects, also after a reload', async () => {
    await press('revokeAccountsPermission');
    await expect(accounts).toBeEmpty();
    await page.reload();
    await selected();
    await expect(accounts).toBeEmpty();
  });
});

test('the React template of wagmi connects, follows the chain and disconnects', async ({ device }) => {
  await using visitor = await openDapp(device, await buildTemplate(folder, 'vite-react'));
  const { page } = visitor;
  const row = page.getByRole('button', { name: 'Everything Wallet', exact: true });
  const connected = (chainId: number) =>
    `status: connectedaddresses: ${JSON.stringify([device.address])}chainId: ${chainId}`;
  const status = page.getByText(/^status:/);
  await test.step('lists the wallet once, and connects', async () => {
    await expect(row).toHaveCount(1);
    await expect(status).toContainText('status: disconnected');
    await visitor.approveAfter(() => row.click());
    await expect(status).toHaveText(connected(1));
  });
  await test.step('is connected after a reload', async () => {
    await visitor.closed();
    await page.reload();
    await expect(status).toHaveText(connected(1));
    await expect(row).toHaveCount(1);
  });
  await test.step('follows the chain, which another script of the page changes', async () => {
    // The template has no button for it.
    await page.evaluate(() =>
      (
        window as never as {
          everythingWallet: { provider: { request: (request: unknown) => Promise<unknown> } };
        }
      ).everythingWallet.provider.request({
        method: 'wallet_switchEthereumChain',
        params: [{ chainId: '0xaa36a7' }],
      }),
    );
    await expect(status).toHaveText(connected(11_155_111));
    expect(device.windows).toEqual([]);
  });
  await test.step('disconnects, also after a reload', async () => {
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await expect(status).toContainText('status: disconnected');
    await page.reload();
    await expect(row).toBeVisible();
    await expect(status).toContainText('status: disconnected');
    await expect(status).not.toContainText(device.address);
  });
});
