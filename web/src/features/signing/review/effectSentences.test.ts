// @vitest-environment node
import { expect, test } from 'vitest';
import type { Text } from '../../../lib/text/useText.ts';
import type { EffectLine } from './EffectLine.ts';
import { effectSentences } from './effectSentences.ts';

const t: Text = (_id, values) => `${values?.['effect'] ?? ''}.`;
const paid: EffectLine = {
  direction: 'out',
  text: 'You pay 0.123457 ETH',
  exact: 'You pay 0.1234567 ETH',
  whom: 'to Ada',
  marks: [],
};
const received: EffectLine = { direction: 'in', text: 'You receive 5 FAKE', marks: ['not verified'] };

test('sentences have amounts to the last digit, the other party, and remarks', () => {
  expect(effectSentences([paid, received], t)).toBe(
    'You pay 0.1234567 ETH to Ada. You receive 5 FAKE (not verified).',
  );
});

test('without effects, or with more than a summary holds, there are no sentences', () => {
  expect(effectSentences([], t)).toBeUndefined();
  expect(effectSentences([paid, paid, received, received], t)).toBeUndefined();
});
