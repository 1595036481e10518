/** What an export says, whatever it is written as: rows of texts under the names of their columns. */
export interface ExportTable {
  /** For example 'history'. */
  readonly name: string;
  /** Each in snake case, in the order of the file. */
  readonly columns: readonly string[];
  /** One cell a column; undefined is what is not known, never 0. */
  readonly rows: readonly (readonly (string | undefined)[])[];
}
