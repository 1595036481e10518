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
 * Answers what an open wallet asks again and again, in one call: the parts of `questions`, each with an answer or a failure of its own.
 *
 * A part counts as much as it would alone. Where one budget is used up, the parts of the others are still answered. A part with a
 * timeout delays the rest no longer than that, and is waited for to the end where it is asked alone.
 */
export const refreshWallet = callable(
  contract,
  {
    counted: 'byService',
    needsCurrentSession: false,
    serviceAccount: serviceAccounts.wallet,
    maxInstances: maxInstancesParam,
    // Simulations, pools, listings and NFTs are asked of every node: under load they took 213 of 256 MiB.
    memory: '512MiB',
    secrets: [coinGeckoKeySecret, transferApiKeySecret, openSeaKeySecret],
  },
  async (inputs, userId, { count, requireSession }) => {
    // No answer waits for it: what it reads is part of the next one.
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
        requireSession,
      }),
    );
    const answers = await awaitParts(started);
    // The next call answers what a late scan finds from here on.
    isAwaited = false;
    const { known } = maintenance;
    const isSomethingOff = known.read_only || known.paused.length > 0;
    // The contract checks its shape, as that of every answer.
    return { ...(isSomethingOff && { maintenance: known }), ...answers } as z.input<typeof contract.output>;
  },
);
