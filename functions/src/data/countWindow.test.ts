import { describe, expect, it } from 'vitest';
import { chargeWindow, leasableOf, LEASED_WINDOWS, openWindow, shareOf } from './countWindow.ts';

const MINUTE = 60_000;
const limit = { action: 'test', attempts: 120, windowMs: MINUTE };
const fresh = { count: 0, startedAt: 5_000, leased: 0, leasedUntil: 0 };
const END = 5_000 + LEASED_WINDOWS * MINUTE;
const lease = (units: number, held: number, waiting = 0) => ({
  ...{ who: 'alice', limit, units, held, waiting },
});

describe('openWindow', () => {
  it('begins with the first attempt, and again with the first one after its end', () => {
    expect(openWindow(undefined, MINUTE, 5_000)).toEqual(fresh);
    const used = { ...fresh, count: 7 };
    expect(openWindow(used, MINUTE, 64_999)).toEqual(used);
    expect(openWindow(used, MINUTE, 80_000)).toEqual({ ...fresh, startedAt: 80_000 });
  });

  it('follows the one before without a gap while units are leased', () => {
    const used = { ...fresh, count: 7, leased: 9, leasedUntil: END };
    expect(openWindow(used, MINUTE, 80_000)).toEqual({ ...used, count: 0, startedAt: 65_000 });
    expect(openWindow(used, MINUTE, END - 1)).toMatchObject({ count: 0, startedAt: END - MINUTE, leased: 9 });
    expect(openWindow(used, MINUTE, END)).toEqual({ ...fresh, startedAt: END });
  });

  it('forgets leases that ended, also in a window that began since', () => {
    const stored = { count: 3, startedAt: END + 1, leased: 9, leasedUntil: END };
    expect(openWindow(stored, MINUTE, END + 2)).toEqual({ ...stored, leased: 0, leasedUntil: 0 });
  });

  it('is open where a clock was set back', () => {
    expect(openWindow({ ...fresh, count: 7 }, MINUTE, 0)).toMatchObject({ count: 7 });
  });
});

describe('chargeWindow', () => {
  it('counts an attempt, and refuses one with too little left', () => {
    const take = { who: 'alice', limit, units: 5 };
    expect(chargeWindow({ ...fresh, count: 115 }, 120, take)?.after).toEqual({ ...fresh, count: 120 });
    expect(chargeWindow({ ...fresh, count: 116 }, 120, take)).toBeUndefined();
    expect(chargeWindow({ ...fresh, leased: 40, count: 76, leasedUntil: END }, 120, take)).toBeUndefined();
  });

  it('takes leased units off every window until the leases end', () => {
    const first = chargeWindow(fresh, 120, lease(5, 5));
    expect(first?.lease).toEqual({ thisWindow: 0, perWindow: 5, windowEndsAt: 5_000 + MINUTE, until: END });
    expect(first?.after).toEqual({ ...fresh, leased: 5, leasedUntil: END });
    const later = openWindow(first?.after, MINUTE, 200_000);
    // The end stays that of the first lease: another would not be the end of a window.
    expect(chargeWindow(later, 120, lease(5, 5))).toMatchObject({
      after: { count: 0, leased: 10, leasedUntil: END },
      lease: { until: END },
    });
  });

  it('leases at most two fifths of a document, and leaves what the costliest call needs', () => {
    expect([1_000, 300, 120, 100, 80, 12].map(leasableOf)).toEqual([400, 120, 40, 20, 0, 0]);
    const all = { ...fresh, leased: 38, leasedUntil: END };
    expect(chargeWindow(all, 120, lease(5, 5))?.lease).toMatchObject({ perWindow: 2, thisWindow: 3 });
  });

  it('takes units for calls that wait from the open window alone, as far as there are any', () => {
    expect(chargeWindow(fresh, 120, lease(1, 1, 30))?.lease).toMatchObject({ perWindow: 1, thisWindow: 30 });
    const used = { ...fresh, count: 100 };
    expect(chargeWindow(used, 120, lease(1, 1, 30))?.after).toEqual({
      ...{ count: 119, startedAt: 5_000, leased: 1, leasedUntil: END },
    });
  });

  it('leases no more than the attempt where little is left', () => {
    expect(chargeWindow({ ...fresh, count: 117 }, 120, lease(1, 20))?.lease).toMatchObject({
      perWindow: 1,
      thisWindow: 0,
    });
    expect(chargeWindow({ ...fresh, count: 80 }, 120, lease(1, 20))?.lease).toMatchObject({ perWindow: 10 });
  });
});

it('divides a limit among its documents', () => {
  const shares = Array.from({ length: 7 }, (_, shard) => shareOf({ ...limit, shards: 7 }, shard));
  expect(shares).toEqual([18, 17, 17, 17, 17, 17, 17]);
});
