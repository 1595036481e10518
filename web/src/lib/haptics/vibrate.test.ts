import { afterEach, expect, test, vi } from 'vitest';
import { vibrate } from './vibrate.ts';

const felt = vi.fn<Navigator['vibrate']>();

/** A browser that can vibrate, or not, and its user's wish for less motion. */
function browser({ vibrates, reducesMotion }: { vibrates: boolean; reducesMotion: boolean }) {
  felt.mockReset().mockReturnValue(true);
  vi.stubGlobal('navigator', vibrates ? { vibrate: felt } : {});
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && reducesMotion,
  }));
}
afterEach(() => vi.unstubAllGlobals());

test('a pattern is felt', () => {
  browser({ vibrates: true, reducesMotion: false });
  vibrate(30, 60, 30);
  expect(felt).toHaveBeenCalledExactlyOnceWith([30, 60, 30]);
});

test('nothing is felt by a user who wants less motion', () => {
  browser({ vibrates: true, reducesMotion: true });
  vibrate(15);
  expect(felt).not.toHaveBeenCalled();
});

test('a browser that cannot vibrate does nothing', () => {
  browser({ vibrates: false, reducesMotion: false });
  expect(() => vibrate(15)).not.toThrow();
});
