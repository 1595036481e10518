// @vitest-environment node
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TextId } from '../../texts/texts.ts';
import type { Account } from './Account.ts';
import { saveAccount } from './api/saveAccount.ts';
import { createPhraseAccount } from './createPhraseAccount.ts';

vi.mock('./api/saveAccount.ts', () => ({ saveAccount: vi.fn() }));

const JUNK = `${'test '.repeat(11)}junk`;
/** First three addresses of JUNK, as published by the tools that use it as their default. */
const JUNK_ADDRESSES = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const;
const ABOUT = `${'abandon '.repeat(11)}about`;

/** An account of JUNK. */
function account(index: number | null, address: string = JUNK_ADDRESSES[index ?? 0] ?? ''): Account {
  return {
    id: `alice_${address.toLowerCase()}`,
    number: 1,
    user_id: 'alice',
    address,
    network: 'ethereum',
    is_primary: false,
    derivation_index: index,
    watch_only: index === null,
  };
}

const verifyPhrase = vi.fn<(phrase: string) => Promise<boolean>>();
const create = (accounts: readonly Account[], index: number, phrase = JUNK) =>
  createPhraseAccount('alice', accounts, index, phrase, verifyPhrase);

beforeEach(() => {
  verifyPhrase.mockReset().mockResolvedValue(true);
  vi.mocked(saveAccount).mockReset().mockResolvedValue(undefined);
});

async function expectRefused(creating: Promise<void>, textId: TextId) {
  const error: unknown = await creating.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(WalletError);
  expect(error).toMatchObject({ textId });
  expect(saveAccount).not.toHaveBeenCalled();
}

describe('adds', () => {
  test.each<[string, readonly Account[], number]>([
    ['the second account', [account(0)], 1],
    ['the third account', [account(0), account(1)], 2],
    ['an account that was deleted', [account(0), account(2)], 1],
    ['the first account where none is left', [], 0],
    ['an account beside one that is only watched', [account(null, JUNK_ADDRESSES[2])], 0],
  ])('%s, with the address of its own key', async (_, accounts, index) => {
    await create(accounts, index);
    expect(vi.mocked(saveAccount).mock.calls).toEqual([
      ['alice', { address: JUNK_ADDRESSES[index], derivationIndex: index }],
    ]);
    expect(verifyPhrase.mock.calls).toEqual([[JUNK]]);
  });

  // Regression: an attempt whose response was lost is listed by the time of the retry.
  test('the same account on a retry', async () => {
    await create([account(0), account(1)], 1);
    expect(vi.mocked(saveAccount).mock.calls).toEqual([
      ['alice', { address: JUNK_ADDRESSES[1], derivationIndex: 1 }],
    ]);
  });
});

describe('refuses', () => {
  test('an invalid phrase, before any call', async () => {
    await expectRefused(create([account(0)], 1, 'abandon '.repeat(12)), 'send.error.invalidPhrase');
    expect(verifyPhrase).not.toHaveBeenCalled();
  });

  test('the phrase of another wallet, before any call', async () => {
    await expectRefused(create([account(0)], 1, ABOUT), 'phrase.verify.error.mismatch');
    expect(verifyPhrase).not.toHaveBeenCalled();
  });

  test('the phrase of another wallet that only the server can detect', async () => {
    verifyPhrase.mockResolvedValue(false);
    await expectRefused(create([], 0, ABOUT), 'phrase.verify.error.mismatch');
  });

  test('an address listed as watch-only, which would stay without a key', async () => {
    await expectRefused(create([account(0), account(null, JUNK_ADDRESSES[1])], 1), 'accounts.error.watched');
  });

  test('any phrase while the server cannot be reached', async () => {
    verifyPhrase.mockRejectedValue(new Error('unavailable'));
    await expect(create([account(0)], 1)).rejects.toThrow('unavailable');
    expect(saveAccount).not.toHaveBeenCalled();
  });
});
