import { expect, test } from 'vitest';
import { callTexts } from './en/callTexts.ts';
import { fillText } from './fillText.ts';
import { signatureTexts } from './en/signatureTexts.ts';
import { simulationTexts } from './en/simulationTexts.ts';

test('fills in names, also with braces in what is filled in', () => {
  expect(fillText('{a} and {b}, {a}', { a: '{b}', b: 2 })).toBe('{b} and 2, {b}');
  expect(fillText('{a} {missing}', { a: 1 })).toBe('1 {missing}');
});

test.each([
  [1, 'This wallet can’t read one step of this call, so its effect is unknown.'],
  [3, 'This wallet can’t read 3 steps of this call, so their effects are unknown.'],
])('counts %i', (count, text) => {
  expect(fillText(callTexts['call.warning.innerUnknown'], { count })).toBe(text);
});

test('knows every form that the texts about calls and signatures have', () => {
  for (const text of Object.values({ ...callTexts, ...signatureTexts, ...simulationTexts })) {
    const names = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => [name, 'X'] as const);
    expect(fillText(text, Object.fromEntries(names) as Record<string, string>)).not.toMatch(/[{}]/);
  }
});
