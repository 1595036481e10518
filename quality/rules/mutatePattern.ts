/** A character class without the brackets, and its items: ranges, escapes, properties, characters. */
const CLASS = /\[(\^?)((?:\\\\.(?:\{[^}]*\})?|[^\]\\])+)\]/g;
const ITEM = /(?:\\\\x\{\w+\}|\\\\.|[^\\])(?:-(?:\\\\x\{\w+\}|[^\\]))?/g;

interface PatternMutation {
  readonly pattern: string;
  /** Short description of the change. */
  readonly what: string;
}

/** Small changes of a regular expression as it is written in the rules: bounds, items of classes, alternatives, quantifiers. */
export function mutatePattern(pattern: string): PatternMutation[] {
  const put = (start: number, end: number, text: string) =>
    pattern.slice(0, start) + text + pattern.slice(end);
  const mutations: PatternMutation[] = [];

  for (const { 0: bound, 1: digits = '', index } of pattern.matchAll(/(?<!\\x)\{(\d+)\}/g)) {
    for (const count of [Number(digits) - 1, Number(digits) + 1]) {
      mutations.push({
        pattern: put(index, index + bound.length, `{${count}}`),
        what: `${bound} → {${count}}`,
      });
    }
  }
  for (const { 0: whole, 1: negation = '', 2: content = '', index } of pattern.matchAll(CLASS)) {
    const items = [...content.matchAll(ITEM)];
    for (const item of items.length > 1 ? items : []) {
      const left = content.slice(0, item.index) + content.slice(item.index + item[0].length);
      mutations.push({
        pattern: put(index, index + whole.length, `[${negation}${left}]`),
        what: `without ${item[0]}`,
      });
    }
  }
  for (const { 0: whole, 1: one = '', 2: other = '', index } of pattern.matchAll(/\((\w+)\|(\w+)\)/g)) {
    for (const left of [one, other]) {
      mutations.push({ pattern: put(index, index + whole.length, left), what: `${whole} → ${left}` });
    }
  }
  const outsideOfClasses = pattern.replace(CLASS, (found) => ' '.repeat(found.length));
  for (const { 0: quantifier, index } of outsideOfClasses.matchAll(/[*?]/g)) {
    mutations.push({ pattern: put(index, index + 1, ''), what: `without ${quantifier} at ${index}` });
  }
  return mutations;
}
