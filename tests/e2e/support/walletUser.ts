import { createHash } from 'node:crypto';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { generateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { HDNodeWallet, parseEther, Wallet } from 'ethers';
import { createAccount, type Account } from './account.ts';
import { Chain } from './Chain.ts';
import { postJson } from './postJson.ts';
import { stack } from './stack.ts';

/** A user whose wallet is set up. */
export interface WalletUser extends Account {
  readonly phrase: string;
  /** Checksum address of the phrase's first account. */
  readonly address: string;
}

/** Sets a user up as the app does, without a browser: an account, and the call that finishes the setup. */
export async function createWalletUser(): Promise<WalletUser> {
  const account = await createAccount();
  const phrase = newPhrase();
  const address = addressOf(phrase);
  const phraseHash = createHash('sha256').update(phrase).digest('hex');
  await call('finishSetup', { phrase_hash: phraseHash, address }, account.idToken);
  return { ...account, phrase, address };
}

/** Returns a valid new phrase. */
export function newPhrase(): string {
  return generateMnemonic(wordlist, 128);
}

/** The checksum address at the default derivation path, by a library of its own. */
export function addressOf(phrase: string): string {
  return HDNodeWallet.fromPhrase(phrase).address;
}

/** Returns a new checksum address without coins. */
export function newAddress(): string {
  return Wallet.createRandom().address;
}

/** Calls a callable as a user. */
export async function call<Result>(name: string, data: unknown, idToken: string): Promise<Result> {
  const { result } = await postJson<{ result: Result }>(`${stack.functionsUrl}/${name}`, { data }, idToken);
  return result;
}

/**
 * Gives an address coins more than it has, in a new block. By the chain's own means and not by a transfer, which the history would
 * have.
 *
 * @param amount in coin
 */
export async function fund(address: string, network: RpcName, amount: string): Promise<void> {
  const chain = new Chain(network);
  const after = (await chain.balance(address)) + parseEther(amount);
  await chain.ask('anvil_setBalance', address, `0x${after.toString(16)}`);
  await chain.mine();
}
