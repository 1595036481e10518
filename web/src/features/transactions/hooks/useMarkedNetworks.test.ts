import type { RpcName } from '@everything-wallet/core/networks/networks';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { networkAttention } from '../../../lib/refresh/networkAttention.ts';
import { networkChanges } from '../../../lib/refresh/networkChanges.ts';
import { sessionEnd } from '../../../lib/session/sessionEnd.ts';
import { useMarkedNetworks } from './useMarkedNetworks.ts';

const ON: readonly RpcName[] = ['mainnet', 'sepolia'];
let changed: string[];
let stop: () => void;

beforeEach(() => {
  changed = [];
  stop = networkAttention.listen(({ network }) => changed.push(network));
});
afterEach(() => {
  stop();
  sessionEnd.dispatchEvent(new Event('end'));
});

const open = (marks: Record<string, number> | undefined) => {
  const toMap = (given: Record<string, number> | undefined) => given && new Map(Object.entries(given));
  const { rerender, unmount } = renderHook((given) => useMarkedNetworks(ON, given), {
    initialProps: toMap(marks),
  });
  return { mark: (given: Record<string, number> | undefined) => rerender(toMap(given)), unmount };
};

test('announces a newer mark, and not the first ones', () => {
  const { mark } = open({ ethereum: 1, sepolia: 1 });
  expect(changed).toEqual([]);
  mark({ ethereum: 2, sepolia: 1 });
  expect(changed).toEqual(['ethereum']);
});

test('ignores unknown networks and those that are switched off', () => {
  const { mark } = open({});
  mark({ atlantis: 2, polygon: 2 });
  expect(changed).toEqual([]);
});

test('announces marks that came while they were unknown, or between two screens', () => {
  const { mark, unmount } = open({ ethereum: 1 });
  mark(undefined);
  mark({ ethereum: 2 });
  expect(changed).toEqual(['ethereum']);
  unmount();
  open({ ethereum: 2, sepolia: 3 });
  expect(networkChanges.isWithin('sepolia', 1_000)).toBe(true);
});

test('begins anew after a sign-out', () => {
  open({ ethereum: 1 }).unmount();
  sessionEnd.dispatchEvent(new Event('end'));
  open({ ethereum: 2 });
  expect(changed).toEqual([]);
});
