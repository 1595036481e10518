import type { Expression } from './Expression.ts';

/** One `allow` statement. */
interface Permission {
  readonly operations: readonly { readonly name: string; readonly start: number; readonly end: number }[];
  readonly condition: Expression;
}

/** What a condition stands in. */
interface RuleFunction {
  readonly name: string;
  /** What `let` gives names to, and what is returned. */
  readonly expressions: readonly Expression[];
  readonly result: Expression;
}

interface RuleMatch {
  readonly path: string;
  /** Just behind its opening brace. */
  readonly bodyStart: number;
  readonly permissions: readonly Permission[];
}

export interface Rules {
  readonly functions: readonly RuleFunction[];
  readonly matches: readonly RuleMatch[];
}

type TokenKind = 'name' | 'number' | 'string' | 'sign' | 'path' | 'end';
interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const SKIPPED = /(?:\s+|\/\/[^\n]*)*/y;
const TOKEN = /([A-Za-z_]\w*)|(\d+(?:\.\d+)?)|('(?:\\.|[^'\\])*')|(&&|\|\||[=!<>]=|[-+*%<>!?:.,;=()[\]{}])/y;
/** A path in an expression begins with a slash where an operand is expected. */
const PATH = /(?:\/(?:\$\((?:[^()]|\([^()]*\))*\)|[\w-])+)+/y;
const MATCH_PATH = /[^\s]+(?=\s*\{)/y;

const KINDS = ['name', 'number', 'string', 'sign'] as const;
const COMPARISONS = new Set(['==', '!=', '<', '<=', '>', '>=', 'in', 'is']);

/**
 * Reads a file of Firestore's security rules, as far as mutating it needs: functions, matches and their conditions.
 * @throws {SyntaxError} Where it is not understood; says at which offset.
 */
export function parseRules(source: string): Rules {
  const functions: RuleFunction[] = [];
  const matches: RuleMatch[] = [];
  let position = 0;
  let token = read();

  function fail(expected: string): never {
    throw new SyntaxError(
      `Expected ${expected} at offset ${token.start} of the rules, found '${token.text}'`,
    );
  }

  function read(pattern = TOKEN): Token {
    SKIPPED.lastIndex = position;
    SKIPPED.exec(source);
    const start = SKIPPED.lastIndex;
    if (start >= source.length) return { kind: 'end', text: '', start, end: start };
    pattern.lastIndex = start;
    const found = pattern.exec(source);
    if (!found) return { kind: 'path', text: source.charAt(start), start, end: start };
    position = pattern.lastIndex;
    const kind = pattern === TOKEN ? KINDS[found.slice(1).findIndex(Boolean)] : 'path';
    return { kind: kind ?? 'sign', text: found[0], start, end: position };
  }

  /** The token that is there, which is given up for the next one. */
  function take(text?: string): Token {
    const taken = token;
    if (text !== undefined && taken.text !== text) fail(`'${text}'`);
    token = read();
    return taken;
  }

  /** A path where the token that is there begins with a slash. */
  function takePath(pattern: RegExp): Token {
    position = token.start;
    const path = read(pattern);
    token = read();
    return path;
  }

  const node = (kind: Expression['kind'], parts: readonly Expression[], text: string, end?: number) => ({
    kind,
    parts,
    text,
    start: parts[0]?.start ?? 0,
    end: end ?? parts.at(-1)?.end ?? 0,
  });

  function choice(): Expression {
    const condition = or();
    if (token.text !== '?') return condition;
    take();
    const yes = choice();
    take(':');
    return node('choice', [condition, yes, choice()], '?');
  }

  function binary(
    kind: Expression['kind'],
    operand: () => Expression,
    isOperator: (text: string) => boolean,
  ) {
    let left = operand();
    while (isOperator(token.text)) {
      const operator = take().text;
      left = node(kind, [left, operand()], operator);
    }
    return left;
  }

  const or = (): Expression => binary('or', and, (text) => text === '||');
  const and = (): Expression => binary('and', comparison, (text) => text === '&&');
  const comparison = (): Expression => binary('comparison', sum, (text) => COMPARISONS.has(text));
  const sum = (): Expression => binary('arithmetic', unary, (text) => '+-*%'.includes(text) && text !== '');

  function unary(): Expression {
    if (token.text !== '!') return postfix();
    const { start } = take();
    return { ...node('not', [unary()], '!'), start };
  }

  function postfix(): Expression {
    let expression = primary();
    for (;;) {
      if (token.text === '.') {
        take();
        const { text, end } = take();
        expression = node('member', [expression], text, end);
      } else if (token.text === '(' || token.text === '[') {
        const parts = list(take().text === '(' ? ')' : ']');
        expression = node('call', [expression, ...parts.elements], '()', parts.end);
      } else {
        return expression;
      }
    }
  }

  /** Expressions with commas between them, up to a bracket. */
  function list(closing: string): { elements: Expression[]; end: number } {
    const elements: Expression[] = [];
    while (token.text !== closing) {
      elements.push(choice());
      if (token.text !== closing) take(',');
    }
    return { elements, end: take(closing).end };
  }

  function primary(): Expression {
    const { kind, text, start, end } = token;
    const literal = (of: Expression['kind']): Expression => (
      take(),
      { kind: of, parts: [], text, start, end }
    );
    if (text === '(') {
      take();
      const inner = choice();
      return { ...inner, start, end: take(')').end };
    }
    if (text === '[') {
      take();
      const { elements, end: listEnd } = list(']');
      return { kind: 'list', parts: elements, text, start, end: listEnd };
    }
    if (kind === 'string' || kind === 'number') return literal(kind);
    if (kind === 'name') return literal(['true', 'false', 'null'].includes(text) ? 'constant' : 'name');
    if (kind === 'path') {
      const path = takePath(PATH);
      return { kind: 'path', parts: [], text: path.text, start: path.start, end: path.end };
    }
    return fail('an expression');
  }

  function functionStatement(): void {
    take('function');
    const name = take().text;
    take('(');
    while (take().text !== ')');
    take('{');
    const expressions: Expression[] = [];
    while (token.text === 'let') {
      take();
      take();
      take('=');
      expressions.push(choice());
      take(';');
    }
    take('return');
    const result = choice();
    take(';');
    take('}');
    functions.push({ name, expressions, result });
  }

  function permission(): Permission {
    // 'allow' itself, then each comma.
    const operations: Token[] = [];
    do {
      take();
      operations.push(take());
    } while (token.text === ',');
    take(':');
    take('if');
    const condition = choice();
    take(';');
    return { operations: operations.map(({ text, start, end }) => ({ name: text, start, end })), condition };
  }

  function matchStatement(): void {
    take('match');
    const path = takePath(MATCH_PATH).text;
    const bodyStart = take('{').end;
    const permissions: Permission[] = [];
    body(permissions);
    matches.push({ path, bodyStart, permissions });
  }

  function body(permissions: Permission[]): void {
    while (token.text !== '}') {
      if (token.text === 'function') functionStatement();
      else if (token.text === 'match') matchStatement();
      else if (token.text === 'allow') permissions.push(permission());
      else fail("'function', 'match' or 'allow'");
    }
    take('}');
  }

  take('rules_version');
  take('=');
  take();
  take(';');
  take('service');
  while (token.text !== '{') take();
  take('{');
  body([]);
  return { functions, matches };
}
