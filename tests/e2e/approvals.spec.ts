import nftArtefact from '@openzeppelin/contracts/build/contracts/ERC721PresetMinterPauserAutoId.json' with { type: 'json' };
import { networks } from '@everything-wallet/core/networks/networks';
import { marketTokens } from '@everything-wallet/core/tokens/marketTokens';
import { expect } from '@playwright/test';
import { AbiCoder, concat, Interface, MaxUint256 } from 'ethers';
import { SettingsPage } from './pages/SettingsPage.ts';
import { Chain } from './support/Chain.ts';
import { expectUsable } from './support/expectUsable.ts';
import { test } from './support/test.ts';
import { newAddress } from './support/walletUser.ts';

/* /approvals: lists approvals by spender, and revokes them; results are verified on chain. */

const ethereum = new Chain('mainnet');
const [{ id }] = networks;
const erc20 = new Interface([
  'function approve(address spender, uint256 amount)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function transfer(address to, uint256 amount)',
]);
const erc721 = new Interface([
  'function mint(address to)',
  'function setApprovalForAll(address operator, bool approved)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
]);

const contractOf = (symbol: string) => {
  const token = marketTokens(id).find((one) => one.symbol === symbol);
  if (!token) throw new Error(`There is no ${symbol}`);
  return token.contract;
};

/** Has an account whose key the chain does not know make a transaction. */
async function make(from: string, to: string | undefined, data: string): Promise<string | null> {
  await ethereum.ask('anvil_impersonateAccount', from);
  const txHash = await ethereum.ask<string>('eth_sendTransaction', { from, to, data });
  const receipt = async () =>
    ethereum.ask<{ status: string; contractAddress: string | null } | null>(
      'eth_getTransactionReceipt',
      txHash,
    );
  await expect.poll(async () => (await receipt())?.status).toBe('0x1');
  return (await receipt())?.contractAddress ?? null;
}

async function ask(
  contract: Interface,
  to: string,
  name: string,
  values: readonly string[],
): Promise<unknown> {
  const data = contract.encodeFunctionData(name, values);
  const answer = await ethereum.ask<string>('eth_call', { to, data }, 'latest');
  return contract.decodeFunctionResult(name, answer)[0] as unknown;
}

test('lists approvals, and revokes two of them, one after the other', async ({ page, fundedUser }) => {
  const { address: owner, phrase } = fundedUser;
  const [spender, other] = [newAddress(), newAddress()];
  const [usdc, dai] = [contractOf('USDC'), contractOf('DAI')];
  const [rich = ''] = await ethereum.ask<string[]>('eth_accounts');
  const collection = await test.step('the account approves three spenders elsewhere', async () => {
    const words = AbiCoder.defaultAbiCoder().encode(['string', 'string', 'string'], ['Apes', 'APE', '']);
    const made = (await make(rich, undefined, concat([nftArtefact.bytecode, words]))) ?? '';
    await make(rich, made, erc721.encodeFunctionData('mint', [owner]));
    await make(rich, usdc, erc20.encodeFunctionData('transfer', [owner, 50_000_000n]));
    await make(owner, usdc, erc20.encodeFunctionData('approve', [spender, MaxUint256]));
    await make(owner, dai, erc20.encodeFunctionData('approve', [other, 7n * 10n ** 18n]));
    await make(owner, made, erc721.encodeFunctionData('setApprovalForAll', [spender, true]));
    return made;
  });
  const rows = page.getByTestId('approval');

  await test.step('lists them', async () => {
    await new SettingsPage(page).open();
    await page.getByRole('main').getByRole('link', { name: 'Approvals' }).click();
    await expect(page.getByRole('heading', { name: 'Approvals', level: 1 })).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Unlimited USDC');
    await expect(rows.first().getByTestId('at-risk')).toHaveText(/^\$(49\.\d\d|50\.\d\d)$/);
    await expect(rows.nth(1)).toContainText('7 DAI');
    await page.getByRole('button', { name: 'Unverified contracts (1)' }).click();
    await expect(rows.nth(2)).toContainText(/All of .*APE.*, now and in the future/);
    await expectUsable(page);
  });

  await test.step('takes two of them back, each decoded before it is signed', async () => {
    await page.getByRole('checkbox', { name: 'Select Unlimited USDC' }).check();
    await page.getByRole('checkbox', { name: /^Select All of .*APE/ }).check();
    await page.getByRole('button', { name: 'Revoke 2' }).click();
    const dialog = page.getByRole('dialog');
    const sign = dialog.getByRole('button', { name: 'Sign and send' });
    await expect(dialog.getByRole('heading', { name: /^Revoke approval\s*1 of 2$/ })).toBeVisible();
    await dialog.getByLabel('Recovery Phrase').fill(phrase);
    await sign.click();
    await expect(dialog.getByRole('heading', { name: '2 of 2' })).toBeVisible();
    await sign.click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the rows disappear, and the chain confirms it', async () => {
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('7 DAI');
    expect(await ask(erc20, usdc, 'allowance', [owner, spender])).toBe(0n);
    expect(await ask(erc721, collection, 'isApprovedForAll', [owner, spender])).toBe(false);
    expect(await ask(erc20, dai, 'allowance', [owner, other])).toBe(7n * 10n ** 18n);
    // The two that were signed here, and nothing else.
    expect(await ethereum.nonce(owner)).toBe(5);
  });
});
