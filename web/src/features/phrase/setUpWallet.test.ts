// @vitest-environment node
import { createMnemonic } from '@everything-wallet/core/accounts/createMnemonic';
import { fallbackAddress } from '@everything-wallet/core/accounts/fallbackAddress';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallableError } from '../../lib/firebase/CallableError.ts';
import type { TextId } from '../../texts/texts.ts';
import { deferred } from '../../testing/deferred.ts';
import { promisesSettled } from '../../testing/promisesSettled.ts';
import { finishSetup } from './api/finishSetup.ts';
import { getVerified } from './api/getVerified.ts';
import { setUpWallet } from './setUpWallet.ts';

vi.mock('./api/finishSetup.ts', () => ({ finishSetup: vi.fn() }));
vi.mock('./api/getVerified.ts', () => ({ getVerified: vi.fn() }));

const JUNK = `${'test '.repeat(11)}junk`;
/** First address of JUNK, as published by the tools that use it as their default. */
const JUNK_ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const NO_MNEMONIC = 'abandon '.repeat(12).trim();

beforeEach(() => {
  vi.mocked(finishSetup).mockReset().mockResolvedValue(undefined);
  vi.mocked(getVerified).mockReset().mockResolvedValue(true);
});

async function expectFailure(finishing: Promise<unknown>, textId: TextId) {
  const error: unknown = await finishing.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(WalletError);
  expect(error).toMatchObject({ textId });
}

const finish = (phrase = JUNK, onFallback = vi.fn()) => setUpWallet('alice', phrase, onFallback);

describe('a phrase', () => {
  test('is sent with its own address, and verified is checked after that', async () => {
    const sent = deferred<undefined>();
    vi.mocked(finishSetup).mockReturnValue(sent.promise);
    const onFallback = vi.fn();
    const finishing = finish(JUNK, onFallback);
    await vi.waitFor(() => expect(finishSetup).toHaveBeenCalledExactlyOnceWith(JUNK, JUNK_ADDRESS));
    await promisesSettled();
    expect(getVerified).not.toHaveBeenCalled();
    sent.resolve(undefined);
    expect(await finishing).toBe('finished');
    expect(getVerified).toHaveBeenCalledExactlyOnceWith('alice');
    expect(onFallback).not.toHaveBeenCalled();
  });

  test('of our own never needs the fallback', async () => {
    const onFallback = vi.fn();
    await finish(createMnemonic(), onFallback);
    expect(onFallback).not.toHaveBeenCalled();
  });
});

describe('an invalid phrase', () => {
  test("uses the user's fallback address, and reports it", async () => {
    const onFallback = vi.fn();
    expect(await finish(NO_MNEMONIC, onFallback)).toBe('finished');
    expect(onFallback).toHaveBeenCalledOnce();
    expect(finishSetup).toHaveBeenCalledExactlyOnceWith(NO_MNEMONIC, fallbackAddress('alice'));
  });

  test('gives the same address for the same user, whatever the phrase', async () => {
    await finish(NO_MNEMONIC);
    await finish('no words of the list');
    const [[, first] = [], [, second] = []] = vi.mocked(finishSetup).mock.calls;
    expect(first).toBe(second);
  });
});

describe('another tab', () => {
  test('that was first owns the wallet, without an error', async () => {
    vi.mocked(finishSetup).mockRejectedValue(
      new CallableError('failed-precondition', 'Set up.', { reason: 'walletIsSetUp' }),
    );
    expect(await finish()).toBe('lost');
    expect(getVerified).not.toHaveBeenCalled();
  });
});

describe('failures', () => {
  test('reports a lost answer, and a retry sends the same', async () => {
    vi.mocked(finishSetup).mockRejectedValueOnce(new CallableError('deadline-exceeded', ''));
    await expectFailure(finish(), 'phrase.error.complete');
    expect(await finish()).toBe('finished');
    const [first, second] = vi.mocked(finishSetup).mock.calls;
    expect(second).toEqual(first);
  });

  test('reports a browser that cannot hash', async () => {
    vi.mocked(finishSetup).mockRejectedValue(new TypeError('subtle is undefined'));
    await expectFailure(finish(), 'phrase.error.complete');
  });

  test('reports a server that refuses, and the setup does not end in success', async () => {
    vi.mocked(finishSetup).mockRejectedValue(
      new CallableError('resource-exhausted', 'Too many attempts.', { reason: 'tooManyRequests' }),
    );
    await expectFailure(finish(), 'phrase.error.verification');
    expect(getVerified).not.toHaveBeenCalled();
  });

  test('reports a verified flag that cannot be checked', async () => {
    vi.mocked(getVerified).mockRejectedValue(new Error('unavailable'));
    await expectFailure(finish(), 'phrase.error.verification');
  });

  test('reports a profile that is still unverified afterwards', async () => {
    vi.mocked(getVerified).mockResolvedValue(false);
    await expectFailure(finish(), 'phrase.error.verification');
  });
});
