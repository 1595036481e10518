/** Polite phrases before and after a question. */
const OPENING =
  /^(?:(?:hi+|hello+|hey+|hiya|dear|good (?:morning|afternoon|evening|day)|please|pls|plz|sir|madam|team|support|everyone|guys|ok|okay|so|well|umm?|sorry|excuse me|(?:quick |i have a )?question) )+/;
const CLOSING = /(?: (?:please|pls|plz|thanks|thank you|thx|ty|cheers|asap|urgent|help me|help))+$/;

/** A question without its greeting, its please and its thanks. */
export function withoutCourtesies(words: string): string {
  return words.replace(OPENING, '').replace(CLOSING, '');
}
