import { createMnemonic } from '@everything-wallet/core/accounts/createMnemonic';
import { isValidMnemonic } from '@everything-wallet/core/accounts/isValidMnemonic';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { deferred } from '../../../testing/deferred.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { storeRecoveryPhraseHash } from '../api/storeRecoveryPhraseHash.ts';
import { useNewPhrase } from './useNewPhrase.ts';

vi.mock('../api/storeRecoveryPhraseHash.ts', () => ({ storeRecoveryPhraseHash: vi.fn() }));
vi.mock('@everything-wallet/core/accounts/createMnemonic', { spy: true });
setUpComponentTests();

let problems: () => readonly string[];
beforeEach(() => {
  problems = loggedProblems();
  vi.mocked(storeRecoveryPhraseHash).mockReset().mockResolvedValue(undefined);
});

const renderNewPhrase = () => renderHook(() => useNewPhrase(), { wrapper: StrictMode });

const storedPhrases = () => vi.mocked(storeRecoveryPhraseHash).mock.calls.map(([phrase]) => phrase);

async function renderFailed() {
  vi.mocked(storeRecoveryPhraseHash).mockRejectedValueOnce(new Error('unavailable'));
  const { result } = renderNewPhrase();
  await waitFor(() => expect(result.current.setup.status).toBe('failed'));
  return result;
}

describe('a visit', () => {
  test('creates one phrase of 12 words and stores its hash once, though effects run twice', async () => {
    const { result } = renderNewPhrase();
    await waitFor(() => expect(result.current.setup.status).toBe('ready'));
    expect(createMnemonic).toHaveBeenCalledOnce();
    const [phrase, ...others] = storedPhrases();
    expect(others).toEqual([]);
    expect(result.current.setup).toEqual({ status: 'ready', phrase });
    expect(phrase?.split(' ')).toHaveLength(12);
    expect(isValidMnemonic(phrase ?? '')).toBe(true);
  });

  test('preserves the phrase over renders', async () => {
    const { result, rerender } = renderNewPhrase();
    await waitFor(() => expect(result.current.setup.status).toBe('ready'));
    const { setup } = result.current;
    rerender();
    expect(result.current.setup).toBe(setup);
    expect(storeRecoveryPhraseHash).toHaveBeenCalledOnce();
  });

  test('shows no words before their hash is stored', async () => {
    const storing = deferred<undefined>();
    vi.mocked(storeRecoveryPhraseHash).mockReturnValue(storing.promise);
    const { result } = renderNewPhrase();
    expect(result.current.setup).toEqual({ status: 'loading' });
    await act(async () => {
      storing.resolve(undefined);
      await storing.promise;
    });
    expect(result.current.setup.status).toBe('ready');
  });

  test('is followed by one with another phrase', async () => {
    for (const visit of [renderNewPhrase(), renderNewPhrase()])
      await waitFor(() => expect(visit.result.current.setup.status).toBe('ready'));
    const [first, second] = storedPhrases();
    expect(first).not.toBe(second);
  });
});

describe('a failure', () => {
  test('to store the hash has its message, and logs no word of the phrase', async () => {
    const result = await renderFailed();
    expect(result.current.setup).toEqual({ status: 'failed', message: 'phrase.error.store' });
    expect(problems()).toEqual(['[wallet] The recovery phrase could not be set up Error']);
  });

  test('to store the hash is retried with the same phrase', async () => {
    const result = await renderFailed();
    act(() => result.current.retry());
    expect(result.current.setup).toEqual({ status: 'loading' });
    await waitFor(() => expect(result.current.setup.status).toBe('ready'));
    const [first, second] = storedPhrases();
    expect(second).toBe(first);
    expect(result.current.setup).toEqual({ status: 'ready', phrase: first });
    expect(createMnemonic).toHaveBeenCalledOnce();
  });

  test('to create a phrase has its message, and a retry creates one', async () => {
    vi.mocked(createMnemonic).mockImplementationOnce(() => {
      throw new Error('no randomness');
    });
    // Without StrictMode, whose second effect would retry at once.
    const { result } = renderHook(() => useNewPhrase());
    await waitFor(() =>
      expect(result.current.setup).toEqual({ status: 'failed', message: 'phrase.error.generate' }),
    );
    expect(storeRecoveryPhraseHash).not.toHaveBeenCalled();
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.setup.status).toBe('ready'));
  });

  test('sends no two requests at once', async () => {
    const result = await renderFailed();
    act(() => {
      result.current.retry();
      result.current.retry();
    });
    await waitFor(() => expect(result.current.setup.status).toBe('ready'));
    expect(storedPhrases()).toHaveLength(2);
  });
});
