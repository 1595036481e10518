/** What can be exported everywhere, in the order in which it is offered. */
export const exportKinds = ['history', 'costBasis', 'movements', 'contacts', 'accounts', 'tokens'] as const;

/** What the history can be exported as: what its filters leave, or something that is exported everywhere. */
export const historyExportKinds = ['filteredHistory', 'history', 'costBasis', 'movements'] as const;

export type ExportKind = (typeof exportKinds)[number];
export type HistoryExportKind = (typeof historyExportKinds)[number];

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
