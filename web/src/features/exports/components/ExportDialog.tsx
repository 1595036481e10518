import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { compiledTexts } from 'virtual:compiled-texts/exports';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { saveTextFile } from '../../../lib/files/saveTextFile.ts';
import { UnreadableRecordsError } from '../../../lib/firebase/UnreadableRecordsError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import {
  exportFormats,
  type ExportFile,
  type ExportFormat,
  type ExportKind,
  type HistoryExportKind,
} from '../ExportChoice.ts';

loadTexts(compiledTexts);

interface ExportDialogProps<Kind extends ExportKind | HistoryExportKind> {
  /** Offered exports; the first one is chosen. */
  kinds: readonly [Kind, ...Kind[]];
  /** Reads everything and writes the file; rejects if it would be incomplete. */
  make: (kind: Kind, format: ExportFormat) => Promise<ExportFile>;
  onClose: () => void;
}

const mediaTypes = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

/** Chooses an export and its format; makes the file here, and the browser saves it. */
export function ExportDialog<Kind extends ExportKind | HistoryExportKind>({
  kinds,
  make,
  onClose,
}: ExportDialogProps<Kind>) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const [kind, setKind] = useState<Kind>(kinds[0]);
  const [format, setFormat] = useState<ExportFormat>('csv');
  const isCostBasis = kind === 'costBasis' || kind === 'movements';

  const saving = useSingleMutation({
    mutationFn: () => make(kind, format),
    onSuccess: ({ name, text, count }) => {
      const file = `${name}.${format}`;
      saveTextFile(file, text, mediaTypes[format]);
      enqueueSnackbar(t('export.done', { file, count }), { variant: 'success' });
    },
    onError: (error) => logProblem('An export could not be made', error),
  });
  const { error } = saving;

  return (
    <FormDialog
      title={t('export.title')}
      submitLabel={t(saving.isPending ? 'export.reading' : 'export.download')}
      isBusy={saving.isPending}
      maxWidth="sm"
      onSubmit={() => saving.mutate()}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {t('export.text')}
      </Typography>
      <FormControl disabled={saving.isPending}>
        <FormLabel id="export-what">{t('export.what')}</FormLabel>
        <RadioGroup
          aria-labelledby="export-what"
          value={kind}
          onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? kind)}
        >
          {kinds.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio />}
              label={t(`export.kind.${one}`)}
              sx={{ minHeight: 44 }}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <FormControl disabled={saving.isPending}>
        <FormLabel id="export-format">{t('export.format')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby="export-format"
          value={format}
          onChange={({ target }) => setFormat(exportFormats.find((one) => one === target.value) ?? format)}
        >
          {exportFormats.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio />}
              label={t(`export.format.${one}`)}
              sx={{ minHeight: 44 }}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {isCostBasis && <Alert severity="info">{t('export.costBasisText')}</Alert>}
      {isCostBasis && <Alert severity="warning">{t('export.deletedAccountsText')}</Alert>}
      {error && (
        <Alert severity="error">
          {error instanceof UnreadableRecordsError
            ? t('export.error.unreadable', { count: error.count })
            : t('export.error.read')}
        </Alert>
      )}
    </FormDialog>
  );
}
