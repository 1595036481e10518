/** Exports offered everywhere, in display order. */
export const exportKinds = ['history', 'costBasis', 'movements', 'contacts', 'accounts', 'tokens'] as const;

/** Exports offered in the history: the filtered list, or those offered everywhere. */
export const historyExportKinds = ['filteredHistory', 'history', 'costBasis', 'movements'] as const;

export type ExportKind = (typeof exportKinds)[number];
export type HistoryExportKind = (typeof historyExportKinds)[number];

/** File formats of an export. */
export const exportFormats = ['csv', 'json'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** An exported file. */
export interface ExportFile {
  /** Without its extension. */
  readonly name: string;
  readonly text: string;
  /** Number of rows. */
  readonly count: number;
}
