import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import { addContacts } from '../api/addContacts.ts';
import type { Contact } from '../Contact.ts';
import { useImport } from '../hooks/useImport.ts';
import { decodeText } from '../import/decodeText.ts';
import { ImportError } from '../import/ImportError.ts';
import type { ImportEntry, JudgedRow } from '../import/judgeRows.ts';
import { readRows, type ImportedRow } from '../import/readRows.ts';
import { ContactFileButton } from './ContactFileButton.tsx';
import { ImportPreview, SHOWN_ROWS, type WantedToo } from './ImportPreview.tsx';

/** Ten thousand contacts with notes are a few megabytes. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Rows that need attention come first. */
const order: Record<JudgedRow['state'], number> = { stopped: 0, invalid: 1, clash: 2, duplicate: 3, new: 4 };

interface ImportContactsDialogProps {
  userId: string;
  /** Contacts of the user. */
  contacts: readonly Contact[];
  /** Addresses that those of the file are compared with. */
  known: KnownAddresses;
  onClose: () => void;
}

/** Imports contacts from a CSV file: shows and checks its rows, and stores them once the user confirms. */
export function ImportContactsDialog({ userId, contacts, known, onClose }: ImportContactsDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const [rows, setRows] = useState<readonly ImportedRow[]>();
  const [fileProblem, setFileProblem] = useState<TextId>();
  /** Rows that the user includes. */
  const [wantedToo, setWantedToo] = useState<WantedToo>({ duplicate: false, clash: false });
  const [shown, setShown] = useState(SHOWN_ROWS);
  /** Entries that are being stored, as checked at the start: storing them changes the contacts. */
  const [begun, setBegun] = useState<readonly ImportEntry[]>();
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const judged = useImport(begun ? undefined : rows, userId, contacts, known);

  const sorted = judged?.toSorted((one, other) => order[one.state] - order[other.state]) ?? [];
  const entries = sorted.flatMap((one) =>
    one.state === 'new' || ((one.state === 'duplicate' || one.state === 'clash') && wantedToo[one.state])
      ? [one.entry]
      : [],
  );

  async function choose(file: File | undefined) {
    if (!file) return;
    setRows(undefined);
    setFileProblem(undefined);
    setShown(SHOWN_ROWS);
    // A choice for one file does not apply to the next.
    setWantedToo({ duplicate: false, clash: false });
    try {
      if (file.size > MAX_BYTES) throw new ImportError('contacts.import.error.large');
      setRows(readRows(decodeText(new Uint8Array(await file.arrayBuffer()))));
    } catch (error) {
      setFileProblem(error instanceof ImportError ? error.textId : 'contacts.import.error.unread');
    }
  }

  const writing = useSingleMutation({
    mutationFn: async (wanted: readonly ImportEntry[]) => {
      setBegun(wanted);
      const open = wanted.filter(({ id }) => !added.has(id));
      await addContacts(userId, open, (ids) => setAdded((before) => new Set([...before, ...ids])));
      return wanted.length;
    },
    onSuccess: (count) => {
      enqueueSnackbar(t('contacts.import.done', { count }), { variant: 'success' });
      onClose();
    },
    onError: (error) => logProblem('Importing contacts failed', error),
  });

  const wanted = begun ?? entries;
  return (
    <FormDialog
      title={t('contacts.import.title')}
      submitLabel={t('contacts.import.submit', { count: wanted.length - added.size })}
      isBusy={writing.isPending}
      isSubmitDisabled={wanted.length === 0}
      maxWidth="sm"
      onSubmit={() => {
        if (wanted.length > 0) writing.mutate(wanted);
      }}
      onClose={onClose}
    >
      {!begun && (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('contacts.import.text')}
          </Typography>
          <ContactFileButton onChoose={(file) => void choose(file)} />
        </>
      )}
      {fileProblem && <Alert severity="error">{t(fileProblem)}</Alert>}
      {rows && !begun && known.isIncomplete && !known.isLoading && (
        <Alert severity="error">{t('contacts.import.error.known')}</Alert>
      )}
      {rows && !begun && !judged && !(known.isIncomplete && !known.isLoading) && (
        <Box role="status">
          <Typography variant="body2">{t('contacts.import.reading')}</Typography>
          <LinearProgress />
        </Box>
      )}
      {judged && (
        <ImportPreview
          judged={sorted}
          shown={shown}
          onMore={() => setShown((count) => count + SHOWN_ROWS)}
          wantedToo={wantedToo}
          onWantedToo={setWantedToo}
        />
      )}
      {begun && <ImportProgress writing={writing} done={added.size} total={begun.length} />}
    </FormDialog>
  );
}

interface ImportProgressProps {
  writing: { readonly isPending: boolean; readonly isError: boolean };
  done: number;
  total: number;
}

/** Progress of an import, or its failure. */
function ImportProgress({ writing, done, total }: ImportProgressProps) {
  const t = useText();
  return (
    <>
      {writing.isPending && (
        <Box role="status">
          <Typography variant="body2">{t('contacts.import.progress', { done, total })}</Typography>
          <LinearProgress variant="determinate" value={(100 * done) / total} />
        </Box>
      )}
      {writing.isError && <Alert severity="error">{t('contacts.import.error.write', { done, total })}</Alert>}
    </>
  );
}
