import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { Page } from '@playwright/test';
import { parseEther, toQuantity } from 'ethers';
import type { Chain } from '../../tests/e2e/support/Chain.ts';
import { stackDirectory } from '../../tools/stackDirectory.ts';
import type { ReceivedWebhooks } from './receiveWebhooks.ts';
import type { StoppedScanner } from './StoppedScanner.ts';

const FUNDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

const PAYMENTS = 10;

/** Blocks after each payment: with ten payments an hour of Ethereum. */
const BLOCKS_EACH = 30;

/** Time in which an open wallet asks again without a mark, and reads the blocks, in ms. */
const SHOWN_WITHIN_MS = 300_000;

const CAUGHT_UP_WITHIN_MS = 120_000;

/** The network, and the open history of the account that is paid. */
interface Scanned {
  readonly network: Network;
  readonly chain: Chain;
  readonly address: string;
  readonly page: Page;
  readonly webhooks: ReceivedWebhooks;
}

/**
 * Stops the stack's scanner while the network makes 300 blocks with ten payments, waits until the open history has read them by itself,
 * and starts the scanner again.
 */
export async function measureStoppedScanner({
  network,
  chain,
  address,
  page,
  webhooks,
}: Scanned): Promise<StoppedScanner> {
  const scanner = join(stackDirectory('test'), 'functions', 'lib', 'scanner.js');
  const pids = execFileSync('pgrep', ['-f', scanner], { encoding: 'utf8' }).trim().split('\n').map(Number);
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids) process.kill(pid, name);
  };
  // A list draws only the rows near the screen.
  await page.setViewportSize({ width: 1_280, height: 4_000 });
  const delay = page.getByRole('status').filter({ hasText: `${network.name}: the service is` });
  const amounts = Array.from({ length: PAYMENTS }, (_, index) => `0.0${index + 1}7`);
  const paid: string[] = [];
  signal('SIGSTOP');
  try {
    for (const amount of amounts) {
      const value = toQuantity(parseEther(amount));
      const hash = await chain.ask<string>('eth_sendTransaction', { from: FUNDER, to: address, value });
      await chain.mine(BLOCKS_EACH);
      paid.push(hash);
    }
    await delay.waitFor({ timeout: SHOWN_WITHIN_MS });
    const delayShown = await delay.innerText();
    const rows = page.getByTestId('transaction-row');
    const shown = await Promise.all(
      amounts.map((amount) =>
        rows
          .filter({ hasText: `+${amount} ${network.currency}` })
          .waitFor({ timeout: SHOWN_WITHIN_MS })
          .then(() => 1)
          .catch(() => 0),
      ),
    );
    const receivedBefore = webhooks.received.length;
    signal('SIGCONT');
    const startedAt = Date.now();
    const timeout = new Promise<null>((resolve) => setTimeout(resolve, CAUGHT_UP_WITHIN_MS, null));
    const lastAt = await Promise.race([
      Promise.all(paid.map(webhooks.at)).then((times) => Math.max(...times)),
      timeout,
    ]);
    const isDelayGone = await delay
      .waitFor({ state: 'detached', timeout: SHOWN_WITHIN_MS })
      .then(() => true)
      .catch(() => false);
    return {
      blocks: PAYMENTS * BLOCKS_EACH,
      payments: PAYMENTS,
      delayShown,
      rows: shown.filter((each) => each === 1).length,
      caughtUpSeconds: lastAt === null ? null : (lastAt - startedAt) / 1_000,
      delivered: webhooks.received.slice(receivedBefore),
      paid,
      isDelayGone,
    };
  } finally {
    signal('SIGCONT');
  }
}
