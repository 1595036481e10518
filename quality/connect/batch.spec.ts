import { expect } from '@playwright/test';
import { Chain } from '../../tests/e2e/support/Chain.ts';
import { newAddress } from '../../tests/e2e/support/walletUser.ts';
import { test } from './support/connectTest.ts';
import { Visitor } from './support/Visitor.ts';

/* A batch of two calls, reviewed as one and sent in order. */

const CENT = 10n ** 16n;
const request = (method: string, params: unknown = []) =>
  `everythingWallet.provider.request(${JSON.stringify({ method, params })})`;

interface Status {
  readonly status: number;
  readonly receipts?: readonly { readonly status: string; readonly transactionHash: string }[];
}

function batchTo(id: string, recipients: readonly string[]): string {
  const calls = recipients.map((to) => ({ to, value: `0x${CENT.toString(16)}` }));
  return request('wallet_sendCalls', [
    { version: '2.0.0', id, chainId: '0x1', atomicRequired: false, calls },
  ]);
}

async function statusOf(visitor: Visitor, id: string): Promise<Status> {
  const { result } = await visitor.ask('wallet_getCallsStatus', [id]);
  return result as Status;
}

async function connected(visitor: Visitor): Promise<void> {
  await visitor.approve(request('eth_requestAccounts'));
  await visitor.closed();
}

test('both calls are approved by one press, mined in order, and their receipts are in the status', async ({
  device,
}) => {
  await using visitor = await Visitor.open(device);
  await connected(visitor);
  const recipients = [newAddress(), newAddress()];
  const [before = 0] = await device.nonces();
  const opening = device.context.waitForEvent('page');
  const outcome = visitor.click(batchTo('lantern-two', recipients));
  const popup = await opening;
  for (const to of recipients) await expect(popup.getByRole('dialog')).toContainText(to.slice(-4));
  await visitor.press(popup);
  expect(await outcome).toEqual({ result: { id: 'lantern-two' } });
  const chain = new Chain('mainnet');
  for (const to of recipients) expect(await chain.balance(to)).toBe(CENT);
  expect((await device.nonces())[0]).toBe(before + 2);
  await expect.poll(async () => statusOf(visitor, 'lantern-two')).toMatchObject({ status: 200 });
  const { receipts = [] } = await statusOf(visitor, 'lantern-two');
  expect(receipts.map(({ status }) => status)).toEqual(['0x1', '0x1']);
  const sent = await Promise.all(
    receipts.map(async ({ transactionHash }) =>
      chain.ask<{ readonly nonce: string }>('eth_getTransactionByHash', transactionHash),
    ),
  );
  expect(sent.map(({ nonce }) => Number(nonce))).toEqual([before, before + 1]);
});

test('a window that is closed after the first call sends no second one, and the status is 600', async ({
  device,
}) => {
  await using visitor = await Visitor.open(device);
  await connected(visitor);
  const recipients = [newAddress(), newAddress()];
  const chain = new Chain('mainnet');
  const [before = 0] = await device.nonces();
  // The second call waits for the block of the first one.
  await chain.setAutomine(false);
  try {
    const opening = device.context.waitForEvent('page');
    const outcome = visitor.click(batchTo('lantern-half', recipients));
    const popup = await opening;
    await visitor.press(popup);
    await expect.poll(async () => (await device.nonces())[0]).toBe(before + 1);
    await popup.close({ runBeforeUnload: false });
    expect(await outcome).toEqual({ result: { id: 'lantern-half' } });
    expect((await statusOf(visitor, 'lantern-half')).status).toBe(100);
  } finally {
    await chain.setAutomine(true);
    await chain.mine();
  }
  await visitor.page.waitForTimeout(3_000);
  expect((await device.nonces())[0]).toBe(before + 1);
  expect(await chain.balance(recipients[1] ?? '')).toBe(0n);
  await expect.poll(async () => (await statusOf(visitor, 'lantern-half')).status).toBe(600);
  const { receipts = [] } = await statusOf(visitor, 'lantern-half');
  expect(receipts.map(({ status }) => status)).toEqual(['0x1']);
});
