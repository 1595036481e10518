import { expect } from '@playwright/test';
import { commit, documentAt, documentsOf, query, read } from './support/documents.ts';
import { test } from './support/test.ts';
import { createWalletUser, newAddress } from './support/walletUser.ts';

/*
 * Data of one user that another can access: none. Requested without the app, with a token of the other user.
 */

test("another user's documents can be neither read, listed nor written", async ({
  sendDialog,
  walletPage,
  fundedUser,
}) => {
  const victim = fundedUser;
  await sendDialog.send({ recipient: newAddress(), amount: '1', phrase: victim.phrase });
  await expect(walletPage.row('−1 ETH')).toContainText('completed');
  const [transaction] = await documentsOf(victim.uid, 'transactions');
  const transactionPath = `transactions/${victim.uid}_1_${String(transaction?.['tx_hash'])}`;
  const addressPath = `wallet_addresses/${victim.uid}_${victim.address.toLowerCase()}`;
  const profilePath = `profiles/${victim.uid}`;
  const stranger = await createWalletUser();

  for (const path of [transactionPath, addressPath, profilePath]) {
    expect((await read(path, victim.idToken)).status, `${path} is the owner's to read`).toBe(200);
    expect((await read(path, stranger.idToken)).status, `${path} is not readable by others`).toBe(403);
  }
  for (const collection of ['transactions', 'wallet_addresses']) {
    expect(await query(collection, victim.uid, victim.idToken)).toHaveLength(1);
    await expect(query(collection, victim.uid, stranger.idToken)).rejects.toThrow(/403/);
  }

  const before = await documentAt(profilePath);
  const forged = { id: victim.uid, verified: true, primary_wallet_address_id: null };
  await expect(commit([{ path: profilePath, fields: forged }], stranger.idToken)).rejects.toThrow(/403/);
  expect(await documentAt(profilePath)).toEqual(before);
  // History is written by the server alone: its subject cannot change it either.
  const rewritten = { ...plain(transaction), amount: '1000' };
  await expect(commit([{ path: transactionPath, fields: rewritten }], victim.idToken)).rejects.toThrow(/403/);
  expect(await documentAt(transactionPath)).toEqual(transaction);
});

/** The text fields of a document, to write them again. */
function plain(fields: Readonly<Record<string, unknown>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
