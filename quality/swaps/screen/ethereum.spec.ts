import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { fund } from '../../../tests/e2e/support/walletUser.ts';
import { test } from '../../../tests/e2e/support/test.ts';
import { SwapWalk } from './SwapWalk.ts';

const network = networkById('ethereum');

test('5 swaps on Ethereum: ETH, USDC, DAI, USDT, USDC, ETH; wrapped and unwrapped', async ({
  page,
  returningUser,
  consoleGuard,
}) => {
  // Requests that were pending when a page was left.
  consoleGuard.allow(/Failed to load prices|Fee estimation failed/);
  await fund(returningUser.address, network.rpcName, '10');
  const walk = new SwapWalk(page, returningUser, network);
  await walk.begin();
  await walk.swap('ETH', 'USDC', '0.4');
  await walk.swap('USDC', 'DAI', 'half');
  await walk.swap('DAI', 'USDT', 'half');
  await walk.swap('USDT', 'USDC', 'half');
  await walk.swap('USDC', 'ETH', 'max');
  await walk.wrap('Wrap', '0.25');
  await walk.wrap('Unwrap', '0.1');
  await walk.expectRows();
});

test('5 swaps on Ethereum: ETH, USDT, DAI, USDC, USDT, ETH', async ({
  page,
  returningUser,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load prices|Fee estimation failed/);
  await fund(returningUser.address, network.rpcName, '10');
  const walk = new SwapWalk(page, returningUser, network);
  await walk.begin();
  await walk.swap('ETH', 'USDT', '0.123456789012345678');
  await walk.swap('USDT', 'DAI', 'half');
  await walk.swap('DAI', 'USDC', 'max');
  await walk.swap('USDC', 'USDT', 'half');
  await walk.swap('USDT', 'ETH', 'max');
  await walk.expectRows();
});
