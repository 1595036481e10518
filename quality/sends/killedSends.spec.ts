import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { formatEther } from 'ethers';
import { SendDialog } from '../../tests/e2e/pages/SendDialog.ts';
import { urlOf } from '../../tests/e2e/support/calls.ts';
import { Chain } from '../../tests/e2e/support/Chain.ts';
import { documentsOf } from '../../tests/e2e/support/documents.ts';
import { stack } from '../../tests/e2e/support/stack.ts';
import { startSession } from '../../tests/e2e/support/startSession.ts';
import { test } from '../../tests/e2e/support/test.ts';
import { createWalletUser, fund, newAddress, type WalletUser } from '../../tests/e2e/support/walletUser.ts';
import { journalOf } from './support/journalOf.ts';
import { MortalBrowser } from './support/MortalBrowser.ts';

const ethereum = new Chain('mainnet');

/** A moment of a send after Send was pressed, and the expected outcome of the transfer. */
interface Moment {
  readonly what: string;
  /** Resolves at the moment; its changes to the page's calls last until then. */
  readonly reach: (page: Page) => Promise<() => Promise<void>>;
  /** 'either' where it depends on the browser's progress. */
  readonly isSent: boolean | 'either';
}

/** At a call, before it reaches the server. */
function atCall(name: 'estimateGas' | 'sendTransaction'): Moment['reach'] {
  return async (page) => {
    const reached = Promise.withResolvers<undefined>();
    await page.route(urlOf(name), (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      reached.resolve(undefined);
    });
    return () => reached.promise.then(() => undefined);
  };
}

/** So many ms after the call has begun to reach the server, whose answer the page never sees. */
function afterCallReached(ms: number): Moment['reach'] {
  return async (page) => {
    const reached = Promise.withResolvers<undefined>();
    await page.route(urlOf('sendTransaction'), (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      // Not the browser's request: it goes on when the browser is dead.
      void route.fetch().catch(() => undefined);
      reached.resolve(undefined);
    });
    return () => reached.promise.then(() => setTimeout(ms));
  };
}

/** So many ms after the page was given the answer to a call. */
function afterAnswer(name: 'estimateGas' | 'sendTransaction', ms: number): Moment['reach'] {
  return async (page) => {
    const answered = Promise.withResolvers<undefined>();
    await page.route(urlOf(name), async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response });
      answered.resolve(undefined);
    });
    return () => answered.promise.then(() => setTimeout(ms));
  };
}

const moments: readonly Moment[] = [
  { what: 'as Send is pressed', reach: () => Promise.resolve(() => Promise.resolve()), isSent: 'either' },
  { what: 'before the nonce is requested', reach: atCall('estimateGas'), isSent: false },
  { what: 'as the nonce arrives', reach: afterAnswer('estimateGas', 0), isSent: 'either' },
  { what: '10 ms after the nonce arrived', reach: afterAnswer('estimateGas', 10), isSent: 'either' },
  { what: '30 ms after the nonce arrived', reach: afterAnswer('estimateGas', 30), isSent: 'either' },
  { what: '100 ms after the nonce arrived', reach: afterAnswer('estimateGas', 100), isSent: 'either' },
  { what: 'signed, and no byte has left', reach: atCall('sendTransaction'), isSent: true },
  { what: 'as the bytes leave', reach: afterCallReached(0), isSent: true },
  { what: '100 ms after the bytes left', reach: afterCallReached(100), isSent: true },
  { what: 'a second after the bytes left', reach: afterCallReached(1_000), isSent: true },
  { what: 'as the answer comes', reach: afterAnswer('sendTransaction', 0), isSent: true },
  { what: '100 ms after the answer came', reach: afterAnswer('sendTransaction', 100), isSent: true },
];

for (const { what, reach, isSent } of moments) {
  test(`a browser that is killed ${what} loses nothing, and doubles nothing`, async () => {
    const user = await createWalletUser();
    await fund(user.address, 'mainnet', '10');
    const recipient = newAddress();
    const browser = new MortalBrowser();
    try {
      const context = await browser.start();
      const page = await context.newPage();
      await openWallet(page, user);
      const dialog = new SendDialog(page);
      await dialog.open();
      await dialog.fill({ recipient, amount: '1', phrase: user.phrase });
      await expect(dialog.fee).toBeVisible();
      const reached = await reach(page);
      await dialog.sendButton.click();
      await reached();
      await browser.kill();

      const reopened = await (await browser.start()).newPage();
      // Browsers write a session to the disk seconds later: this one was started just before.
      await openWallet(reopened, user);
      await expect.poll(() => journalOf(reopened), { timeout: 60_000 }).toEqual([]);
      const records = await documentsOf(user.uid, 'transactions');
      const nonce = await ethereum.nonce(user.address, 'pending');
      if (isSent !== 'either') expect(nonce).toBe(isSent ? 1 : 0);
      // A signed transfer exists once, on chain and in the list; an unsigned one in neither.
      expect(records.map((record) => [record['to_address'], record['nonce']])).toEqual(
        nonce === 1 ? [[recipient, 0]] : [],
      );
      expect(formatEther(await ethereum.balance(recipient))).toBe(nonce === 1 ? '1.0' : '0.0');
      // The next one goes out, whatever became of that one.
      const again = new SendDialog(reopened);
      await again.open();
      await again.fillAndSend({ recipient, amount: '2', phrase: user.phrase });
      await expect(again.dialog).toBeHidden();
      expect(await ethereum.nonce(user.address, 'pending')).toBe(nonce + 1);
    } finally {
      await browser.remove();
    }
  });
}

async function openWallet(page: Page, user: WalletUser): Promise<void> {
  await startSession(page, user, stack.hostingUrl);
  await page.goto(`${stack.hostingUrl}/wallet`);
  await expect(page.getByTestId('balance-coin')).toBeVisible();
}
