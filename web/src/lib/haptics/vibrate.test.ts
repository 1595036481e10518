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

test('a success is one short tap, an error two, and neither takes a quarter of a second', () => {
  browser({ vibrates: true, reducesMotion: false });
  vibrate('success');
  vibrate('error');
  const [[success] = [], [error] = []] = felt.mock.calls;
  expect(success).toHaveLength(1);
  expect(error).toHaveLength(3);
  for (const pattern of [success, error]) {
    expect([pattern].flat().reduce<number>((sum, ms) => sum + Number(ms), 0)).toBeLessThan(250);
  }
});

test('nothing is felt by a user who wants less motion', () => {
  browser({ vibrates: true, reducesMotion: true });
  vibrate('success');
  expect(felt).not.toHaveBeenCalled();
});

test('a browser that cannot vibrate does nothing', () => {
  browser({ vibrates: false, reducesMotion: false });
  expect(() => vibrate('error')).not.toThrow();
});
