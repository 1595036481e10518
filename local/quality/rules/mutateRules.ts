import type { Expression } from './Expression.ts';
import type { Mutant } from './Mutant.ts';
import { mutatePattern } from './mutatePattern.ts';
import { parseRules, type Rules } from './parseRules.ts';

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'];
const SHORTHANDS: Readonly<Record<string, readonly string[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};
/** The root of the database, where no document can be. */
const ROOT = '/databases/{database}/documents';

const OTHER_COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};
/** What looks at the database before, or after, what is asked for. */
const OTHER_CALLS: Readonly<Record<string, string>> = {
  get: 'getAfter',
  getAfter: 'get',
  exists: 'existsAfter',
  existsAfter: 'exists',
};
const BOOLEAN_METHODS = new Set(['hasAll', 'hasAny', 'hasOnly', 'matches', 'exists', 'existsAfter']);

/**
 * Every small change of Firestore's rules that might go unnoticed: each condition and operand taken for true, false and
 * its opposite, operators exchanged, elements, numbers, texts and patterns changed, permissions added and taken away.
 */
export function mutateRules(source: string): Mutant[] {
  const rules = parseRules(source);
  const mutants: Mutant[] = [];
  const used = new Map<string, number>();
  const isBoolean = booleanIn(rules);

  function add(
    place: string,
    { start, end }: { readonly start: number; readonly end: number },
    replacement: string,
    what?: string,
    value?: boolean,
  ): void {
    const original = source.slice(start, end);
    if (original === replacement) return;
    const said = what ?? `${original.replace(/\s+/g, ' ')} → ${replacement}`;
    const plain = `${place}: ${said}`;
    const count = (used.get(plain) ?? 0) + 1;
    used.set(plain, count);
    mutants.push({ name: count === 1 ? plain : `${plain} (${count})`, start, end, replacement, value });
  }

  function mutateCondition(place: string, condition: Expression): void {
    const text = source.slice(condition.start, condition.end).replace(/\s+/g, ' ');
    if (condition.text !== 'true') add(place, condition, 'true', `${text} → true`, true);
    if (condition.text !== 'false') add(place, condition, 'false', `${text} → false`, false);
    // The opposite of a comparison for equality is made with the other operator.
    const isEquality = condition.text === '==' || condition.text === '!=';
    if (!isEquality && !['and', 'or', 'not', 'constant'].includes(condition.kind)) {
      add(place, condition, `!(${source.slice(condition.start, condition.end)})`, `not ${text}`);
    }
  }

  function mutate(place: string, expression: Expression): void {
    const { kind, parts, text } = expression;
    const [first, second, third] = parts;
    if (kind === 'and' || kind === 'or') {
      // Of 'a && b && c' the operands are three, whatever their grouping.
      for (const operand of parts) if (operand.kind !== kind) mutateCondition(place, operand);
      exchange(place, parts, text, kind === 'and' ? '||' : '&&');
    }
    if (kind === 'not' && first) mutateCondition(place, first);
    if (kind === 'choice' && first && second && third) {
      mutateCondition(place, first);
      for (const branch of [second, third]) if (isBoolean(branch)) mutateCondition(place, branch);
    }
    if (kind === 'comparison') {
      for (const other of OTHER_COMPARISONS[text] ?? []) exchange(place, parts, text, other);
    }
    if (kind === 'arithmetic' && text === '-') exchange(place, parts, text, '+');
    if (kind === 'list') dropElements(place, expression);
    if (kind === 'number') {
      for (const number of [Number(text) - 1, Number(text) + 1]) add(place, expression, String(number));
    }
    if (kind === 'constant' && text === 'null') add(place, expression, "'x'");
    if (kind === 'string') mutateString(place, expression);
    if (kind === 'call' && first) {
      const other = first.kind === 'name' ? OTHER_CALLS[first.text] : undefined;
      if (other) add(place, first, other, `${first.text}${textBehind(first, expression)} → ${other}`);
      const owner = first.kind === 'member' && first.text === 'lower' ? first.parts[0] : undefined;
      if (owner)
        add(place, { start: owner.end, end: expression.end }, '', `${textOf(owner)} not in lower case`);
    }
    for (const part of parts) mutate(place, part);
  }

  const textOf = ({ start, end }: Expression) => source.slice(start, end).replace(/\s+/g, ' ');
  const textBehind = (part: Expression, whole: Expression) =>
    source.slice(part.end, whole.end).replace(/\s+/g, ' ');

  /** Puts another operator between two operands; brackets keep everything else as it was. */
  function exchange(place: string, parts: readonly Expression[], operator: string, other: string): void {
    const [left, right] = parts;
    if (!left || !right) return;
    const [a, b] = [source.slice(left.start, left.end), source.slice(right.start, right.end)];
    add(
      place,
      { start: left.start, end: right.end },
      `((${a}) ${other} (${b}))`,
      `${textOf(left)} ${operator} ${textOf(right)}: ${operator} → ${other}`,
    );
  }

  function dropElements(place: string, { start, end, parts }: Expression): void {
    for (const dropped of parts) {
      const left = parts.filter((part) => part !== dropped).map((part) => source.slice(part.start, part.end));
      add(
        place,
        { start, end },
        `[${left.join(', ')}]`,
        `without ${textOf(dropped)} of ${source.slice(start, end).replace(/\s+/g, ' ')}`,
      );
    }
  }

  function mutateString(place: string, { start, end, text }: Expression): void {
    const content = text.slice(1, -1);
    for (const { pattern, what } of mutatePattern(content)) {
      add(place, { start, end }, `'${pattern}'`, `${what} of '${content.slice(0, 60)}'`);
    }
    if (!/[[({*?]/.test(content)) add(place, { start, end }, `'${content}x'`);
  }

  for (const { name, expressions, result } of rules.functions) {
    const place = `function ${name}`;
    for (const expression of [...expressions, result]) mutate(place, expression);
    if (isBoolean(result)) mutateCondition(place, result);
  }
  for (const { path, bodyStart, permissions } of rules.matches) {
    for (const { operations, condition } of permissions) {
      const place = `match ${path}, ${operations.map(({ name }) => name).join(', ')}`;
      mutateCondition(place, condition);
      mutate(place, condition);
      // What allows nothing can lose nothing.
      if (condition.text === 'false') continue;
      for (const dropped of operations) {
        const left = operations.filter((operation) => operation !== dropped).map(({ name }) => name);
        const [first, last] = [operations[0], operations.at(-1)];
        if (left.length > 0 && first && last) {
          add(place, { start: first.start, end: last.end }, left.join(', '), `no ${dropped.name}`);
        }
      }
    }
    if (path === ROOT) continue;
    const allowed = permissions
      .filter(({ condition }) => condition.text !== 'false')
      .flatMap(({ operations }) => operations.flatMap(({ name }) => SHORTHANDS[name] ?? [name]));
    for (const operation of OPERATIONS.filter((name) => !allowed.includes(name))) {
      add(
        `match ${path}`,
        { start: bodyStart, end: bodyStart },
        ` allow ${operation}: if true;`,
        `allow ${operation}`,
      );
    }
  }
  return mutants;
}

/** Tells whether an expression is a condition, by what it is made of. */
function booleanIn({ functions }: Rules): (expression: Expression) => boolean {
  const results = new Map(functions.map(({ name, result }) => [name, result]));
  function isBoolean({ kind, text, parts }: Expression): boolean {
    if (['and', 'or', 'not', 'comparison'].includes(kind)) return true;
    if (kind === 'constant') return text !== 'null';
    if (kind === 'choice') return parts.slice(1).every(isBoolean);
    const [called] = parts;
    if (kind !== 'call' || !called) return false;
    const result = called.kind === 'name' ? results.get(called.text) : undefined;
    return result ? isBoolean(result) : BOOLEAN_METHODS.has(called.text);
  }
  return isBoolean;
}
