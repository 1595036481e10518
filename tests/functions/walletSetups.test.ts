import { Wallet } from 'ethers';
import { expect, it } from 'vitest';
import { z } from 'zod';
// Makes the Admin SDK ready.
import '../../functions/src/configuration.ts';
import { phraseHashes } from '../../functions/src/data/phraseHashes.ts';
import { walletSetups, type WalletSetup } from '../../functions/src/data/walletSetups.ts';
import { documentsWhere, readDocument, writeDocument } from './support/documents.ts';

/*
 * More at once than the Functions emulator, which starts a process for each call, can have: the writes themselves.
 */

const MANY = 40;

const setup = (number: number): WalletSetup => ({
  keyedDigest: number.toString(16).padStart(64, '0'),
  address: Wallet.createRandom().address,
  watchOnly: false,
});

/** Reads the setup whose digest, address and pointer are stored. */
async function winnerOf(
  userId: string,
): Promise<Partial<WalletSetup> & { verified: unknown; pointer: unknown }> {
  const profile = await readDocument(`profiles/${userId}`);
  const [address, ...others] = await documentsWhere('wallet_addresses', 'user_id', userId);
  expect(others).toEqual([]);
  return {
    keyedDigest: z.string().parse((await readDocument(`phrase_hashes/${userId}`))?.['keyed_digest']),
    address: z.string().parse(address?.['address']),
    verified: profile?.['verified'],
    pointer: profile?.['primary_wallet_address_id'],
  };
}

it.each(['a profile', 'no profile yet'])(
  'of many in parallel one wins completely, with %s',
  async (before) => {
    const userId = crypto.randomUUID();
    if (before === 'a profile') await writeDocument(`profiles/${userId}`, { id: userId, verified: false });
    const setups = Array.from({ length: MANY }, (_, number) => setup(number));
    const outcomes = await Promise.all(
      setups.map(async (mine) => {
        // Each tab stores its hash as it opens, before, while or after another one finishes.
        const [outcome] = await Promise.all([
          walletSetups.finish(userId, mine),
          phraseHashes.storeUnlessVerified(userId, mine.keyedDigest),
        ]);
        return { mine, outcome };
      }),
    );
    const [winner, ...more] = outcomes.filter(({ outcome }) => outcome === 'finished');
    expect(more).toEqual([]);
    const { keyedDigest, address } = winner?.mine ?? setup(0);
    expect(await winnerOf(userId)).toEqual({
      keyedDigest,
      address,
      verified: true,
      pointer: `${userId}_${address.toLowerCase()}`,
    });
    const lost = outcomes.flatMap(({ outcome }) => (outcome === 'finished' ? [] : [outcome]));
    expect(lost.map((former) => former.keyedDigest)).toEqual(lost.map(() => keyedDigest));
    // Every attempt is counted, whichever was first.
    expect(Math.max(...lost.map((former) => former.attempts))).toBe(MANY - 1);
  },
);

it('knows whether the address is the one it was finished with', async () => {
  const userId = crypto.randomUUID();
  const mine = setup(1);
  await walletSetups.finish(userId, mine);
  expect(await walletSetups.finish(userId, mine)).toMatchObject({ hasAddress: true });
  expect(await walletSetups.finish(userId, setup(1))).toMatchObject({ hasAddress: false });
});
