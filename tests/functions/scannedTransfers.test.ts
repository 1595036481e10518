import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import '../../functions/src/configuration.ts';
import { firestore } from '../../functions/src/data/firestore.ts';
import { accountMarks } from '../../functions/src/data/accountMarks.ts';
import { MATCH_DAYS, scanMatches } from '../../functions/src/data/scanMatches.ts';
import { watchedAccounts } from '../../functions/src/data/watchedAccounts.ts';
import { collections } from '../../packages/core/src/documents/collections.ts';
import { walletAddressId } from '../../packages/core/src/documents/walletAddress.ts';
import { readDocument } from './support/documents.ts';
import { LocalChain } from './support/LocalChain.ts';
import { createWallet } from './support/TestWallet.ts';

// There is no Google Cloud to ask for credentials.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');

const FUNDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const newAddress = () => `0x${randomBytes(20).toString('hex')}`;
const newUser = () => `user${randomBytes(8).toString('hex')}`;

/** A chain that no test scans: matches of it are only those of these tests. */
const UNUSED_CHAIN = 987_654_321;

it('stores matches by network and address, and reads whole blocks in order', async () => {
  const [address, other] = [newAddress(), newAddress()];
  const of = (block: number, tx: number) => ({ txHash: `0x${tx.toString(16).padStart(64, '0')}`, block });
  const matches = Array.from({ length: 250 }, (_, index) => of(7 + Math.floor(index / 240), index));
  await scanMatches.write(UNUSED_CHAIN, [
    ...matches.toReversed().map((match) => ({ ...match, address })),
    { ...of(8, 1), address: other },
  ]);
  await scanMatches.write(UNUSED_CHAIN + 1, [{ ...of(9, 900), address }]);
  const first = await scanMatches.find(UNUSED_CHAIN, address, 7, 100);
  // Blocks that are not final are read to the end.
  expect((await scanMatches.find(UNUSED_CHAIN, address, 7, 8)).matches).toHaveLength(250);
  expect([first.matches.length, first.isAll]).toEqual([240, false]);
  expect(first.matches.every(({ block }) => block === 7)).toBe(true);
  expect(await scanMatches.find(UNUSED_CHAIN, address, 8, 100)).toEqual({
    ...{ matches: expect.arrayContaining(matches.slice(240)) as unknown, isAll: true },
  });

  // A reorg moved it, and the event was delivered twice.
  const moved = { ...of(20, 249), address };
  await scanMatches.write(UNUSED_CHAIN, [moved, moved]);
  const { matches: later } = await scanMatches.find(
    UNUSED_CHAIN,
    address.toUpperCase().replace('X', 'x'),
    8,
    100,
  );
  expect(later).toHaveLength(10);
  expect(later.at(-1)).toEqual(of(20, 249));
});

it('deletes matches after a month', async () => {
  const address = newAddress();
  const txHash = `0x${randomBytes(32).toString('hex')}`;
  await scanMatches.write(UNUSED_CHAIN, [{ address, txHash, block: 1 }], 1_000);
  const { getFirestore } = await firestore();
  const stored = await getFirestore().doc(`scan_matches/${UNUSED_CHAIN}_${txHash}_${address}`).get();
  const expiresAt: unknown = stored.get('expires_at');
  expect((expiresAt as { toMillis(): number }).toMillis()).toBe(1_000 + MATCH_DAYS * 86_400_000);
});

it('marks the users of an address, unless it has very many', async () => {
  const [rare, common] = [newAddress(), newAddress()];
  const users = Array.from({ length: 102 }, newUser);
  const { FieldValue, getFirestore } = await firestore();
  const batch = getFirestore().batch();
  const add = (userId: string, address: string) => {
    const document = getFirestore()
      .collection(collections.walletAddresses)
      .doc(walletAddressId(userId, address));
    batch.set(document, {
      ...{ user_id: userId, address, network: 'ethereum', is_primary: false, derivation_index: null },
      ...{ watch_only: true, created_at: FieldValue.serverTimestamp() },
    });
  };
  for (const user of users.slice(0, 101)) add(user, common);
  for (const user of users.slice(100)) add(user, rare);
  await batch.commit();
  const { users: marked, crowded } = await watchedAccounts.usersOf([rare, common, newAddress()]);
  expect([...marked].sort()).toEqual(users.slice(100).sort());
  expect(crowded).toEqual([common]);

  await accountMarks.write(marked, 'sepolia');
  await accountMarks.write(marked, 'ethereum');
  for (const user of users.slice(100))
    expect(await readDocument(`account_marks/${user}`)).toMatchObject({
      networks: { sepolia: expect.anything() as unknown, ethereum: expect.anything() as unknown },
    });
});

it('marks a user of a scanned network, whose scan then asks for no blocks', async () => {
  const chain = new LocalChain('polygon-amoy');
  const wallet = await createWallet();
  // As a client adds an account: the scanner finds it by its time.
  const { FieldValue, getFirestore } = await firestore();
  const account = getFirestore().doc(`wallet_addresses/${walletAddressId(wallet.user.uid, wallet.address)}`);
  const fields = (await account.get()).data();
  await account.delete();
  await account.set({ ...fields, created_at: FieldValue.serverTimestamp() });
  const pay = async () =>
    String(await chain.rpc('eth_sendTransaction', { from: FUNDER, to: wallet.address, value: '0x1' }));
  const scan = async () => {
    const { incoming } = await wallet.user.call(refreshWallet, {
      incoming: { addresses: [wallet.address], networks: ['polygon-amoy'], wantsNotices: true },
    });
    if (!incoming || !('answer' in incoming)) throw new Error(JSON.stringify(incoming));
    return incoming.answer;
  };
  const markOf = async () => {
    const { networks = {} } = (await readDocument(`account_marks/${wallet.user.uid}`)) ?? {};
    return (networks as { readonly 'polygon-amoy'?: unknown })['polygon-amoy'];
  };
  // The scanner knows the account a few seconds after it was added, and reads the next block with it.
  await vi.waitFor(
    async () => {
      await chain.mine(1);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(await scan()).toMatchObject({ watched: ['polygon-amoy'] });
    },
    { timeout: 60_000, interval: 500 },
  );

  expect(await markOf()).toBeUndefined();
  await pay();
  await vi.waitFor(async () => expect(await markOf()).toBeDefined(), { timeout: 20_000, interval: 50 });
  await vi.waitFor(async () => expect(await scan()).toMatchObject({ arrivedCount: 1 }), {
    ...{ timeout: 20_000, interval: 600 },
  });
});
