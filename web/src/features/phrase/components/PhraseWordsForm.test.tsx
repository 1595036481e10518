import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { PhraseWordsForm } from './PhraseWordsForm.tsx';

setUpComponentTests();

const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ');
const PHRASE = words.join(' ');
const LONG = `${'abandon '.repeat(23)}art`;

const onSubmit = vi.fn<(phrase: string) => void>();
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  onSubmit.mockReset();
  render(<PhraseWordsForm submitLabel="Go" isBusy={false} onSubmit={onSubmit} />, { wrapper: AppShell });
});

const field = (place: number) => screen.getByLabelText<HTMLInputElement>(`Word ${place}`);
const fields = () => [...document.querySelectorAll('input')];
const values = () => fields().map(({ value }) => value);
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const problem = () => screen.queryByRole('alert')?.textContent;
const submit = () => user.click(screen.getByText('Go'));
async function paste(text: string, place = 1) {
  act(() => field(place).focus());
  await user.paste(text);
}

describe('completing a word', () => {
  test('four letters suggest the one word, which Tab accepts', async () => {
    await user.type(field(1), 'aban');
    expect(options()).toEqual(['abandon']);
    await user.tab();
    expect(field(1).value).toBe('abandon');
    expect(document.activeElement).toBe(field(2));
    expect(options()).toEqual([]);
  });

  test('arrows select and Enter accepts, without submitting', async () => {
    await user.type(field(1), 'act{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('actor');
    expect(field(1).getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{Enter}');
    expect(field(1).value).toBe('actor');
    expect(document.activeElement).toBe(field(2));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('Tab accepts a complete word that is also the prefix of others', async () => {
    await user.type(field(1), 'act');
    await user.tab();
    expect(field(1).value).toBe('act');
  });

  test('the space bar ends a word and moves on', async () => {
    await user.type(field(1), 'lega ');
    await user.keyboard('winner ');
    expect(values().slice(0, 3)).toEqual(['legal', 'winner', '']);
    expect(document.activeElement).toBe(field(3));
  });

  test('Escape closes the list, and nothing around it', async () => {
    const outside = vi.fn();
    document.body.addEventListener('keydown', outside);
    await user.type(field(1), 'aba');
    outside.mockClear();
    await user.keyboard('{Escape}');
    document.body.removeEventListener('keydown', outside);
    expect(options()).toEqual([]);
    expect(field(1).value).toBe('aba');
    expect(outside).not.toHaveBeenCalled();
  });

  test('a word is accepted by touch', async () => {
    await user.type(field(1), 'zoo');
    await user.clear(field(1));
    await user.type(field(1), 'zo');
    await user.click(screen.getByRole('option', { name: 'zone' }));
    expect(field(1).value).toBe('zone');
  });
});

describe('a phrase that is pasted', () => {
  test.each([
    ['as it is', PHRASE],
    ['numbered, a line each', words.map((word, index) => `${index + 1}. ${word}`).join('\n')],
    ['with no-break spaces, in capitals', words.join('\u00a0').toUpperCase()],
    [
      'in full-width letters',
      words
        .map((word) => word.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)))
        .join('\u3000'),
    ],
    ['cut to four letters', words.map((word) => word.slice(0, 4)).join(' ')],
  ])('%s fills all fields, wherever it is pasted', async (_, text) => {
    await paste(text, 5);
    expect(values()).toEqual(words);
    expect(screen.getByText('12 words filled in')).toBeTruthy();
    await submit();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(PHRASE);
  });

  test('of 24 words has 24 fields', async () => {
    await paste(LONG);
    expect(values()).toEqual(LONG.split(' '));
    expect(screen.getByText('24', { selector: '[aria-pressed=true]' })).toBeTruthy();
    await submit();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(LONG);
  });

  test('of a part fills from its field on', async () => {
    await paste('3. thank 4. year', 3);
    expect(values().slice(0, 5)).toEqual(['', '', 'thank', 'year', '']);
  });

  test('of more words than there are fields is refused, leaving the fields unchanged', async () => {
    await user.type(field(1), 'legal');
    await paste(`${LONG} zoo`, 2);
    expect(problem()).toMatch(/at most 24 words; you pasted 25/);
    expect(values().slice(0, 2)).toEqual(['legal', '']);
  });

  test('in columns that form a valid phrase both across and down is refused, with an explanation', async () => {
    await paste('castle play\nship cheap\nyoung banner\ndismiss adult\npopular rule\ninflict staff');
    expect(problem()).toMatch(/both across and down/);
    expect(values().join('')).toBe('');
    await paste('castle play ship cheap young banner dismiss adult popular rule inflict staff');
    expect(problem()).toBeUndefined();
    expect(field(12).value).toBe('staff');
  });

  test('as one word replaces what its field has', async () => {
    await user.type(field(7), 'wor');
    await paste(' 7. WORTH ', 7);
    expect(field(7).value).toBe('worth');
    expect(document.activeElement).toBe(field(7));
    await paste('1. 2. 3.', 7);
    expect(field(7).value).toBe('worth');
  });

  test('by a keyboard that only types also fills the fields', () => {
    fireEvent.change(field(1), { target: { value: PHRASE } });
    expect(values()).toEqual(words);
  });
});

describe('what is wrong', () => {
  test('is a word that is not in the list, named by its position when its field loses focus', async () => {
    await user.type(field(7), 'abandn');
    expect(problem()).toBeUndefined();
    await user.tab();
    expect(problem()).toBe('Word 7 is not on the word list: “abandn”. Did you mean “abandon”?');
    expect(field(7).getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field(7).getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      problem(),
    );
    await user.type(field(7), '{Backspace}on');
    expect(problem()).toBeUndefined();
  });

  test('is named in a pasted phrase and receives the focus', async () => {
    await paste(words.with(6, 'wrth').join(' '));
    expect(problem()).toMatch(/^Word 7 is not on the word list: “wrth”/);
    expect(document.activeElement).toBe(field(7));
  });

  test('is a missing word, once submitted', async () => {
    await paste(words.slice(0, 11).join(' '));
    expect(problem()).toBeUndefined();
    await submit();
    expect(problem()).toBe('Word 12 is missing');
    expect(document.activeElement).toBe(field(12));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('is the order, where all words are right', async () => {
    await paste(words.toReversed().join(' '));
    expect(problem()).toMatch(/^These are valid words, but not a valid phrase/);
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('the words', () => {
  test('are in no attribute of the page, and only in the inputs', async () => {
    await user.type(field(1), 'lega');
    await user.tab();
    await paste(PHRASE);
    expect(document.documentElement.outerHTML).not.toMatch(/legal|winner|sausage/);
    await submit();
    expect(document.documentElement.outerHTML).not.toMatch(/legal|winner|sausage/);
  });

  test('are excluded from spell checkers, autofill and translators', () => {
    for (const input of fields()) {
      expect(input.autocomplete).toBe('off');
      expect(input.getAttribute('spellcheck')).toBe('false');
      expect(input.getAttribute('autocapitalize')).toBe('none');
      expect(input.getAttribute('translate')).toBe('no');
      expect(input.name).toBe('');
    }
  });

  test('are cleared when the page is hidden', async () => {
    await paste(LONG);
    const inputs = fields();
    fireEvent(window, new Event('pagehide'));
    expect(inputs.every(({ value }) => value === '')).toBe(true);
    expect(values()).toEqual(Array(12).fill(''));
  });

  test('beyond a smaller number are cleared', async () => {
    await paste(LONG);
    await user.click(within(screen.getByRole('group', { name: 'Number of words' })).getByText('12'));
    await user.click(within(screen.getByRole('group', { name: 'Number of words' })).getByText('15'));
    expect(values()).toEqual([...LONG.split(' ').slice(0, 12), '', '', '']);
  });
});
