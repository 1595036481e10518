import { describe, expect, test } from 'vitest';
import { WatchedAddresses } from './WatchedAddresses.ts';

/** Returns the address of a number: consecutive ones, as no real set has them. */
function addressOf(number: number): string {
  return `0x${number.toString(16).padStart(40, '0')}`;
}

describe('WatchedAddresses', () => {
  test('finds an address in any case, and in a topic', () => {
    const watched = new WatchedAddresses();
    watched.add('0xcA11bde05977b3631167028862bE2a173976CA11');
    expect(watched.has('0xca11bde05977b3631167028862be2a173976ca11')).toBe(true);
    expect(watched.has(`0x${'0'.repeat(24)}CA11BDE05977B3631167028862BE2A173976CA11`)).toBe(true);
    expect(watched.has('0xca11bde05977b3631167028862be2a173976ca12')).toBe(false);
  });

  test('takes nothing for an address that is none', () => {
    const watched = new WatchedAddresses();
    for (const text of ['', '0x', `0x${'g'.repeat(40)}`, '0x1234']) {
      expect(watched.has(text)).toBe(false);
      expect(watched.remove(text)).toBe(false);
      expect(() => watched.add(text)).toThrow(RangeError);
    }
    expect(watched.size).toBe(0);
  });

  test('has the address of zeros only once it was added', () => {
    const watched = new WatchedAddresses();
    expect(watched.has(addressOf(0))).toBe(false);
    watched.add(addressOf(0));
    expect(watched.has(addressOf(0))).toBe(true);
  });

  test('counts the watchers of an address', () => {
    const watched = new WatchedAddresses();
    expect([watched.add(addressOf(7)), watched.add(addressOf(7))]).toEqual([true, false]);
    expect(watched.watchersOf(addressOf(7))).toBe(2);
    expect(watched.remove(addressOf(7))).toBe(false);
    expect(watched.has(addressOf(7))).toBe(true);
    expect(watched.remove(addressOf(7))).toBe(true);
    expect(watched.has(addressOf(7))).toBe(false);
    expect(watched.remove(addressOf(7))).toBe(false);
    expect(watched.size).toBe(0);
  });

  test('has the version of the last change, which never falls', () => {
    const watched = new WatchedAddresses();
    expect(watched.version).toBe(0);
    watched.advanceTo(7);
    watched.advanceTo(5);
    expect(watched.version).toBe(7);
  });

  test('is equal to a map through random changes, also where addresses collide', () => {
    // A fixed seed, and few addresses beside the slots: long runs form, and removals close them.
    const watched = new WatchedAddresses(1);
    const expected = new Map<string, number>();
    let state = 12_345;
    const below = (count: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * count);
    };
    for (let change = 0; change < 60_000; change += 1) {
      const address = addressOf(below(1_400));
      const count = expected.get(address) ?? 0;
      if (below(2) === 0) {
        watched.add(address);
        expected.set(address, count + 1);
      } else {
        watched.remove(address);
        if (count > 1) expected.set(address, count - 1);
        else expected.delete(address);
      }
    }
    for (let number = 0; number < 1_400; number += 1)
      expect(watched.watchersOf(addressOf(number))).toBe(expected.get(addressOf(number)) ?? 0);
    expect(watched.size).toBe(expected.size);
  });

  test('stores 200,000 addresses in at most 70 bytes each, and finds them all', () => {
    const watched = new WatchedAddresses();
    for (let number = 0; number < 200_000; number += 1) watched.add(addressOf(number * 7));
    expect(watched.bytes / watched.size).toBeLessThan(70);
    const wrong = Array.from({ length: 200_000 }, (_, number) => number).filter(
      (number) => watched.has(addressOf(number)) !== (number % 7 === 0),
    );
    expect(wrong).toEqual([]);
    expect(watched.size).toBe(200_000);
  });
});
