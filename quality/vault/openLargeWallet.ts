import { walletAddressId } from '@everything-wallet/core/documents/walletAddress';
import type { WalletUser } from '../../tests/e2e/support/walletUser.ts';
import { buildWorkspace } from '../../tools/build/buildWorkspace.ts';
import { onStack } from '../../tools/site/onStack.ts';
import { serveSite } from '../../tools/site/serveSite.ts';
import { timeToFigures } from '../../tools/site/timeToFigures.ts';
import type { QualityRun } from '../QualitySuite.ts';
import { p75 } from './p75.ts';

const ACCOUNTS = 30;
const TRANSACTIONS = 2_000;
const CONTACTS = 40;
const ROUNDS = 8;

/** Milliseconds until balance and dollar value are seen, at the 75th percentile. */
interface OpeningTimes {
  readonly cold: number;
  readonly warm: number;
}

/**
 * Opens the home of a large wallet and of an empty one in turn, in new browsers, on the stack.
 *
 * @returns how long each took
 */
export async function openLargeWallet({
  family,
  environment,
  log,
  beforeEnd,
}: QualityRun): Promise<{ readonly large: OpeningTimes; readonly empty: OpeningTimes }> {
  const site = await serveSite(await buildWorkspace(family, 'web', log), onStack(environment));
  beforeEnd(site.close);
  // These read where the stack is when they are imported.
  Object.assign(process.env, environment);
  const { createWalletUser, fund } = await import('../../tests/e2e/support/walletUser.ts');
  // New users for each round: so many loads of one wallet in a minute would exceed its rate limit.
  const rounds: Record<'large' | 'empty', WalletUser>[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const users = { large: await createWalletUser(), empty: await createWalletUser() };
    for (const { address } of Object.values(users)) await fund(address, 'mainnet', '10');
    await fill(users.large);
    rounds.push(users);
  }

  const times = { large: { cold: [], warm: [] }, empty: { cold: [], warm: [] } } as Record<
    'large' | 'empty',
    Record<keyof OpeningTimes, number[]>
  >;
  for (const [round, users] of rounds.entries()) {
    for (const size of ['empty', 'large'] as const) {
      const { cold, warm } = await timeToFigures(site.origin, users[size]);
      // The emulator starts a function at its first call.
      if (round === 0) continue;
      times[size].cold.push(cold);
      times[size].warm.push(warm);
    }
  }
  const summary = ({ cold, warm }: Record<keyof OpeningTimes, number[]>) => ({
    cold: p75(cold),
    warm: p75(warm),
  });
  return { large: summary(times.large), empty: summary(times.empty) };
}

/** Fills a wallet with several years' data. */
async function fill({ uid, address }: WalletUser): Promise<void> {
  const { commitAsOwner } = await import('../../tests/e2e/support/documents.ts');
  const { writeRecords } = await import('../../tests/e2e/support/transactionRecords.ts');
  const { newAddress } = await import('../../tests/e2e/support/walletUser.ts');
  const accounts = Array.from({ length: ACCOUNTS - 1 }, (_, index) => ({
    index: index + 1,
    own: newAddress(),
  }));
  const contacts = Array.from({ length: CONTACTS }, (_, index) => ({ index, other: newAddress() }));
  await commitAsOwner([
    ...accounts.map(({ index, own }) => ({
      path: `wallet_addresses/${walletAddressId(uid, own)}`,
      fields: {
        user_id: uid,
        address: own,
        network: 'ethereum',
        is_primary: false,
        derivation_index: index,
        watch_only: false,
      },
      timestampField: 'created_at',
    })),
    ...contacts.map(({ index, other }) => ({
      path: `contacts/${uid}_${crypto.randomUUID()}`,
      fields: { user_id: uid, name: `Contact ${index}`, address: other, network: 'ethereum', notes: null },
      timestampField: 'created_at',
    })),
  ]);
  await writeRecords(
    uid,
    Array.from({ length: TRANSACTIONS }, (_, index) => ({
      from_address: address,
      to_address: contacts[index % CONTACTS]?.other ?? address,
    })),
  );
}
