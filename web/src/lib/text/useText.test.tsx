import { compileMessage } from '@lingui/message-utils/compileMessage';
import { act, renderHook } from '@testing-library/react';
import { compiledTexts } from 'virtual:compiled-texts/site';
import { beforeEach, describe, expect, test } from 'vitest';
import { texts, type TextId } from '../../texts/texts.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { loadTexts } from './loadTexts.ts';
import { useText, type Text } from './useText.ts';

setUpComponentTests();
loadTexts(compiledTexts);

const ids = Object.keys(texts) as TextId[];
const withPlaceholders = ids.filter((id) => texts[id].includes('{'));
const plain = ids.filter((id) => !texts[id].includes('{'));

const placeholdersOf = (id: TextId) => [...texts[id].matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

let t: Text;
beforeEach(() => {
  t = renderHook(() => useText(), { wrapper: AppShell }).result.current;
});

// Regression: opening the search, which loads texts, made AuthProvider subscribe again, and the wallet was
// drawn from scratch. Later, each part of the catalogue drew the whole home again.
test('texts that are loaded later draw no component again, and are there for the next one', () => {
  const id = 'later.text' as TextId;
  let drawn = 0;
  const { result } = renderHook(
    () => {
      drawn += 1;
      return useText();
    },
    { wrapper: AppShell },
  );
  const before = drawn;
  act(() => loadTexts({ [id]: 'Here it is' }));
  expect(drawn).toBe(before);
  expect(result.current(id)).toBe('Here it is');
});

test('there are messages with and without placeholders', () => {
  expect(withPlaceholders.length).toBeGreaterThan(5);
  expect(plain.length).toBeGreaterThan(100);
});

test('every message compiles', () => {
  for (const id of ids) expect(() => compileMessage(texts[id]), id).not.toThrow();
});

test('a text without placeholders reads as the catalogue has it, apostrophes single', () => {
  for (const id of plain) expect(t(id), id).toBe(texts[id]);
  expect(t('send.error.phraseMismatch')).toBe("Recovery phrase doesn't match your wallet");
});

describe('placeholders', () => {
  test('choose between singular and plural, and format the number', () => {
    expect(t('activity.moreCurrencies', { count: 1 })).toBe('+ 1 more currency');
    expect(t('activity.moreCurrencies', { count: 2 })).toBe('+ 2 more currencies');
  });

  test.each(withPlaceholders.filter((id) => !texts[id].includes(', plural,')))(
    'of %s are filled, and the rest of the text is unchanged',
    (id) => {
      const names = placeholdersOf(id);
      expect(names).not.toEqual([]);
      const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
      const filled = names.reduce<string>(
        (text, name) => text.replaceAll(`{${name}}`, `<${name}>`),
        texts[id],
      );
      expect(t(id, values)).toBe(filled);
    },
  );

  // Regression: a token that calls itself U\\x53DC was shown as USDC.
  test.each(['U\\x53DC', '\\u202e', 'a\\\\x41', 'back\\slash\\'])(
    'do not decode escapes of a value: %s',
    (total) => {
      expect(t('send.totalValue', { total, currency: 'ETH' })).toBe(`${total} ETH`);
      expect(t('activity.moreCurrencies', { count: 2 })).toBe('+ 2 more currencies');
    },
  );

  test('take amounts as they are, however long', () => {
    expect(t('send.totalValue', { total: '12345678901234567890.123456', currency: 'ETH' })).toBe(
      '12345678901234567890.123456 ETH',
    );
  });
});
