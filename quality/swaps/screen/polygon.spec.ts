import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { fund } from '../../../tests/e2e/support/walletUser.ts';
import { test } from '../../../tests/e2e/support/test.ts';
import { SwapWalk } from './SwapWalk.ts';

const network = networkById('polygon');

test('5 swaps on Polygon: MATIC, USDC, DAI, USDT, USDC, MATIC; wrapped and unwrapped', async ({
  page,
  returningUser,
  consoleGuard,
}) => {
  // Requests that were pending when a page was left.
  consoleGuard.allow(/Failed to load prices|Fee estimation failed/);
  await fund(returningUser.address, network.rpcName, '10000');
  const walk = new SwapWalk(page, returningUser, network);
  await walk.begin();
  await walk.swap('MATIC', 'USDC', '900');
  await walk.swap('USDC', 'DAI', 'half');
  await walk.swap('DAI', 'USDT', 'half');
  await walk.swap('USDT', 'USDC', 'half');
  await walk.swap('USDC', 'MATIC', 'max');
  await walk.wrap('Wrap', '25');
  await walk.wrap('Unwrap', '10');
  await walk.expectRows();
});

test('5 swaps on Polygon: MATIC, DAI, USDC, USDT, DAI, MATIC; an approval that was there', async ({
  page,
  returningUser,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load prices|Fee estimation failed/);
  await fund(returningUser.address, network.rpcName, '10000');
  const walk = new SwapWalk(page, returningUser, network);
  await walk.begin();
  await walk.swap('MATIC', 'DAI', '777.000000000000000001');
  await walk.approveCrumbs('DAI');
  await walk.swap('DAI', 'USDC', 'half');
  await walk.swap('USDC', 'USDT', 'max');
  await walk.swap('USDT', 'DAI', 'half');
  await walk.swap('DAI', 'MATIC', 'max');
  await walk.expectRows();
});
