import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { compiledTexts } from 'virtual:compiled-texts/exports';
import { useState } from 'react';
import { loadedDialog } from '../../components/loadedDialog.tsx';
import { SettingAction } from '../../components/SettingAction.tsx';
import { exportKinds, type ExportFormat, type ExportKind } from '../../features/exports/ExportChoice.ts';
import { loadTexts } from '../../lib/text/loadTexts.ts';
import { useText } from '../../lib/text/useText.ts';

loadTexts(compiledTexts);

const ExportDialog = loadedDialog(
  async () => (await import('../../features/exports/components/ExportDialog.tsx')).ExportDialog<ExportKind>,
);

/** Setting that exports the user's data, and its dialog. */
export function ExportSettings({ userId }: { userId: string }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SettingAction icon={<DownloadOutlined />} label={t('export.title')} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <ExportDialog
          kinds={exportKinds}
          make={async (kind: ExportKind, format: ExportFormat) =>
            (await import('../exports/makeExport.ts')).makeExport(userId, kind, format)
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
