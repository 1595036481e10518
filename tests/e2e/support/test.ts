import { test as base } from '@playwright/test';
import { AuthPage } from '../pages/AuthPage.ts';
import { RecoveryPhrasePage } from '../pages/RecoveryPhrasePage.ts';
import { ReceiveDialog } from '../pages/ReceiveDialog.ts';
import { SendDialog } from '../pages/SendDialog.ts';
import { WalletPage } from '../pages/WalletPage.ts';
import { guardConsole, type ConsoleGuard } from './consoleGuard.ts';
import { guardHosts } from './hostGuard.ts';
import { startSession } from './startSession.ts';
import { createWalletUser, fund, type WalletUser } from './walletUser.ts';

interface Fixtures {
  authPage: AuthPage;
  phrasePage: RecoveryPhrasePage;
  walletPage: WalletPage;
  sendDialog: SendDialog;
  receiveDialog: ReceiveDialog;
  /** In every test: an error on the console that the test did not name fails it, and a request to a host that is not listed. */
  consoleGuard: ConsoleGuard;
  /** A separate user of this test with a wallet; not signed in yet. */
  user: WalletUser;
  /** The same user with a session in the browser; no page is open yet. */
  returningUser: WalletUser;
  /** The same user, signed in with the wallet open. */
  signedInUser: WalletUser;
  /** The same user with 10 ETH on Ethereum's chain. */
  fundedUser: WalletUser;
}

/** Playwright's test with the page objects and users of this product. */
export const test = base.extend<Fixtures>({
  authPage: ({ page }, use) => use(new AuthPage(page)),
  phrasePage: ({ page }, use) => use(new RecoveryPhrasePage(page)),
  walletPage: ({ page }, use) => use(new WalletPage(page)),
  sendDialog: ({ page }, use) => use(new SendDialog(page)),
  receiveDialog: ({ page }, use) => use(new ReceiveDialog(page)),
  consoleGuard: [
    async ({ context }, use) => {
      const guard = guardConsole(context);
      const hosts = guardHosts(context);
      await use(guard);
      try {
        await guard.check();
        hosts.check();
      } finally {
        // An answer that a test changes and that is still on its way at the end would end the whole run.
        await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      }
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- how Playwright wants a fixture that needs no other
  user: async ({}, use) => use(await createWalletUser()),
  returningUser: async ({ page, user }, use) => {
    await startSession(page, user);
    await use(user);
  },
  signedInUser: async ({ returningUser, walletPage }, use) => {
    await walletPage.open();
    await use(returningUser);
  },
  fundedUser: async ({ page, user, walletPage }, use) => {
    await Promise.all([startSession(page, user), fund(user.address, 'mainnet', '10')]);
    await walletPage.open();
    await walletPage.expectBalance('10 ETH');
    await use(user);
  },
});
