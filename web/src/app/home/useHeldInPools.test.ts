import type { PoolsQuestion } from '@everything-wallet/core/schemas/pools';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addAnswer } from '../../features/holdings/addAnswer.ts';
import { assetsOf } from '../../features/holdings/assetsOf.ts';
import { holding, holdingsAnswer, tokenFacts } from '../../features/holdings/testing/holdingsAnswer.ts';
import { fakePools } from '../../features/defi/testing/fakePools.ts';
import { fakeServer } from '../../lib/firebase/testing/fakeServer.ts';
import { serveExchange } from '../../lib/calls/testing/fakeExchange.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { useHeldInPools } from './useHeldInPools.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
setUpComponentTests();
afterEach(() => fakeServer.reset());

const network = networkById('ethereum');
const OWN = ['0x9858EfFD232B4033E47d90003D41EC34EcaEda94'];
const [me = ''] = OWN;
const [{ address: share, name } = expect.unreachable()] = listedPools('ethereum');

function assets(units: bigint) {
  const snapshot = addAnswer(undefined, {
    network,
    accounts: [me],
    discovered: true,
    answer: holdingsAnswer([holding(me, units, share)], [tokenFacts(share, { isListed: true })]),
    msSinceHeard: () => 0,
  });
  return assetsOf([snapshot], []);
}

const requestedVaults = () =>
  fakeServer.asked('refreshWallet').flatMap((input) => (input as { vaults?: PoolsQuestion }).vaults ?? []);

function held(poolAssets: ReturnType<typeof assets>) {
  return renderHook(() => useHeldInPools(poolAssets, OWN), { wrapper: AppShell }).result;
}

test('queries a pool in which an account has a share, and values the position', async () => {
  serveExchange({
    vaults: (question: PoolsQuestion) =>
      fakePools(question, { [share]: { position: { shares: '5', assets: '10' } } }),
    tokenUsd: 3,
    coinUsd: 3,
  });
  const result = held(assets(5n));
  expect(result.current).toMatchObject({ shares: [], isAsked: true });
  await waitFor(() =>
    expect(result.current).toMatchObject({
      shares: [{ network, name, units: 10n, decimals: 18, price: 3 }],
      unknown: 0,
      isAsked: false,
    }),
  );
  expect(requestedVaults()).toEqual([{ network: 'mainnet', addresses: OWN }]);
});

test('a network that does not answer is unknown, and no 0', async () => {
  serveExchange({
    vaults: () => {
      throw new Error('down');
    },
  });
  const result = held(assets(5n));
  await waitFor(() => expect(result.current).toMatchObject({ shares: [], unknown: 1, isAsked: false }));
});

test('sends no request without a share', async () => {
  serveExchange({ vaults: (question: PoolsQuestion) => fakePools(question) });
  const result = held(assets(0n));
  await act(async () => Promise.resolve());
  expect(result.current).toMatchObject({ shares: [], unknown: 0, isAsked: false });
  expect(requestedVaults()).toEqual([]);
});
