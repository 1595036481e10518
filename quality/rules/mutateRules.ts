import type { Expression } from './Expression.ts';
import type { Mutant } from './Mutant.ts';
import { mutatePattern } from './mutatePattern.ts';
import { parseRules, type Permission, type RuleMatch, type Rules } from './parseRules.ts';

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'];
const SHORTHANDS: Readonly<Record<string, readonly string[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};
/** Root of the database, which has no document. */
const ROOT = '/databases/{database}/documents';

const OTHER_COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};
/** Functions that read the database before and after a write, with their counterparts. */
const OTHER_CALLS: Readonly<Record<string, string>> = {
  get: 'getAfter',
  getAfter: 'get',
  exists: 'existsAfter',
  existsAfter: 'exists',
};
const BOOLEAN_METHODS = new Set(['hasAll', 'hasAny', 'hasOnly', 'matches', 'exists', 'existsAfter']);

/**
 * Returns every small change of Firestore's rules that might go unnoticed: each condition and operand replaced by true,
 * false and its opposite, operators exchanged, elements, numbers, texts and patterns changed, permissions added and taken away.
 */
export function mutateRules(source: string): Mutant[] {
  return new RulesMutator(source).mutants();
}

/** Collects the mutants of one file. */
class RulesMutator {
  readonly #source: string;
  readonly #mutants: Mutant[] = [];
  readonly #used = new Map<string, number>();
  readonly #rules: Rules;
  readonly #isBoolean: (expression: Expression) => boolean;

  constructor(source: string) {
    this.#source = source;
    this.#rules = parseRules(source);
    this.#isBoolean = booleanIn(this.#rules);
  }

  mutants(): Mutant[] {
    for (const { name, expressions, result } of this.#rules.functions) {
      const place = `function ${name}`;
      for (const expression of [...expressions, result]) this.#mutate(place, expression);
      if (this.#isBoolean(result)) this.#mutateCondition(place, result);
    }
    for (const match of this.#rules.matches) {
      for (const permission of match.permissions) this.#mutatePermission(match.path, permission);
      if (match.path !== ROOT) this.#addPermissions(match);
    }
    return this.#mutants;
  }

  #mutatePermission(path: string, { operations, condition }: Permission): void {
    const place = `match ${path}, ${operations.map(({ name }) => name).join(', ')}`;
    this.#mutateCondition(place, condition);
    this.#mutate(place, condition);
    // A permission that is always false cannot lose anything.
    if (condition.text === 'false') return;
    for (const dropped of operations) {
      const left = operations.filter((operation) => operation !== dropped).map(({ name }) => name);
      const [first, last] = [operations[0], operations.at(-1)];
      if (left.length > 0 && first && last) {
        this.#add(place, { start: first.start, end: last.end }, left.join(', '), `no ${dropped.name}`);
      }
    }
  }

  /** Adds a permission for operations without one. */
  #addPermissions({ path, bodyStart, permissions }: RuleMatch): void {
    const allowed = permissions
      .filter(({ condition }) => condition.text !== 'false')
      .flatMap(({ operations }) => operations.flatMap(({ name }) => SHORTHANDS[name] ?? [name]));
    for (const operation of OPERATIONS.filter((name) => !allowed.includes(name))) {
      this.#add(
        `match ${path}`,
        { start: bodyStart, end: bodyStart },
        ` allow ${operation}: if true;`,
        `allow ${operation}`,
      );
    }
  }

  #add(
    place: string,
    { start, end }: { readonly start: number; readonly end: number },
    replacement: string,
    what?: string,
    value?: boolean,
  ): void {
    const original = this.#source.slice(start, end);
    if (original === replacement) return;
    const said = what ?? `${original.replace(/\s+/g, ' ')} → ${replacement}`;
    const plain = `${place}: ${said}`;
    const count = (this.#used.get(plain) ?? 0) + 1;
    this.#used.set(plain, count);
    this.#mutants.push({ name: count === 1 ? plain : `${plain} (${count})`, start, end, replacement, value });
  }

  #mutateCondition(place: string, condition: Expression): void {
    const text = this.#source.slice(condition.start, condition.end).replace(/\s+/g, ' ');
    if (condition.text !== 'true') this.#add(place, condition, 'true', `${text} → true`, true);
    if (condition.text !== 'false') this.#add(place, condition, 'false', `${text} → false`, false);
    // The opposite of a comparison for equality is made with the other operator.
    const isEquality = condition.text === '==' || condition.text === '!=';
    if (!isEquality && !['and', 'or', 'not', 'constant'].includes(condition.kind)) {
      this.#add(place, condition, `!(${this.#source.slice(condition.start, condition.end)})`, `not ${text}`);
    }
  }

  #mutate(place: string, expression: Expression): void {
    const { kind, parts, text } = expression;
    if (kind === 'and' || kind === 'or') {
      // 'a && b && c' has three operands, whatever their grouping.
      for (const operand of parts) if (operand.kind !== kind) this.#mutateCondition(place, operand);
      this.#exchange(place, parts, text, kind === 'and' ? '||' : '&&');
    }
    if (kind === 'not' && parts[0]) this.#mutateCondition(place, parts[0]);
    if (kind === 'choice') this.#mutateChoice(place, parts);
    if (kind === 'comparison') {
      for (const other of OTHER_COMPARISONS[text] ?? []) this.#exchange(place, parts, text, other);
    }
    if (kind === 'arithmetic' && text === '-') this.#exchange(place, parts, text, '+');
    if (kind === 'list') this.#dropElements(place, expression);
    if (kind === 'call') this.#mutateCall(place, expression);
    this.#mutateLiteral(place, expression);
    for (const part of parts) this.#mutate(place, part);
  }

  #mutateChoice(place: string, [condition, yes, no]: readonly Expression[]): void {
    if (!condition || !yes || !no) return;
    this.#mutateCondition(place, condition);
    for (const branch of [yes, no]) if (this.#isBoolean(branch)) this.#mutateCondition(place, branch);
  }

  #mutateLiteral(place: string, expression: Expression): void {
    const { kind, text } = expression;
    if (kind === 'number') {
      for (const number of [Number(text) - 1, Number(text) + 1]) this.#add(place, expression, String(number));
    }
    if (kind === 'constant' && text === 'null') this.#add(place, expression, "'x'");
    if (kind === 'string') this.#mutateString(place, expression);
  }

  #mutateCall(place: string, expression: Expression): void {
    const [first] = expression.parts;
    if (!first) return;
    const other = first.kind === 'name' ? OTHER_CALLS[first.text] : undefined;
    if (other)
      this.#add(place, first, other, `${first.text}${this.#textBehind(first, expression)} → ${other}`);
    const owner = first.kind === 'member' && first.text === 'lower' ? first.parts[0] : undefined;
    if (owner)
      this.#add(
        place,
        { start: owner.end, end: expression.end },
        '',
        `${this.#textOf(owner)} not in lower case`,
      );
  }

  #textOf({ start, end }: Expression): string {
    return this.#source.slice(start, end).replace(/\s+/g, ' ');
  }

  #textBehind(part: Expression, whole: Expression): string {
    return this.#source.slice(part.end, whole.end).replace(/\s+/g, ' ');
  }

  /** Puts another operator between two operands; brackets keep everything else as it was. */
  #exchange(place: string, parts: readonly Expression[], operator: string, other: string): void {
    const [left, right] = parts;
    if (!left || !right) return;
    const [a, b] = [this.#source.slice(left.start, left.end), this.#source.slice(right.start, right.end)];
    this.#add(
      place,
      { start: left.start, end: right.end },
      `((${a}) ${other} (${b}))`,
      `${this.#textOf(left)} ${operator} ${this.#textOf(right)}: ${operator} → ${other}`,
    );
  }

  #dropElements(place: string, { start, end, parts }: Expression): void {
    for (const dropped of parts) {
      const left = parts
        .filter((part) => part !== dropped)
        .map((part) => this.#source.slice(part.start, part.end));
      this.#add(
        place,
        { start, end },
        `[${left.join(', ')}]`,
        `without ${this.#textOf(dropped)} of ${this.#source.slice(start, end).replace(/\s+/g, ' ')}`,
      );
    }
  }

  #mutateString(place: string, { start, end, text }: Expression): void {
    const content = text.slice(1, -1);
    for (const { pattern, what } of mutatePattern(content)) {
      this.#add(place, { start, end }, `'${pattern}'`, `${what} of '${content.slice(0, 60)}'`);
    }
    if (!/[[({*?]/.test(content)) this.#add(place, { start, end }, `'${content}x'`);
  }
}

/** Returns true if an expression is a condition, by its parts. */
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
