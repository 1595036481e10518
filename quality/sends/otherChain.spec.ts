import { expect, type APIResponse } from '@playwright/test';
import { networks } from '@everything-wallet/core/networks/networks';
import { urlOf, watchCalls } from '../../tests/e2e/support/calls.ts';
import { Chain } from '../../tests/e2e/support/Chain.ts';
import { journalOf } from './support/journalOf.ts';
import { test } from '../../tests/e2e/support/test.ts';
import { expectNoTransfer } from '../../tests/e2e/support/transfers.ts';
import { newAddress } from '../../tests/e2e/support/walletUser.ts';

const TIMES = 50;

/** Chain ids of the answer in turn: the wallet's others, an unknown one, none. */
const others = [...networks.slice(1).map(({ chainId }) => chainId), 31_337, 0];

test(`an answer about another chain is not signed by, ${TIMES} times of ${TIMES}`, async ({
  page,
  fundedUser,
  sendDialog,
  consoleGuard,
}) => {
  consoleGuard.allow(
    /Sending failed WalletError|Fee estimation failed|Failed to fetch balance|Loading holdings failed/,
  );
  const broadcasts = watchCalls(page, 'sendTransaction');
  await sendDialog.open();
  await sendDialog.fill({ recipient: newAddress(), amount: '1', phrase: fundedUser.phrase });
  await expect(sendDialog.fee).toBeVisible();

  let answers = 0;
  let good: { readonly response: APIResponse; readonly result: object } | undefined;
  await page.route(urlOf('estimateGas'), async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // Estimated once: the rate limit allows no more in a minute.
    if (!good) {
      const response = await route.fetch();
      good = { response, result: ((await response.json()) as { result: object }).result };
    }
    const chainId = others[answers % others.length];
    answers += 1;
    const result = { ...good.result, chainId, answeredAt: Date.now() };
    await route.fulfill({ response: good.response, json: { result } });
  });
  for (let time = 0; time < TIMES; time += 1) {
    const before = answers;
    await expect(sendDialog.sendButton).toBeEnabled();
    await sendDialog.sendButton.click();
    await expect.poll(() => answers, { message: `answer ${time}` }).toBeGreaterThan(before);
  }
  await expect(sendDialog.sendButton).toBeEnabled();
  expect(answers).toBeGreaterThanOrEqual(TIMES);
  expect(broadcasts).toEqual([]);
  expect(await journalOf(page)).toEqual([]);
  await expectNoTransfer(fundedUser, new Chain('mainnet'), '10');
});
