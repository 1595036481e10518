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

test('vibrates in a pattern', () => {
  browser({ vibrates: true, reducesMotion: false });
  vibrate(30, 60, 30);
  expect(felt).toHaveBeenCalledExactlyOnceWith([30, 60, 30]);
});

test('does not vibrate for a user who wants less motion', () => {
  browser({ vibrates: true, reducesMotion: true });
  vibrate(15);
  expect(felt).not.toHaveBeenCalled();
});

test('does nothing in a browser that cannot vibrate', () => {
  browser({ vibrates: false, reducesMotion: false });
  expect(() => vibrate(15)).not.toThrow();
});
