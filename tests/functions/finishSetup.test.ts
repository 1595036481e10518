import { fallbackAddress } from '@everything-wallet/core/accounts/fallbackAddress';
import { finishSetup } from '@everything-wallet/core/callables/finishSetup';
import { storeRecoveryPhraseHash } from '@everything-wallet/core/callables/storeRecoveryPhraseHash';
import { verifyRecoveryPhrase } from '@everything-wallet/core/callables/verifyRecoveryPhrase';
import { walletAddressId } from '@everything-wallet/core/documents/walletAddress';
import { Wallet } from 'ethers';
import { expect, it } from 'vitest';
import { documentsWhere, readDocument, writeDocument } from './support/documents.ts';
import { TestUser, type Refusal } from './support/TestUser.ts';

/** Input with which a tab finishes: a phrase's hash and the matching address. */
interface Tab {
  readonly phrase_hash: string;
  readonly address: string;
}

const tab = (digit: string): Tab => ({
  phrase_hash: digit.repeat(64),
  address: Wallet.createRandom().address,
});
const otherTab: Refusal = {
  status: 'FAILED_PRECONDITION',
  message: 'This wallet is already set up with a different recovery phrase.',
};

/** Hash, address and profile are one tab's, and nothing is left of any other. */
async function expectWalletOf(user: TestUser, { phrase_hash: hash, address }: Tab, watchOnly = false) {
  expect(await documentsWhere('wallet_addresses', 'user_id', user.uid)).toEqual([
    {
      user_id: user.uid,
      address,
      network: 'ethereum',
      is_primary: true,
      derivation_index: watchOnly ? null : 0,
      watch_only: watchOnly,
      created_at: expect.any(String) as string,
    },
  ]);
  expect(await readDocument(`profiles/${user.uid}`)).toEqual({
    id: user.uid,
    verified: true,
    primary_wallet_address_id: walletAddressId(user.uid, address),
  });
  expect(await user.call(verifyRecoveryPhrase, { phrase_to_verify: hash })).toBe(true);
}

it('writes hash, address, pointer and verified, whether the profile was there or not', async () => {
  for (const isThere of [true, false]) {
    const user = await TestUser.signUp();
    if (isThere) await writeDocument(`profiles/${user.uid}`, { id: user.uid, verified: false });
    const mine = tab('a');
    expect(await user.call(finishSetup, mine)).toBeNull();
    await expectWalletOf(user, mine);
    const stored = await readDocument(`phrase_hashes/${user.uid}`);
    expect(JSON.stringify(stored)).not.toContain(mine.phrase_hash);
  }
});

it('knows an address by its checksum form, however it was sent', async () => {
  const user = await TestUser.signUp();
  const mine = tab('a');
  await user.call(finishSetup, { ...mine, address: mine.address.toLowerCase() });
  await expectWalletOf(user, mine);
});

it('marks the fallback address, and no other, as one without a key', async () => {
  const user = await TestUser.signUp();
  const mine = { ...tab('a'), address: fallbackAddress(user.uid) };
  await user.call(finishSetup, mine);
  await expectWalletOf(user, mine, true);
});

it('the same again succeeds: the answer may have been lost', async () => {
  const user = await TestUser.signUp();
  const mine = tab('a');
  await user.call(finishSetup, mine);
  expect(await user.call(finishSetup, mine)).toBeNull();
  await expectWalletOf(user, mine);
});

it('refuses another phrase, or another address of the same one, without a change', async () => {
  const user = await TestUser.signUp();
  const mine = tab('a');
  await user.call(finishSetup, mine);
  for (const other of [
    tab('b'),
    { ...mine, address: tab('a').address },
    { ...tab('b'), address: mine.address },
  ]) {
    expect(await user.refusal(finishSetup, other)).toEqual(otherTab);
    expect(await user.refusalReason(finishSetup, other)).toBe('walletIsSetUp');
  }
  await expectWalletOf(user, mine);
});

it('a second tab that only opens the page does not affect the first', async () => {
  const user = await TestUser.signUp();
  const [first, second] = [tab('a'), tab('b')];
  await user.call(storeRecoveryPhraseHash, { phrase_hash: first.phrase_hash });
  await user.call(storeRecoveryPhraseHash, { phrase_hash: second.phrase_hash });
  await user.call(finishSetup, first);
  const again = { phrase_hash: second.phrase_hash };
  expect(await user.refusalReason(storeRecoveryPhraseHash, again)).toBe('walletIsSetUp');
  await expectWalletOf(user, first);
  expect(await user.call(verifyRecoveryPhrase, { phrase_to_verify: second.phrase_hash })).toBe(false);
});

it('of several tabs in parallel exactly one wins completely, and the others are refused', async () => {
  const user = await TestUser.signUp();
  const tabs = ['a', 'b', 'c', 'd'].map(tab);
  const winners: Tab[] = [];
  const losses: string[] = [];
  const finish = (mine: Tab) =>
    user.call(finishSetup, mine).then(
      () => winners.push(mine),
      (error: unknown) => losses.push(String(error)),
    );
  await Promise.all(tabs.map(finish));

  const [winner, ...more] = winners;
  if (!winner) throw new Error('No call won');
  expect(more).toEqual([]);
  expect(losses).toEqual(
    Array.from({ length: tabs.length - 1 }, () => expect.stringContaining(otherTab.message) as string),
  );
  await expectWalletOf(user, winner);
});

it('repeated parallel calls are one setup', async () => {
  const user = await TestUser.signUp();
  const mine = tab('a');
  await Promise.all(Array.from({ length: 3 }, () => user.call(finishSetup, mine)));
  await expectWalletOf(user, mine);
});

it('finishes a setup that stopped half-way: removes the address of an unconfirmed phrase', async () => {
  const user = await TestUser.signUp();
  const [before, mine] = [tab('b'), tab('a')];
  const formerId = walletAddressId(user.uid, before.address);
  await user.call(storeRecoveryPhraseHash, { phrase_hash: before.phrase_hash });
  await writeDocument(`wallet_addresses/${formerId}`, {
    user_id: user.uid,
    address: before.address,
    network: 'ethereum',
    is_primary: true,
    derivation_index: 0,
    watch_only: false,
  });
  await writeDocument(`profiles/${user.uid}`, {
    id: user.uid,
    verified: false,
    primary_wallet_address_id: formerId,
  });
  await user.call(finishSetup, mine);
  await expectWalletOf(user, mine);
});

it('two people may have one address: it is their phrase that opens it', async () => {
  const users = [await TestUser.signUp(), await TestUser.signUp()];
  const mine = tab('a');
  for (const user of users) await user.call(finishSetup, mine);
  for (const user of users) await expectWalletOf(user, mine);
});
