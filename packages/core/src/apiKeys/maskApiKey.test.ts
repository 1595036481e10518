import { expect, it } from 'vitest';
import { maskApiKey } from './maskApiKey.ts';

it('shows the first 8 and the last 4 characters', () => {
  expect(maskApiKey('ew_live_0123456789abcdefghijklmnopqrstuvwx')).toBe('ew_live_…uvwx');
});
