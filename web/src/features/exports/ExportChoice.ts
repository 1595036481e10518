/** What can be exported, in the order in which it is offered. */
export const exportKinds = ['history', 'costBasis', 'movements', 'contacts', 'accounts', 'tokens'] as const;

export type ExportKind = (typeof exportKinds)[number];

/** What it can be written as. */
export const exportFormats = ['csv', 'json'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** A file that has been made. */
export interface ExportFile {
  /** Without its ending. */
  readonly name: string;
  readonly text: string;
  /** How many rows it has. */
  readonly count: number;
}
