import { fallbackAddress } from '@everything-wallet/core/accounts/fallbackAddress';
import { beforeEach, expect, it } from 'vitest';
import type { WalletSetup } from '../../data/walletSetups.ts';
import { finishWalletSetup } from './finishWalletSetup.ts';

const pepper = '0123456789abcdef0123456789abcdef';
const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER_ADDRESS = '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0';
const mine = { digest: 'a'.repeat(64), address: ADDRESS };

let written: WalletSetup | undefined;
let attempts: number;
const store = {
  finish: (_: string, setup: WalletSetup) => {
    if (written) {
      attempts += 1;
      const hasAddress = written.address === setup.address;
      return Promise.resolve({ keyedDigest: written.keyedDigest, attempts, hasAddress });
    }
    written = setup;
    return Promise.resolve('finished' as const);
  },
};
const finish = (setup = mine) => finishWalletSetup(store, pepper, 'user', setup);

beforeEach(() => {
  written = undefined;
  attempts = 0;
});

it('writes a keyed digest and the checksum address', async () => {
  await finish({ ...mine, address: ADDRESS.toLowerCase() });
  expect(written).toEqual({
    keyedDigest: expect.stringMatching(/^[0-9a-f]{16}:[0-9a-f]{64}$/) as string,
    address: ADDRESS,
    watchOnly: false,
  });
  expect(written?.keyedDigest).not.toBe(mine.digest);
});

it("marks the user's fallback address as watch-only, and no other user's", async () => {
  await finish({ ...mine, address: fallbackAddress('user') });
  expect(written).toMatchObject({ watchOnly: true });
  written = undefined;
  await finish({ ...mine, address: fallbackAddress('other') });
  expect(written).toMatchObject({ watchOnly: false });
});

it('succeeds with an existing setup', async () => {
  await finish();
  const first = written;
  await finish();
  expect(written).toBe(first);
});

it('succeeds with a digest of an earlier pepper', async () => {
  await finishWalletSetup(store, 'q'.repeat(32), 'user', mine);
  await expect(finish()).rejects.toThrow();
  await finishWalletSetup(store, `${pepper},${'q'.repeat(32)}`, 'user', mine);
});

it.each([
  ['another digest', { ...mine, digest: 'b'.repeat(64) }],
  ['another address', { ...mine, address: OTHER_ADDRESS }],
])('refuses %s once it is finished', async (_, other) => {
  await finish();
  await expect(finish(other)).rejects.toMatchObject({
    code: 'failed-precondition',
    message: 'This wallet is already set up with a different recovery phrase.',
    details: { reason: 'walletIsSetUp' },
  });
});

it('is no way around the limit on guesses', async () => {
  await finish();
  attempts = 1_000;
  await expect(finish()).rejects.toMatchObject({ code: 'resource-exhausted' });
});
