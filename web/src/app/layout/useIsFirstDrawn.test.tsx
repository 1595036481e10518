import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { useIsFirstDrawn } from './useIsFirstDrawn.ts';

setUpComponentTests();

function Screen({ drawn }: { drawn: boolean[] }) {
  drawn.push(useIsFirstDrawn());
  return null;
}

test('the rest is drawn second on the first screen of a page, and immediately on every other', () => {
  const first: boolean[] = [];
  act(() => void render(<Screen drawn={first} />));
  expect([...new Set(first)]).toEqual([false, true]);
  const next: boolean[] = [];
  act(() => void render(<Screen drawn={next} />));
  expect([...new Set(next)]).toEqual([true]);
});
