import { expect, test } from 'vitest';
import type { SwapSequence, SwapStep } from './SwapSequence.ts';
import { placeOfSwap, placesAfter, placesOnSend, type SwapPlaces } from './swapPlaces.ts';

const HASH = `0x${'ab'.repeat(32)}`;
const none: SwapPlaces = new Map();

function sequence(name?: SwapStep, hash: string | null = HASH): Pick<SwapSequence, 'id' | 'step'> {
  return { id: 'one', step: name ? { name, tx_hash: hash, shown_at: 0, least: null } : null };
}

// Regression: finished swaps pushed the form down.
test('a swap finished earlier is below the form, even before its state is known', () => {
  expect(placeOfSwap(none, sequence('swap'))).toBe('below');
  expect(placeOfSwap(placesAfter(none, 'one', true), sequence('swap'))).toBe('below');
});

test.each([
  ['nothing was shown', sequence()],
  ['an approval was sent', sequence('approve')],
  ['a swap may have been sent', sequence('swap', null)],
])('a swap is above while %s', (_, one) => {
  expect(placeOfSwap(none, one)).toBe('above');
});

test('a pending or failed swap moves above', () => {
  expect(placeOfSwap(placesAfter(none, 'one', false), sequence('swap'))).toBe('above');
  const found = placesAfter(placesAfter(none, 'one', true), 'one', false);
  expect(placeOfSwap(found, sequence('takeBack'))).toBe('above');
});

test('a swap that finishes while the user waits stays above, until another step is sent', () => {
  const watched = placesAfter(placesAfter(none, 'one', false), 'one', true);
  expect(placeOfSwap(watched, sequence('swap'))).toBe('above');
  expect(placeOfSwap(placesOnSend(watched), sequence('swap'))).toBe('below');
  expect(placeOfSwap(placesOnSend(placesAfter(none, 'one', false)), sequence('swap'))).toBe('above');
});

test('an unchanged state changes nothing', () => {
  const places = placesAfter(none, 'one', true);
  expect(placesAfter(places, 'one', true)).toBe(places);
});
