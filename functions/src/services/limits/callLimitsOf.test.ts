import { networks } from '@everything-wallet/core/networks/networks';
import { expect, it } from 'vitest';
import { MemoryAttempts } from '../../testing/MemoryAttempts.ts';
import { holdingsUnits } from '../holdings/holdingsUnits.ts';
import { CallLimiter, type CallCost } from './CallLimiter.ts';
import { callLimitsOf } from './callLimitsOf.ts';
import { requestCost } from './requestCost.ts';

/** The defaults of a deployment (functions/.env.example). */
const configured = { perUser: 120, perAddress: 600 };
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

/**
 * Calls of a wallet on all networks in the minute in which it is opened, as `npm run quality -- load` records
 * them.
 */
const firstMinute: readonly CallCost[] = [
  // A balance, the prices of coins and tokens, and all that is held.
  ...[1, 1, 1].map((units) => ({ budget: 'read' as const, units })),
  {
    budget: 'read',
    units: holdingsUnits(
      networks.map(({ rpcName: network }) => ({
        ...{ network, addresses: [ADDRESS], tokens: [], discovers: true, discoversFrom: 0 },
      })),
    ),
  },
  // Three polls: a balance, prices, the selected network, and incoming transfers.
  ...[1, 2, 3].map(() => ({ budget: 'read' as const, units: 5 })),
  // Two networks' pools, and once more where nodes did not answer.
  ...[1, 2, 3, 4].map(() => ({ budget: 'discover' as const, units: requestCost.vaults })),
];

// Regression: people in an office were refused, as all of them together had the limit of ten wallets.
it('lets fifty wallets be opened at one address in the same minute', async () => {
  const limiter = new CallLimiter(new MemoryAttempts());
  const refused: CallCost[] = [];
  for (let user = 0; user < 50; user += 1) {
    for (const cost of firstMinute) {
      const caller = { userId: `user-${user}`, address: 'office' };
      if ((await limiter.take(caller, cost, callLimitsOf(cost.budget, configured), 0)) > 0)
        refused.push(cost);
    }
  }
  expect(refused).toEqual([]);
});

it('leaves the limits of user actions, and of each user, as configured', () => {
  for (const budget of ['send', 'quote', 'simulate', 'access', 'signOut', 'endOthers'] as const)
    expect(callLimitsOf(budget, configured)).toEqual(configured);
  expect(callLimitsOf('read', configured).perUser).toBe(configured.perUser);
});
