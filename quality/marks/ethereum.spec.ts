import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { expect } from '@playwright/test';
import { test } from '../../tests/e2e/support/test.ts';
import { ScreenReader } from './ScreenReader.ts';

const network = networkById('ethereum');

test(`no screen on ${network.name} is a demo, or announces a feature`, async ({
  page,
  returningUser,
  consoleGuard,
}) => {
  // A picture that is not drawn in time on a busy machine has a drawn one in its place.
  consoleGuard.allow(/504 \(Gateway Timeout\).*nft-pictures/);
  const reader = new ScreenReader(page, returningUser, network);
  await reader.begin();
  expect(await reader.readAll()).toBeGreaterThan(20);
});
