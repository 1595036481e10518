/** A log entry, as far as the filters in `alerts` read it. */
export interface LogEntry {
  readonly severity: 'INFO' | 'WARNING' | 'ERROR';
  readonly resource: { readonly type: string };
  readonly jsonPayload?: object;
  readonly textPayload?: string;
}

const SEVERITIES = ['INFO', 'WARNING', 'ERROR'];
const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|(=~|>=|<=|!=|[=<>:()])|([\w.-]+))/y;

/**
 * Returns true if a filter in the Logging query language matches an entry. Knows what the files in `alerts` use: AND, OR, parentheses,
 * `=`, `=~`, `>=`, `:`, and a list of values.
 *
 * A field that holds a list matches if one of its values does. AND beside OR needs parentheses: in AIP-160 OR binds tighter, unlike in
 * most languages.
 *
 * @throws If the filter uses anything else.
 */
export function matchesLogFilter(filter: string, entry: LogEntry): boolean {
  const tokens = tokensOf(filter);
  let place = 0;
  const take = (): string => {
    const token = tokens[place];
    if (token === undefined) throw new Error(`The filter ends too early: ${filter}`);
    place += 1;
    return token;
  };
  const takeIf = (token: string): boolean => {
    if (tokens[place] !== token) return false;
    place += 1;
    return true;
  };
  const joined = (): boolean => {
    let isMatch = one();
    if (tokens[place] === 'OR') while (takeIf('OR')) isMatch = one() || isMatch;
    else while (takeIf('AND')) isMatch = one() && isMatch;
    if (tokens[place] === 'AND' || tokens[place] === 'OR')
      throw new Error(`AND beside OR needs parentheses: ${filter}`);
    return isMatch;
  };
  const values = (): string[] => {
    if (!takeIf('(')) return [take()];
    const listed = [take()];
    while (takeIf('OR')) listed.push(take());
    if (!takeIf(')')) throw new Error(`A list has no end: ${filter}`);
    return listed;
  };
  const one = (): boolean => {
    if (takeIf('(')) {
      const isMatch = joined();
      if (!takeIf(')')) throw new Error(`A parenthesis has no end: ${filter}`);
      return isMatch;
    }
    const [field, operator] = [take(), take()];
    const wanted = values();
    const found = fieldOf(entry, field);
    return found.some((value) => wanted.some((text) => compare(field, value, operator, text)));
  };
  const isMatch = joined();
  if (place < tokens.length) throw new Error(`Not understood from '${tokens[place] ?? ''}' on: ${filter}`);
  return isMatch;
}

function tokensOf(filter: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < filter.trimEnd().length) {
    const start = TOKEN.lastIndex;
    const found = TOKEN.exec(filter);
    if (!found) throw new Error(`Not understood: ${filter.slice(start)}`);
    tokens.push(found[0].trim());
  }
  return tokens;
}

/** Returns the values of a field such as `jsonPayload.message`. */
function fieldOf(entry: LogEntry, path: string): unknown[] {
  const found = path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], entry);
  if (found === undefined || found === null) return [];
  return Array.isArray(found) ? found : [found];
}

function compare(field: string, value: unknown, operator: string, token: string): boolean {
  const text = token.startsWith('"') ? (JSON.parse(token) as string) : token;
  if (operator === '=') return String(value) === text;
  if (operator === '=~') return new RegExp(text).test(String(value));
  if (operator === ':') return String(value).toLowerCase().includes(text.toLowerCase());
  if (operator !== '>=') throw new Error(`Operator ${operator} is not known`);
  if (field === 'severity') return SEVERITIES.indexOf(String(value)) >= SEVERITIES.indexOf(text);
  return typeof value === 'number' && value >= Number(text);
}
