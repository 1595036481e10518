import { expect } from '@playwright/test';
import { formatEther, parseEther } from 'ethers';
import type { Chain } from './Chain.ts';
import { documentsOf } from './documents.ts';
import type { WalletUser } from './walletUser.ts';

/** A transfer as it should have happened. */
interface ExpectedTransfer {
  readonly recipient: string;
  /** Coin. */
  readonly amount: string;
}

/**
 * Expects exactly one transfer of a user on chain and in the database, their account's first: earlier refused
 * ones reached neither.
 */
export async function expectOnlyTransfer(
  user: WalletUser,
  chain: Chain,
  { recipient, amount }: ExpectedTransfer,
): Promise<void> {
  expect(await chain.nonce(user.address, 'pending')).toBe(1);
  expect(formatEther(await chain.balance(recipient))).toBe(formatEther(parseEther(amount)));
  const records = await documentsOf(user.uid, 'transactions');
  expect(records.map((record) => [record['to_address'], record['nonce']])).toEqual([[recipient, 0]]);
}

/** Expects no transfer of a funded user on chain and in the database. */
export async function expectNoTransfer(user: WalletUser, chain: Chain, funded: string): Promise<void> {
  expect(await chain.nonce(user.address, 'pending')).toBe(0);
  expect(formatEther(await chain.balance(user.address))).toBe(formatEther(parseEther(funded)));
  expect(await documentsOf(user.uid, 'transactions')).toEqual([]);
}
