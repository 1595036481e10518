import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { deferred } from '../../../testing/deferred.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { promisesSettled } from '../../../testing/promisesSettled.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { getTokenDetails } from '../api/getTokenDetails.ts';
import { storeTokenDecimals } from '../api/storeTokenDecimals.ts';
import type { CustomToken } from '../CustomToken.ts';
import { useTokenDecimals, type TokenDecimals } from './useTokenDecimals.ts';

vi.mock('../api/getTokenDetails.ts', () => ({ getTokenDetails: vi.fn() }));
vi.mock('../api/storeTokenDecimals.ts', () => ({ storeTokenDecimals: vi.fn() }));
setUpComponentTests();

const DETAILS = { name: 'Test Dollar', symbol: 'TUSD', decimals: 6 };
const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

let problems: () => readonly string[];
beforeEach(() => {
  problems = loggedProblems();
  vi.mocked(getTokenDetails).mockReset().mockResolvedValue(DETAILS);
  vi.mocked(storeTokenDecimals).mockReset().mockResolvedValue();
});

const token = (fields: Partial<CustomToken> = {}): CustomToken => ({
  id: 'alice_polygon_1',
  user_id: 'alice',
  token_name: 'Test Dollar',
  token_symbol: 'TUSD',
  contract_address: contract,
  network: 'polygon',
  icon: '',
  balance: '0',
  usd_value: '0',
  decimals: null,
  ...fields,
});

function renderDecimals(of: CustomToken = token()) {
  const { result, rerender } = renderHook(
    (shown: CustomToken) => useTokenDecimals(shown, networkById('polygon')),
    {
      wrapper: AppShell,
      initialProps: of,
    },
  );
  return { decimals: () => result.current, becomes: rerender };
}

function confirm(decimals: () => TokenDecimals) {
  const stated = decimals();
  if (stated.status !== 'stated') throw new Error(stated.status);
  act(stated.confirm);
}

// Regression: a token that was added while a node was down could never be sent.
test('reads the contract, and stores its decimals once the user has confirmed them', async () => {
  const answer = deferred<typeof DETAILS>();
  vi.mocked(getTokenDetails).mockReturnValue(answer.promise);
  const { decimals, becomes } = renderDecimals();
  expect(decimals()).toEqual({ status: 'asking' });
  await waitFor(() =>
    expect(getTokenDetails).toHaveBeenCalledExactlyOnceWith({
      address: contract,
      network: 'polygon-mainnet',
    }),
  );
  expect(storeTokenDecimals).not.toHaveBeenCalled();
  answer.resolve(DETAILS);
  await waitFor(() => expect(decimals()).toMatchObject({ status: 'stated', decimals: 6 }));
  expect(storeTokenDecimals).not.toHaveBeenCalled();
  confirm(decimals);
  await waitFor(() => expect(storeTokenDecimals).toHaveBeenCalledExactlyOnceWith('alice_polygon_1', 6));
  // Until the document has them.
  await waitFor(() => expect(decimals()).toEqual({ status: 'asking' }));
  becomes(token({ decimals: 6 }));
  expect(decimals()).toEqual({ status: 'known' });
  expect(problems()).toEqual([]);
});

test.each([0, 6])('never requests known decimals: %i', async (known) => {
  const { decimals } = renderDecimals(token({ decimals: known }));
  await promisesSettled();
  expect(decimals()).toEqual({ status: 'known' });
  expect(getTokenDetails).not.toHaveBeenCalled();
});

test('stores nothing where the nodes disagree, and retries on request', async () => {
  vi.mocked(getTokenDetails).mockRejectedValueOnce(new CallableError('unavailable', 'The network is down.'));
  const { decimals } = renderDecimals();
  await waitFor(() => expect(decimals().status).toBe('failed'));
  expect(storeTokenDecimals).not.toHaveBeenCalled();
  expect(problems()).toEqual(['[wallet] The decimals of a token could not be found out']);
  const failed = decimals();
  if (failed.status !== 'failed') throw new Error(failed.status);
  expect(failed.message).toBeUndefined();
  failed.retry();
  await waitFor(() => expect(decimals().status).toBe('stated'));
  confirm(decimals);
  await waitFor(() => expect(storeTokenDecimals).toHaveBeenCalledOnce());
});

test('a failed write can be retried', async () => {
  vi.mocked(storeTokenDecimals).mockRejectedValueOnce(new Error('offline'));
  const { decimals } = renderDecimals();
  await waitFor(() => expect(decimals().status).toBe('stated'));
  confirm(decimals);
  await waitFor(() => expect(decimals().status).toBe('failed'));
});

test.each(['noToken', 'tooManyRequests'] as const)("shows the server's message: %s", async (reason) => {
  const sentence = 'There is no ERC-20 token at this address on this network.';
  vi.mocked(getTokenDetails).mockRejectedValue(
    new CallableError('failed-precondition', sentence, { reason }),
  );
  const { decimals } = renderDecimals();
  await waitFor(() => expect(decimals()).toMatchObject({ status: 'failed', message: sentence }));
  expect(storeTokenDecimals).not.toHaveBeenCalled();
  expect(problems()).toEqual([]);
});
