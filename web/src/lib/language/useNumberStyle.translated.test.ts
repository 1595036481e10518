import { readTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { useNumberStyle } from './useNumberStyle.ts';

vi.mock('./language.ts', () => ({ language: 'de' }));

setUpComponentTests();

// Regression: in Switzerland '1.500', as a German interface writes 1500, was read as 1.5.
test.each(['de-CH', 'de-AT', 'th', 'en-US'])(
  'a German interface reads its own numbers in a %s browser',
  (tag) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(tag);
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([tag]);
    const style = renderHook(useNumberStyle).result.current;
    const shown = new Intl.NumberFormat('de').format(1_234_567.5);
    expect(readTypedAmount(shown, style)).toBe('1234567.5');
    // Two readings: refused, with both of them.
    expect(() => readTypedAmount('1.500', style)).toThrow();
  },
);
