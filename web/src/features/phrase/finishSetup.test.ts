// @vitest-environment node
import { createMnemonic } from '@everything-wallet/core/accounts/createMnemonic';
import { fallbackAddress } from '@everything-wallet/core/accounts/fallbackAddress';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { MessageId } from '../../messages/messages.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { promisesSettled } from '../../testing/promisesSettled.ts';
import { getVerified } from './api/getVerified.ts';
import { savePrimaryAddress } from './api/savePrimaryAddress.ts';
import { setVerified } from './api/setVerified.ts';
import { storeRecoveryPhraseHash } from './api/storeRecoveryPhraseHash.ts';
import { finishSetup } from './finishSetup.ts';

vi.mock('./api/getVerified.ts', () => ({ getVerified: vi.fn() }));
vi.mock('./api/savePrimaryAddress.ts', () => ({ savePrimaryAddress: vi.fn() }));
vi.mock('./api/setVerified.ts', () => ({ setVerified: vi.fn() }));
vi.mock('./api/storeRecoveryPhraseHash.ts', () => ({ storeRecoveryPhraseHash: vi.fn() }));

const JUNK = `${'test '.repeat(11)}junk`;
/** The first address of JUNK, as published by the tools that use it as their default. */
const JUNK_ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const NO_MNEMONIC = 'abandon '.repeat(12).trim();

let problems: () => readonly string[];
beforeEach(() => {
  problems = loggedProblems();
  vi.mocked(storeRecoveryPhraseHash).mockReset().mockResolvedValue(undefined);
  vi.mocked(savePrimaryAddress).mockReset().mockResolvedValue(undefined);
  vi.mocked(setVerified).mockReset().mockResolvedValue(undefined);
  vi.mocked(getVerified).mockReset().mockResolvedValue(true);
});

afterEach(() => void vi.restoreAllMocks());

async function expectFailure(finishing: Promise<void>, messageId: MessageId) {
  const error: unknown = await finishing.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(WalletError);
  expect(error).toMatchObject({ messageId });
}

const finish = (phrase = JUNK, onFallback = vi.fn()) => finishSetup('alice', phrase, onFallback);

describe('the steps', () => {
  test('are done one after the other: hash, address, verified, verified checked', async () => {
    const steps = [
      { name: 'hash', api: vi.mocked(storeRecoveryPhraseHash), done: deferred<undefined>() },
      { name: 'address', api: vi.mocked(savePrimaryAddress), done: deferred<undefined>() },
      { name: 'verified', api: vi.mocked(setVerified), done: deferred<undefined>() },
    ];
    for (const { api, done } of steps) api.mockReturnValue(done.promise);
    const begun = () => steps.filter(({ api }) => api.mock.calls.length > 0).map(({ name }) => name);

    const finishing = finish();
    for (const [index, { done, api }] of steps.entries()) {
      await vi.waitFor(() => expect(api).toHaveBeenCalledOnce());
      await promisesSettled();
      expect(begun()).toEqual(['hash', 'address', 'verified'].slice(0, index + 1));
      expect(getVerified).not.toHaveBeenCalled();
      done.resolve(undefined);
    }
    await finishing;
    expect(getVerified).toHaveBeenCalledExactlyOnceWith('alice');
  });

  test("save the phrase's own address, with its key", async () => {
    const onFallback = vi.fn();
    await finish(JUNK, onFallback);
    expect(savePrimaryAddress).toHaveBeenCalledExactlyOnceWith('alice', {
      address: JUNK_ADDRESS,
      watchOnly: false,
    });
    expect(storeRecoveryPhraseHash).toHaveBeenCalledExactlyOnceWith(JUNK);
    expect(setVerified).toHaveBeenCalledExactlyOnceWith('alice');
    expect(onFallback).not.toHaveBeenCalled();
    expect(problems()).toEqual([]);
  });

  test('never need the fallback for a phrase of our own making', async () => {
    const onFallback = vi.fn();
    await finish(createMnemonic(), onFallback);
    expect(onFallback).not.toHaveBeenCalled();
  });
});

describe('a phrase that is no mnemonic', () => {
  test('gives the watch-only fallback address of the user, and says so', async () => {
    const onFallback = vi.fn();
    await finish(NO_MNEMONIC, onFallback);
    expect(onFallback).toHaveBeenCalledOnce();
    expect(savePrimaryAddress).toHaveBeenCalledExactlyOnceWith('alice', {
      address: fallbackAddress('alice'),
      watchOnly: true,
    });
    expect(setVerified).toHaveBeenCalledOnce();
  });

  test('gives the same address for the same user, whatever the phrase', async () => {
    await finish(NO_MNEMONIC);
    await finish('no words of the list');
    const [first, second] = vi.mocked(savePrimaryAddress).mock.calls;
    expect(first).toEqual(second);
  });
});

describe('failures', () => {
  test('a hash that cannot be stored ends the setup before anything is written', async () => {
    vi.mocked(storeRecoveryPhraseHash).mockRejectedValue(new Error('unavailable'));
    const onFallback = vi.fn();
    await expectFailure(finish(NO_MNEMONIC, onFallback), 'phrase.error.complete');
    expect(onFallback).not.toHaveBeenCalled();
    expect(savePrimaryAddress).not.toHaveBeenCalled();
    expect(setVerified).not.toHaveBeenCalled();
  });

  test('an address that cannot be saved is only logged, and the setup goes on', async () => {
    vi.mocked(savePrimaryAddress).mockRejectedValue(new Error('permission-denied'));
    await finish();
    expect(problems()).toEqual(['[wallet] The wallet address could not be saved Error']);
    expect(setVerified).toHaveBeenCalledOnce();
    expect(getVerified).toHaveBeenCalledOnce();
  });

  test('a verified flag that cannot be set is told', async () => {
    vi.mocked(setVerified).mockRejectedValue(new Error('permission-denied'));
    await expectFailure(finish(), 'phrase.error.verification');
  });

  test('a verified flag that cannot be checked is told', async () => {
    vi.mocked(getVerified).mockRejectedValue(new Error('unavailable'));
    await expectFailure(finish(), 'phrase.error.verification');
  });

  test('a profile that is still unverified afterwards is told', async () => {
    vi.mocked(getVerified).mockResolvedValue(false);
    await expectFailure(finish(), 'phrase.error.verification');
  });
});
