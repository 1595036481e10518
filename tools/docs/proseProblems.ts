/** Words of the private dialect that docs/writing.md and docs/glossary.md replaced. */
const DIALECT =
  /\b(?:[Nn]obody|[Ss]omebody|[Ww]hoever|(?:is|are|was|were) told|(?:is|are) none|of now|[Aa]new|[Tt]estimon(?:y|ies)|at its word)\b/gu;

const QUESTION_WORD = String.raw`(?:What|Whether|How|Where|Why|When|Who|Whose)\b`;

/** Comment syntax of a language, without what only generators write. */
interface Syntax {
  /** Comments, docstrings included. */
  readonly comment: RegExp;
  /** Docstring that begins with a question word instead of a verb or a noun phrase. */
  readonly question: RegExp;
}

/** A `//` inside an address is no comment. */
const SLASHES = String.raw`(?<!:)\/\/[^\n]*`;
const BLOCK = String.raw`\/\*[\s\S]*?\*\/`;

const C_COMMENT = new RegExp(`${BLOCK}|${SLASHES}`, 'gu');

/** First line of a run of comment lines; later lines may begin with any word of a sentence. */
function firstLine(mark: string): string {
  return String.raw`(?<!^[ \t]*${mark}[^\n]*\n)^[ \t]*${mark}[ \t]*`;
}

const SYNTAXES: readonly (readonly [RegExp, Syntax])[] = [
  [
    /\.(?:ts|tsx|js|mjs)$/u,
    {
      comment: C_COMMENT,
      question: new RegExp(String.raw`\/\*\*\s*(?:\*\s*)?${QUESTION_WORD}`, 'gu'),
    },
  ],
  [
    /\.sol$/u,
    {
      comment: C_COMMENT,
      question: new RegExp(
        String.raw`${firstLine('///')}${QUESTION_WORD}|\/\*\*\s*(?:\*\s*)?${QUESTION_WORD}`,
        'gmu',
      ),
    },
  ],
  // Go and the rules have no docstrings: the comment above a declaration is one.
  [
    /\.(?:go|rules)$/u,
    { comment: C_COMMENT, question: new RegExp(`${firstLine('//')}${QUESTION_WORD}`, 'gmu') },
  ],
  [
    /\.py$/u,
    {
      comment: /"""[\s\S]*?"""|(?<![\w"'])#[^\n]*/gu,
      question: new RegExp(String.raw`^[ \t]*"""\s*${QUESTION_WORD}`, 'gmu'),
    },
  ],
  [
    /\.(?:sh|ya?ml)$/u,
    {
      comment: /(?:^|(?<=\s))#[^\n]*/gu,
      question: new RegExp(String.raw`${firstLine('#')}(?:\d+\.\s*)?${QUESTION_WORD}`, 'gmu'),
    },
  ],
];

/** Matches of the dialect in a text. Sources count their comments only; documents, pages and texts count as a whole. */
export function dialectIn(file: string, text: string): string[] {
  const syntax = /\/texts\//u.test(file) ? undefined : syntaxOf(file);
  const prose = syntax ? (text.match(syntax.comment) ?? []).join('\n') : text;
  return prose.match(DIALECT) ?? [];
}

/** Docstrings in a source that begin with a question word. */
export function questioningDocstrings(file: string, text: string): string[] {
  const syntax = syntaxOf(file);
  return syntax ? (text.match(syntax.question) ?? []) : [];
}

function syntaxOf(file: string): Syntax | undefined {
  return SYNTAXES.find(([pattern]) => pattern.test(file))?.[1];
}
