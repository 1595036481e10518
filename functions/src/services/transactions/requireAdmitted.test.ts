import { describe, expect, it, vi } from 'vitest';
import { requireAdmitted } from './requireAdmitted.ts';

const signer = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const account = {
  user_id: 'user',
  address: signer,
  network: 'ethereum',
  is_primary: true,
  derivation_index: 0,
  watch_only: false,
};
const another = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const hasRecord = (has: boolean) => vi.fn(() => Promise.resolve(has));

describe('requireAdmitted', () => {
  const admit = (from: string, validUntil: number | undefined, has: ReturnType<typeof hasRecord>) =>
    requireAdmitted({ sender: { isVerified: true, account }, from, validUntil, hasRecord: has });

  it('lets an own account send without asking for a record', async () => {
    const has = hasRecord(false);
    await admit(signer, undefined, has);
    expect(has).not.toHaveBeenCalled();
  });

  it.each([undefined, Date.now() + 60_000])(
    "refuses another account's signature (until %s)",
    async (until) => {
      await expect(admit(another, until, hasRecord(false))).rejects.toThrow("doesn't match your wallet");
    },
  );

  // Regression: once another account was primary, a transfer of unknown outcome stayed unknown forever.
  it('admits a lookup of a recorded transfer, whichever accounts the user has now', async () => {
    await admit(another, undefined, hasRecord(true));
    const watched = { ...account, watch_only: true };
    const sender = { isVerified: true, account: watched };
    await requireAdmitted({ sender, from: signer, validUntil: undefined, hasRecord: hasRecord(true) });
    await requireAdmitted({
      sender: { isVerified: true },
      from: signer,
      validUntil: undefined,
      hasRecord: hasRecord(true),
    });
  });

  it('admits a lookup of a transfer too late to begin', async () => {
    await admit(another, Date.now() - 1, hasRecord(false));
  });
});
