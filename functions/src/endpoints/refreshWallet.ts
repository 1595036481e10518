import { refreshWallet as contract } from '@everything-wallet/core/callables/refreshWallet';
import type { z } from 'zod';
import {
  coinGeckoKeySecret,
  maxInstancesParam,
  openSeaKeySecret,
  transferApiKeySecret,
} from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { askedParts } from '../questions/askedParts.ts';
import { ReportedCoins } from '../questions/ReportedCoins.ts';
import { admitParts } from './admitParts.ts';
import { awaitParts } from './awaitParts.ts';
import { callable } from './callable.ts';
import { maintenance } from './maintenance.ts';
import { startPart } from './startPart.ts';

/**
 * Answers the repeated questions of an open wallet in one call: the parts of `questions`, each with its own answer or
 * failure.
 *
 * A part counts as much as it would alone. If one budget is used up, the parts of the others are still answered. A part
 * with a timeout delays the rest no longer than that; a call with only this part waits for its end.
 */
export const refreshWallet = callable(
  contract,
  {
    counted: 'byService',
    needsCurrentSession: false,
    serviceAccount: serviceAccounts.wallet,
    maxInstances: maxInstancesParam,
    // Simulations, pools, listings and NFTs query every node: under load they used 213 of 256 MiB.
    memory: '512MiB',
    secrets: [coinGeckoKeySecret, transferApiKeySecret, openSeaKeySecret],
  },
  async (inputs, userId, { count }) => {
    // No answer waits for it: the next one contains its result.
    void maintenance.current();
    const parts = askedParts(inputs);
    const admissions = await admitParts(parts, userId, count);
    let isAwaited = true;
    const context = { userId, coins: new ReportedCoins(inputs.holdings), isAwaited: () => isAwaited };
    const started = parts.map((part) =>
      startPart(part, {
        callable: contract.name,
        context,
        admit: admissions.get(part.name),
      }),
    );
    const answers = await awaitParts(started);
    // The next call reports what a late scan finds from here on.
    isAwaited = false;
    const { known } = maintenance;
    const isSomethingOff = known.read_only || known.paused.length > 0;
    // The contract checks the shape of every answer.
    return { ...(isSomethingOff && { maintenance: known }), ...answers } as z.input<typeof contract.output>;
  },
);
