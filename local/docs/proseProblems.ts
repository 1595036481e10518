/** Words of the private dialect that docs/writing.md and docs/glossary.md replaced. */
const DIALECT =
  /\b(?:[Nn]obody|[Ss]omebody|[Ww]hoever|(?:is|are|was|were) told|(?:is|are) none|of now|[Aa]new|[Tt]estimon(?:y|ies)|at its word)\b/gu;

/** Docstring that begins with a question word instead of a verb or a noun phrase. */
const QUESTION = /\/\*\*\s*(?:\*\s*)?(?:What|Whether|How|Where)\b/gu;

/** Comments of TypeScript and JavaScript: `//` to the end of the line, and blocks. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/gu;

/** Matches of the dialect in a text. Sources count their comments only, documents all of it. */
export function dialectIn(file: string, text: string): string[] {
  const prose = /\.(?:ts|tsx|js|mjs)$/u.test(file) && !/\/texts\//u.test(file) ? comments(text) : text;
  return prose.match(DIALECT) ?? [];
}

/** Docstrings in a source that begin with What, Whether, How or Where. */
export function questioningDocstrings(text: string): string[] {
  return text.match(QUESTION) ?? [];
}

function comments(text: string): string {
  return (text.match(COMMENT) ?? []).join('\n');
}
