import { walletAddressId } from '@everything-wallet/core/documents/walletAddress';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc, updateDoc, writeBatch, type WriteBatch } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import {
  ADDRESS,
  newWalletAddress,
  OTHER_ADDRESS,
  storedWalletAddress,
  walletAddressPath,
} from './documents.ts';
import { rulesTest } from './rulesTest.ts';

const personas = rulesTest('primary_address');

const THIRD_ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** Optional writes of Alice's batch. */
interface Steps {
  readonly createProfile: (pointer: string | null) => void;
  readonly point: (pointer: string | null) => void;
  readonly create: (address: string, isPrimary: boolean) => void;
  readonly flag: (address: string, isPrimary: boolean) => void;
  readonly remove: (address: string) => void;
}

const idOf = (address: string) => walletAddressId('alice', address);

function stepsOf(batch: WriteBatch): Steps {
  const profile = doc(personas.alice, 'profiles/alice');
  const addressDoc = (address: string) => doc(personas.alice, walletAddressPath('alice', address));
  return {
    createProfile: (pointer) =>
      batch.set(profile, { id: 'alice', verified: false, primary_wallet_address_id: pointer }),
    point: (pointer) => batch.update(profile, { primary_wallet_address_id: pointer }),
    create: (address, isPrimary) =>
      batch.set(addressDoc(address), newWalletAddress('alice', address, { is_primary: isPrimary })),
    flag: (address, isPrimary) => batch.update(addressDoc(address), { is_primary: isPrimary }),
    remove: (address) => batch.delete(addressDoc(address)),
  };
}

/** Alice writes several documents at once. */
function batchOf(fill: (steps: Steps) => void): Promise<void> {
  const batch = writeBatch(personas.alice);
  fill(stepsOf(batch));
  return batch.commit();
}

async function givenAlice(primary: string | null, ...others: string[]): Promise<void> {
  await personas.given('profiles/alice', {
    id: 'alice',
    verified: true,
    primary_wallet_address_id: primary === null ? null : idOf(primary),
  });
  for (const address of [...(primary === null ? [] : [primary]), ...others]) {
    await personas.given(
      walletAddressPath('alice', address),
      storedWalletAddress('alice', address, { is_primary: address === primary }),
    );
  }
}

test('canary: the rules answer, and allow valid requests', async () => {
  await givenAlice(ADDRESS);
  const snapshot = await assertSucceeds(getDoc(doc(personas.alice, 'profiles/alice')));
  expect(snapshot.get('primary_wallet_address_id')).toBe(idOf(ADDRESS));
});

describe('before the setup is finished', () => {
  const firstAddress = (batch: Steps) => {
    batch.create(ADDRESS, true);
    batch.point(idOf(ADDRESS));
  };
  const givenUnverified = (pointer: string | null) =>
    personas.given('profiles/alice', { id: 'alice', verified: false, primary_wallet_address_id: pointer });

  test('only the functions write the first address', async () => {
    await givenUnverified(null);
    await personas.given('phrase_hashes/alice', { keyed_digest: 'ab'.repeat(32) });
    await assertFails(batchOf(firstAddress));
    await assertFails(batchOf((batch) => batch.create(ADDRESS, true)));
    await assertFails(batchOf((batch) => batch.create(ADDRESS, false)));
  });

  test('nor together with a profile that was missing, or one that verifies itself', async () => {
    await assertFails(
      batchOf((batch) => {
        batch.create(ADDRESS, true);
        batch.createProfile(idOf(ADDRESS));
      }),
    );
    await givenUnverified(null);
    const batch = writeBatch(personas.alice);
    batch.update(doc(personas.alice, 'profiles/alice'), {
      verified: true,
      primary_wallet_address_id: idOf(ADDRESS),
    });
    stepsOf(batch).create(ADDRESS, true);
    await assertFails(batch.commit());
  });

  test('a setup that stopped half-way gets no second address, and its first one stays', async () => {
    await givenUnverified(idOf(ADDRESS));
    await personas.given(
      walletAddressPath('alice', ADDRESS),
      storedWalletAddress('alice', ADDRESS, { is_primary: true }),
    );
    await assertFails(batchOf((batch) => batch.create(OTHER_ADDRESS, false)));
    await assertFails(
      batchOf((batch) => {
        batch.remove(ADDRESS);
        batch.point(null);
      }),
    );
  });
});

describe('the first address of a finished wallet without one', () => {
  test('is saved as the primary one', async () => {
    await givenAlice(null);
    await assertSucceeds(
      batchOf((batch) => {
        batch.create(ADDRESS, true);
        batch.point(idOf(ADDRESS));
      }),
    );
  });

  test('has to be the primary one', async () => {
    await givenAlice(null);
    await assertFails(batchOf((batch) => batch.create(ADDRESS, false)));
    await assertFails(batchOf((batch) => batch.create(ADDRESS, true)));
  });

  test('may be created with a second one that is not primary', async () => {
    await givenAlice(null);
    await assertSucceeds(
      batchOf((batch) => {
        batch.create(ADDRESS, true);
        batch.create(OTHER_ADDRESS, false);
        batch.point(idOf(ADDRESS));
      }),
    );
  });
});

describe('setting another primary', () => {
  test('moves the flag and the pointer in one batch', async () => {
    await givenAlice(ADDRESS, OTHER_ADDRESS);
    await assertSucceeds(
      batchOf((batch) => {
        batch.flag(ADDRESS, false);
        batch.flag(OTHER_ADDRESS, true);
        batch.point(idOf(OTHER_ADDRESS));
      }),
    );
  });

  test('may clear the flag of every address first, as the requirements state', async () => {
    await givenAlice(ADDRESS, OTHER_ADDRESS, THIRD_ADDRESS);
    await assertSucceeds(
      batchOf((batch) => {
        batch.flag(ADDRESS, false);
        batch.flag(THIRD_ADDRESS, false);
        batch.flag(OTHER_ADDRESS, true);
        batch.point(idOf(OTHER_ADDRESS));
      }),
    );
  });

  test('stays within the number of documents a rule may look up, for 50 addresses in one batch', async () => {
    const many = Array.from({ length: 50 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`);
    await givenAlice(ADDRESS, OTHER_ADDRESS, ...many);
    await assertSucceeds(
      batchOf((batch) => {
        for (const address of [ADDRESS, ...many]) batch.flag(address, false);
        batch.flag(OTHER_ADDRESS, true);
        batch.point(idOf(OTHER_ADDRESS));
      }),
    );
  });

  test('works with a new address', async () => {
    await givenAlice(ADDRESS);
    await assertSucceeds(
      batchOf((batch) => {
        batch.flag(ADDRESS, false);
        batch.create(OTHER_ADDRESS, true);
        batch.point(idOf(OTHER_ADDRESS));
      }),
    );
  });

  test('may delete the former one in the same batch', async () => {
    await givenAlice(ADDRESS, OTHER_ADDRESS);
    await assertSucceeds(
      batchOf((batch) => {
        batch.remove(ADDRESS);
        batch.flag(OTHER_ADDRESS, true);
        batch.point(idOf(OTHER_ADDRESS));
      }),
    );
  });

  test.each<[string, (batch: Steps) => void]>([
    ['a flag without the pointer', (batch) => batch.flag(OTHER_ADDRESS, true)],
    ['the pointer without a flag', (batch) => batch.point(idOf(OTHER_ADDRESS))],
    ['clearing the flag and nothing else', (batch) => batch.flag(ADDRESS, false)],
    [
      'leaving the former one flagged',
      (batch) => {
        batch.flag(OTHER_ADDRESS, true);
        batch.point(idOf(OTHER_ADDRESS));
      },
    ],
    [
      'not flagging the new one',
      (batch) => {
        batch.flag(ADDRESS, false);
        batch.point(idOf(OTHER_ADDRESS));
      },
    ],
    [
      'moving the flags and not the pointer',
      (batch) => {
        batch.flag(ADDRESS, false);
        batch.flag(OTHER_ADDRESS, true);
      },
    ],
    [
      'emptying the pointer while the former one stays',
      (batch) => {
        batch.flag(ADDRESS, false);
        batch.point(null);
      },
    ],
    [
      'a second one flagged beside it',
      (batch) => {
        batch.flag(ADDRESS, false);
        batch.flag(OTHER_ADDRESS, true);
        batch.flag(THIRD_ADDRESS, true);
        batch.point(idOf(OTHER_ADDRESS));
      },
    ],
    [
      'pointing there and back again',
      (batch) => {
        batch.point(idOf(OTHER_ADDRESS));
        batch.point(idOf(ADDRESS));
        batch.flag(OTHER_ADDRESS, true);
      },
    ],
  ])('refused: %s', async (_, fill) => {
    await givenAlice(ADDRESS, OTHER_ADDRESS, THIRD_ADDRESS);
    await assertFails(batchOf(fill));
  });

  test('refused: two new primaries in one batch', async () => {
    await givenAlice(null);
    await assertFails(
      batchOf((batch) => {
        batch.create(ADDRESS, true);
        batch.create(OTHER_ADDRESS, true);
        batch.point(idOf(ADDRESS));
      }),
    );
  });
});

describe('deleting the primary', () => {
  test.each<[string, (batch: Steps) => void]>([
    ['by itself', (batch) => batch.remove(ADDRESS)],
    [
      'after clearing its flag',
      (batch) => {
        batch.flag(ADDRESS, false);
        batch.remove(ADDRESS);
      },
    ],
    [
      'and creating it again, not primary',
      (batch) => {
        batch.remove(ADDRESS);
        batch.create(ADDRESS, false);
      },
    ],
    [
      'and pointing at nothing that exists',
      (batch) => {
        batch.remove(ADDRESS);
        batch.point(idOf(THIRD_ADDRESS));
      },
    ],
    [
      'and pointing at one that is not primary',
      (batch) => {
        batch.remove(ADDRESS);
        batch.point(idOf(OTHER_ADDRESS));
      },
    ],
  ])('refused: %s', async (_, fill) => {
    await givenAlice(ADDRESS, OTHER_ADDRESS);
    await assertFails(batchOf(fill));
  });

  test('the last account is deleted together with the pointer, and the next one is primary again', async () => {
    await givenAlice(ADDRESS);
    await assertSucceeds(
      batchOf((batch) => {
        batch.remove(ADDRESS);
        batch.point(null);
      }),
    );
    await assertFails(batchOf((batch) => batch.create(OTHER_ADDRESS, false)));
    await assertSucceeds(
      batchOf((batch) => {
        batch.create(OTHER_ADDRESS, true);
        batch.point(idOf(OTHER_ADDRESS));
      }),
    );
  });

  test('who has no primary any more may choose one of the others', async () => {
    await givenAlice(null, OTHER_ADDRESS);
    await assertSucceeds(
      batchOf((batch) => {
        batch.flag(OTHER_ADDRESS, true);
        batch.point(idOf(OTHER_ADDRESS));
      }),
    );
  });
});

describe('another user', () => {
  test("cannot be pointed at, nor slip an own document into Alice's name", async () => {
    await givenAlice(null);
    await personas.given(
      walletAddressPath('mallory', ADDRESS),
      storedWalletAddress('mallory', ADDRESS, { is_primary: true }),
    );
    await assertFails(batchOf((batch) => batch.point(walletAddressId('mallory', ADDRESS))));
  });

  test("cannot move Alice's primary in a batch of their own", async () => {
    await givenAlice(ADDRESS, OTHER_ADDRESS);
    const batch = writeBatch(personas.mallory);
    batch.update(doc(personas.mallory, walletAddressPath('alice', ADDRESS)), { is_primary: false });
    batch.update(doc(personas.mallory, walletAddressPath('alice', OTHER_ADDRESS)), { is_primary: true });
    batch.update(doc(personas.mallory, 'profiles/alice'), {
      primary_wallet_address_id: idOf(OTHER_ADDRESS),
    });
    await assertFails(batch.commit());
  });

  test("cannot make one's own profile point at Alice's address, flagged or not", async () => {
    await givenAlice(ADDRESS, OTHER_ADDRESS);
    await personas.given('profiles/mallory', { id: 'mallory', verified: true });
    const mine = doc(personas.mallory, 'profiles/mallory');
    await assertFails(updateDoc(mine, { primary_wallet_address_id: idOf(ADDRESS) }));
    await assertFails(updateDoc(mine, { primary_wallet_address_id: idOf(OTHER_ADDRESS) }));
  });

  test('may save the same address as Alice: two people can watch one account', async () => {
    await givenAlice(ADDRESS);
    await personas.given('profiles/mallory', { id: 'mallory', verified: true });
    const batch = writeBatch(personas.mallory);
    batch.set(
      doc(personas.mallory, walletAddressPath('mallory', ADDRESS)),
      newWalletAddress('mallory', ADDRESS, { is_primary: true }),
    );
    batch.update(doc(personas.mallory, 'profiles/mallory'), {
      primary_wallet_address_id: walletAddressId('mallory', ADDRESS),
    });
    await assertSucceeds(batch.commit());
  });

  test('an allowed write does not carry a forbidden one along', async () => {
    await givenAlice(ADDRESS);
    await personas.given('profiles/mallory', { id: 'mallory', verified: false });
    const batch = writeBatch(personas.mallory);
    batch.update(doc(personas.mallory, 'profiles/mallory'), { verified: false });
    batch.delete(doc(personas.mallory, walletAddressPath('alice', ADDRESS)));
    await assertFails(batch.commit());
    await assertSucceeds(
      setDoc(doc(personas.mallory, 'profiles/mallory'), { id: 'mallory', verified: false }),
    );
  });
});
