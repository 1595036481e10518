/** Parts of one message that are read, at most. */
const MAX_PARTS = 6;

const SENTENCE_END = /(?<=[?!.;])\s+|\n+/;

/** A second question that is joined to the first by a word. */
const JOINED =
  /,?\s+(?:and also|and|also|plus)\s+(?=(?:also |then )?(?:how|what|where|when|why|who|which|can|could|do|does|is|are|will|should|may)\b)/i;

const LEADING = /^(?:(?:and|also|plus|then|but|oh|ok|so|by the way|btw|secondly|second|first)\b[\s,:]*)+/i;

const ASKING = /^(?:how|what|where|when|why|who|which|can|could|do|does|did|is|are|may|will|would|should)\b/i;

/** A part of a message. */
interface MessagePart {
  readonly text: string;
  readonly isQuestion: boolean;
}

/** Splits a message into its sentences, and a sentence into the questions that 'and' joins. */
export function questionsIn(message: string): readonly MessagePart[] {
  return message
    .split(SENTENCE_END)
    .flatMap((sentence) => {
      const [first = '', ...others] = sentence.split(JOINED);
      const marked = sentence.trimEnd().endsWith('?');
      return [first, ...others].map((part) => ({ part: part.trim().replace(LEADING, ''), marked }));
    })
    .filter(({ part }) => /\S+\s+\S+/.test(part))
    .slice(0, MAX_PARTS)
    .map(({ part, marked }) => ({ text: part, isQuestion: marked || ASKING.test(part) }));
}
