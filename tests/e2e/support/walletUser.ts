import { createHash } from 'node:crypto';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { generateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { HDNodeWallet, Wallet } from 'ethers';
import { createAccount, type Account } from './account.ts';
import { commit } from './documents.ts';
import { postJson } from './postJson.ts';
import { stack } from './stack.ts';

/** A user whose wallet is set up. */
export interface WalletUser extends Account {
  readonly phrase: string;
  /** Checksum address of the phrase's first account. */
  readonly address: string;
}

/**
 * Sets a user up as the app does, and faster: an account, the phrase's hash through the callable, then address and
 * profile as that user, under the rules.
 */
export async function createWalletUser(): Promise<WalletUser> {
  const account = await createAccount();
  const { uid, idToken } = account;
  const phrase = newPhrase();
  const address = addressOf(phrase);

  const phraseHash = createHash('sha256').update(phrase).digest('hex');
  await call('storeRecoveryPhraseHash', { phrase_hash: phraseHash }, idToken);

  const addressId = `${uid}_${address.toLowerCase()}`;
  const profile = { id: uid, primary_wallet_address_id: addressId };
  await commit(
    [
      { path: `profiles/${uid}`, fields: { ...profile, verified: false } },
      {
        path: `wallet_addresses/${addressId}`,
        fields: {
          user_id: uid,
          address,
          network: 'ethereum',
          is_primary: true,
          derivation_index: 0,
          watch_only: false,
        },
        timestampField: 'created_at',
      },
    ],
    idToken,
  );
  await commit([{ path: `profiles/${uid}`, fields: { ...profile, verified: true } }], idToken);
  return { ...account, phrase, address };
}

/** A valid phrase that nobody has. */
export function newPhrase(): string {
  return generateMnemonic(wordlist, 128);
}

/** The checksum address at the default derivation path, by a library of its own. */
export function addressOf(phrase: string): string {
  return HDNodeWallet.fromPhrase(phrase).address;
}

/** A checksum address that no test has used and nobody has coins on. */
export function newAddress(): string {
  return Wallet.createRandom().address;
}

/** Calls a callable as a user. */
export async function call<Result>(name: string, data: unknown, idToken: string): Promise<Result> {
  const { result } = await postJson<{ result: Result }>(`${stack.functionsUrl}/${name}`, { data }, idToken);
  return result;
}

/** Has the faucet send coins, and waits until they are there. */
export async function fund(address: string, network: RpcName, amount: string): Promise<void> {
  await postJson(`${stack.faucetUrl}/fund`, { address, network, amount });
}
