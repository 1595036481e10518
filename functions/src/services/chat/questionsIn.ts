/** Parts of one message that are read, at most. */
const MAX_PARTS = 6;

const SENTENCE_END = /(?<=[?!.;])\s+|\n+/;

/** The number of a question in a list of them: '1 how ... 2 a guy ...', '1) ... 2) ...'. */
const NUMBER = /(?:^|\s)[(#]?[1-6][.):]?\s+(?=\p{L})/gu;
const IS_NUMBERED = /(?:^|[:.;\n])\s*[(#]?1[.):]?\s+\p{L}.*\s[(#]?2[.):]?\s+\p{L}/su;

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

/** Splits a message into its sentences and the items of a numbered list, and a sentence into the questions that 'and' joins. */
export function questionsIn(message: string): readonly MessagePart[] {
  const lines = IS_NUMBERED.test(message) ? message.replace(NUMBER, '\n') : message;
  return lines
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
