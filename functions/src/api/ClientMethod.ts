/** Names and texts of a plain read in the SDKs, from which `npm run clients:generate` writes its methods. */
export interface ClientMethod {
  /** Field that every answer contains: the SDKs refuse an answer without it. */
  readonly member: string;
  /** The answer in a few words, for the SDKs' tables and types: 'the NFTs that an address holds'. */
  readonly brief: string;
  /** The answer as a docstring says it; `brief` by default. */
  readonly returns?: string;
  /** Further sentences of the docstring, with fields in backticks. */
  readonly notes?: string;
  /** Fields of the answer in Markdown, for the TypeScript SDK's table. */
  readonly fields: string;
  /** Name of the Go method, if it is not the operation's. */
  readonly goName?: string;
  /** Command of ew: prints fields of the answer by their titles (`lines`), or its list, which is `member`, as a table (`columns`). */
  readonly command?: {
    /** Its help text, a verb first: 'print the balance of an address'. */
    readonly does: string;
  } & (
    | { readonly lines: readonly (readonly [title: string, ...fields: readonly string[]])[] }
    | { readonly columns: readonly ListColumn[] }
  );
}

/** Column of a printed list. */
interface ListColumn {
  readonly title: string;
  /** Field of each item; an absent value is '—'. */
  readonly field: string;
  /** Field with the contract of the token in whose smallest unit the value is; the answer's `tokens` have its decimals. */
  readonly token?: string;
  /** Text after the value, such as '%'. */
  readonly unit?: string;
}
