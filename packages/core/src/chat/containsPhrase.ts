import { decodedText } from './decodedText.ts';
import { containsPhraseInLetters } from './containsPhraseInLetters.ts';
import { containsPhraseInWords } from './containsPhraseInWords.ts';
import { phraseWords } from './phraseWords.ts';
import { plainLetters } from './plainLetters.ts';
import { textsInCode } from './textsInCode.ts';
import { withoutTags } from './withoutTags.ts';

/** Labels that number the words of a list. */
const numbers = new Set(
  (
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
    'nineteen twenty first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth ' +
    'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth st nd rd th ' +
    'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv'
  ).split(' '),
);

/** A word this frequent belongs to the form of a list, not to its content. */
const TOO_OFTEN = 5;
const MIN_SHARE = 1 / 9;
/** A rarer word is not a label. */
const RARE = 2 ** -12;

/** A line this short may be an item of a list or an answer; many such lines are read by themselves. */
const WORDS_OF_SHORT_LINE = 2;
const FEWEST_LINES = 6;

const SPELLED_LETTERS = 24;
/** This many different single letters are the numbering of a list. */
const LETTERS_THAT_COUNT = 8;

/** Letter substitutes in leetspeak; a 1 is an i or an l. */
const signs: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
  '+': 't',
};

const radio = new Map(
  (
    'alpha:a alfa:a bravo:b charlie:c delta:d echo:e foxtrot:f golf:g hotel:h india:i juliet:j juliett:j kilo:k lima:l mike:m ' +
    'november:n oscar:o papa:p quebec:q romeo:r sierra:s tango:t uniform:u victor:v whiskey:w whisky:w xray:x yankee:y zulu:z'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/**
 * True if a text contains a recovery phrase, in any notation: reads it in several ways, each independently.
 */
export function containsPhrase(text: string): boolean {
  const decoded = decodedText(text);
  const versions = new Set([text, decoded, withoutTags(decoded), ...textsInCode(decoded)].map(plainLetters));
  return [...versions].some(holdsPhraseAsRead);
}

function holdsPhraseAsRead(text: string): boolean {
  const tokens = wordsOf(text);
  if (containsPhraseInWords(tokens) || containsPhraseInWords(withoutForm(tokens))) return true;
  if (containsPhraseInWords(inShortLines(text)) || containsPhraseInWords(tokens.map(mirror))) return true;
  if (
    /[a-z][013-578@$!|€+]|[013-578@$!|€+][a-z]/.test(text) &&
    bySigns(text).some((words) => containsPhraseInWords(words))
  )
    return true;
  const letters = tokens.join('');
  const isWord = boundaries(tokens);
  if (containsPhraseInLetters(letters, isWord)) return true;
  if (containsPhraseInLetters(mirror(letters), () => false)) return true;
  const called = tokens.map((token) => radio.get(token) ?? '').join('');
  return called.length >= SPELLED_LETTERS && containsPhraseInLetters(called, () => false);
}

function mirror(letters: string): string {
  return Array.from(letters).reverse().join('');
}

function wordsOf(text: string): string[] {
  return text.match(/[a-z]+/g) ?? [];
}

/** Returns a test whether two positions enclose whole tokens. */
function boundaries(tokens: readonly string[]): (start: number, end: number) => boolean {
  const ends = new Map<number, number>();
  let position = 0;
  for (const token of tokens) {
    ends.set(position, (position += token.length));
  }
  return (start, end) => ends.get(start) === end;
}

function withoutForm(tokens: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const token of tokens) times.set(token, (times.get(token) ?? 0) + 1);
  const fewest = Math.max(TOO_OFTEN, tokens.length * MIN_SHARE);
  const isForm = (token: string) =>
    numbers.has(token) || ((times.get(token) ?? 0) >= fewest && (phraseWords.get(token) ?? 1) > RARE);
  const joined = joinedLetters(tokens);
  const single = new Set(joined.filter(({ length }) => length === 1));
  return joined.filter(
    (token) => !isForm(token) && !(single.size >= LETTERS_THAT_COUNT && single.has(token)),
  );
}

/** Joins single letters in a row into one word. */
function joinedLetters(tokens: readonly string[]): string[] {
  const joined: string[] = [];
  let spelled = '';
  for (const token of [...tokens, '']) {
    if (token.length === 1) {
      spelled += token;
      continue;
    }
    if (spelled) joined.push(spelled);
    spelled = '';
    if (token) joined.push(token);
  }
  return joined;
}

function inShortLines(text: string): string[] {
  const lines = text.split(/[\n\r\u2028\u2029]+/).map(wordsOf);
  const short = lines.filter(({ length }) => length > 0 && length <= WORDS_OF_SHORT_LINE);
  return short.length >= FEWEST_LINES && short.length < lines.length ? short.flat() : [];
}

function bySigns(text: string): string[][] {
  return ['i', 'l'].map((one) =>
    wordsOf(text.replace(/[013-578@$!|€+]/g, (sign) => (sign === '1' ? one : (signs[sign] ?? sign)))),
  );
}
