/** Contents of an export in any format: rows of texts with named columns. */
export interface ExportTable {
  /** For example 'history'. */
  readonly name: string;
  /** Each in snake case, in the order of the file. */
  readonly columns: readonly string[];
  /** One cell per column; undefined is unknown, never 0. */
  readonly rows: readonly (readonly (string | undefined)[])[];
}
