import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadedDialog } from '../../components/loadedDialog.tsx';
import {
  historyExportKinds,
  type ExportFormat,
  type HistoryExportKind,
} from '../../features/exports/ExportChoice.ts';
import { historyUrl } from '../../features/transactions/historyUrl.ts';
import { useText } from '../../lib/text/useText.ts';

const ExportDialog = loadedDialog(
  async () =>
    (await import('../../features/exports/components/ExportDialog.tsx')).ExportDialog<HistoryExportKind>,
);

/** Button that exports the history, filtered or whole. */
export function HistoryExport({ userId }: { userId: string }) {
  const t = useText();
  const [query] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button startIcon={<DownloadRounded />} onClick={() => setIsOpen(true)}>
        {t('history.export')}
      </Button>
      {isOpen && (
        <ExportDialog
          kinds={historyExportKinds}
          make={async (kind: HistoryExportKind, format: ExportFormat) => {
            const { makeExport, makeFilteredExport } = await import('./makeExport.ts');
            return kind === 'filteredHistory'
              ? makeFilteredExport(userId, format, historyUrl.read(query), t)
              : makeExport(userId, kind, format);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
