import type { Expression } from './Expression.ts';

/** One `allow` statement. */
export interface Permission {
  readonly operations: readonly { readonly name: string; readonly start: number; readonly end: number }[];
  readonly condition: Expression;
}

/** Function with a condition. */
interface RuleFunction {
  readonly name: string;
  /** Expressions of its `let` bindings, and the returned one. */
  readonly expressions: readonly Expression[];
  readonly result: Expression;
}

export interface RuleMatch {
  readonly path: string;
  /** Offset after its opening brace. */
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
 * Parses Firestore's security rules as far as mutation needs: functions, matches and their conditions.
 *
 * @throws {SyntaxError} with the offset of the first unknown syntax
 */
export function parseRules(source: string): Rules {
  return new RulesParser(source).parse();
}

/** Recursive descent over the tokens of one file. */
class RulesParser {
  readonly #source: string;
  readonly #functions: RuleFunction[] = [];
  readonly #matches: RuleMatch[] = [];
  #position = 0;
  #token: Token;

  constructor(source: string) {
    this.#source = source;
    this.#token = this.#read();
  }

  parse(): Rules {
    this.#take('rules_version');
    this.#take('=');
    this.#take();
    this.#take(';');
    this.#take('service');
    while (this.#token.text !== '{') this.#take();
    this.#take('{');
    this.#body([]);
    return { functions: this.#functions, matches: this.#matches };
  }

  #fail(expected: string): never {
    throw new SyntaxError(
      `Expected ${expected} at offset ${this.#token.start} of the rules, found '${this.#token.text}'`,
    );
  }

  #read(pattern = TOKEN): Token {
    SKIPPED.lastIndex = this.#position;
    SKIPPED.exec(this.#source);
    const start = SKIPPED.lastIndex;
    if (start >= this.#source.length) return { kind: 'end', text: '', start, end: start };
    pattern.lastIndex = start;
    const found = pattern.exec(this.#source);
    if (!found) return { kind: 'path', text: this.#source.charAt(start), start, end: start };
    this.#position = pattern.lastIndex;
    const kind = pattern === TOKEN ? KINDS[found.slice(1).findIndex(Boolean)] : 'path';
    return { kind: kind ?? 'sign', text: found[0], start, end: this.#position };
  }

  /** Returns the current token, and moves to the next one. */
  #take(text?: string): Token {
    const taken = this.#token;
    if (text !== undefined && taken.text !== text) this.#fail(`'${text}'`);
    this.#token = this.#read();
    return taken;
  }

  /** Parses a path if the current token begins with a slash. */
  #takePath(pattern: RegExp): Token {
    this.#position = this.#token.start;
    const path = this.#read(pattern);
    this.#token = this.#read();
    return path;
  }

  #choice(): Expression {
    const condition = this.#or();
    if (this.#token.text !== '?') return condition;
    this.#take();
    const yes = this.#choice();
    this.#take(':');
    return node('choice', [condition, yes, this.#choice()], '?');
  }

  #binary(kind: Expression['kind'], operand: () => Expression, isOperator: (text: string) => boolean) {
    let left = operand();
    while (isOperator(this.#token.text)) {
      const operator = this.#take().text;
      left = node(kind, [left, operand()], operator);
    }
    return left;
  }

  #or(): Expression {
    return this.#binary(
      'or',
      () => this.#and(),
      (text) => text === '||',
    );
  }

  #and(): Expression {
    return this.#binary(
      'and',
      () => this.#comparison(),
      (text) => text === '&&',
    );
  }

  #comparison(): Expression {
    return this.#binary(
      'comparison',
      () => this.#sum(),
      (text) => COMPARISONS.has(text),
    );
  }

  #sum(): Expression {
    return this.#binary(
      'arithmetic',
      () => this.#unary(),
      (text) => '+-*%'.includes(text) && text !== '',
    );
  }

  #unary(): Expression {
    if (this.#token.text !== '!') return this.#postfix();
    const { start } = this.#take();
    return { ...node('not', [this.#unary()], '!'), start };
  }

  #postfix(): Expression {
    let expression = this.#primary();
    for (;;) {
      if (this.#token.text === '.') {
        this.#take();
        const { text, end } = this.#take();
        expression = node('member', [expression], text, end);
      } else if (this.#token.text === '(' || this.#token.text === '[') {
        const parts = this.#list(this.#take().text === '(' ? ')' : ']');
        expression = node('call', [expression, ...parts.elements], '()', parts.end);
      } else {
        return expression;
      }
    }
  }

  /** Parses expressions separated by commas, up to a bracket. */
  #list(closing: string): { elements: Expression[]; end: number } {
    const elements: Expression[] = [];
    while (this.#token.text !== closing) {
      elements.push(this.#choice());
      if (this.#token.text !== closing) this.#take(',');
    }
    return { elements, end: this.#take(closing).end };
  }

  #primary(): Expression {
    const { kind, text, start, end } = this.#token;
    const literal = (of: Expression['kind']): Expression => (
      this.#take(),
      { kind: of, parts: [], text, start, end }
    );
    if (text === '(') {
      this.#take();
      const inner = this.#choice();
      return { ...inner, start, end: this.#take(')').end };
    }
    if (text === '[') {
      this.#take();
      const { elements, end: listEnd } = this.#list(']');
      return { kind: 'list', parts: elements, text, start, end: listEnd };
    }
    if (kind === 'string' || kind === 'number') return literal(kind);
    if (kind === 'name') return literal(['true', 'false', 'null'].includes(text) ? 'constant' : 'name');
    if (kind === 'path') {
      const path = this.#takePath(PATH);
      return { kind: 'path', parts: [], text: path.text, start: path.start, end: path.end };
    }
    return this.#fail('an expression');
  }

  #functionStatement(): void {
    this.#take('function');
    const name = this.#take().text;
    this.#take('(');
    while (this.#take().text !== ')');
    this.#take('{');
    const expressions: Expression[] = [];
    while (this.#token.text === 'let') {
      this.#take();
      this.#take();
      this.#take('=');
      expressions.push(this.#choice());
      this.#take(';');
    }
    this.#take('return');
    const result = this.#choice();
    this.#take(';');
    this.#take('}');
    this.#functions.push({ name, expressions, result });
  }

  #permission(): Permission {
    // 'allow' itself, then each comma.
    const operations: Token[] = [];
    do {
      this.#take();
      operations.push(this.#take());
    } while (this.#token.text === ',');
    this.#take(':');
    this.#take('if');
    const condition = this.#choice();
    this.#take(';');
    return { operations: operations.map(({ text, start, end }) => ({ name: text, start, end })), condition };
  }

  #matchStatement(): void {
    this.#take('match');
    const path = this.#takePath(MATCH_PATH).text;
    const bodyStart = this.#take('{').end;
    const permissions: Permission[] = [];
    this.#body(permissions);
    this.#matches.push({ path, bodyStart, permissions });
  }

  #body(permissions: Permission[]): void {
    while (this.#token.text !== '}') {
      if (this.#token.text === 'function') this.#functionStatement();
      else if (this.#token.text === 'match') this.#matchStatement();
      else if (this.#token.text === 'allow') permissions.push(this.#permission());
      else this.#fail("'function', 'match' or 'allow'");
    }
    this.#take('}');
  }
}

function node(
  kind: Expression['kind'],
  parts: readonly Expression[],
  text: string,
  end?: number,
): Expression {
  return {
    kind,
    parts,
    text,
    start: parts[0]?.start ?? 0,
    end: end ?? parts.at(-1)?.end ?? 0,
  };
}
