import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
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
import { ImportedRowView } from './ImportedRowView.tsx';

/** Ten thousand contacts with notes are a few megabytes. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Lines that are drawn at first, and more with each press. */
const SHOWN = 100;

/** What needs a look comes first. */
const order: Record<JudgedRow['state'], number> = { stopped: 0, invalid: 1, clash: 2, duplicate: 3, new: 4 };

const counted = {
  new: 'contacts.import.new',
  duplicate: 'contacts.import.duplicates',
  clash: 'contacts.import.clashes',
  stopped: 'contacts.import.stopped',
  invalid: 'contacts.import.invalid',
} as const satisfies Record<JudgedRow['state'], TextId>;

/** What is left out unless somebody asks for it. */
const leftOut = {
  clash: 'contacts.import.withClashes',
  duplicate: 'contacts.import.withDuplicates',
} as const satisfies Partial<Record<JudgedRow['state'], TextId>>;

type WantedToo = Readonly<Record<keyof typeof leftOut, boolean>>;

interface ImportContactsDialogProps {
  userId: string;
  /** The contacts there are. */
  contacts: readonly Contact[];
  /** What the addresses of the file are compared with. */
  known: KnownAddresses;
  onClose: () => void;
}

/** Imports contacts from a CSV file: what is in it is shown and judged first, and nothing is written before somebody says so. */
export function ImportContactsDialog({ userId, contacts, known, onClose }: ImportContactsDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const [rows, setRows] = useState<readonly ImportedRow[]>();
  const [fileProblem, setFileProblem] = useState<TextId>();
  /** Of what is left out, what somebody asked for. */
  const [wantedToo, setWantedToo] = useState<WantedToo>({ duplicate: false, clash: false });
  const [shown, setShown] = useState(SHOWN);
  /** What is being written, as it was judged when that began: what is written changes the contacts. */
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
    setShown(SHOWN);
    // What was asked for of one file is not of another.
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
          <Button
            component="label"
            role={undefined}
            tabIndex={-1}
            variant="outlined"
            sx={{ alignSelf: 'flex-start', '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
          >
            {t('contacts.import.choose')}
            <Box
              component="input"
              type="file"
              accept=".csv,.txt,.tsv,text/csv"
              autoFocus
              sx={visuallyHidden}
              onChange={(event) => {
                void choose(event.target.files?.[0]);
                // The same file may be chosen again after it was changed.
                event.target.value = '';
              }}
            />
          </Button>
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
        <Preview
          judged={sorted}
          shown={shown}
          onMore={() => setShown((count) => count + SHOWN)}
          wantedToo={wantedToo}
          onWantedToo={setWantedToo}
        />
      )}
      {begun && writing.isPending && (
        <Box role="status">
          <Typography variant="body2">
            {t('contacts.import.progress', { done: added.size, total: begun.length })}
          </Typography>
          <LinearProgress variant="determinate" value={(100 * added.size) / begun.length} />
        </Box>
      )}
      {begun && writing.isError && (
        <Alert severity="error">
          {t('contacts.import.error.write', { done: added.size, total: begun.length })}
        </Alert>
      )}
    </FormDialog>
  );
}

interface PreviewProps {
  /** What needs a look first. */
  judged: readonly JudgedRow[];
  shown: number;
  onMore: () => void;
  wantedToo: WantedToo;
  onWantedToo: (wanted: WantedToo) => void;
}

function Preview({ judged, shown, onMore, wantedToo, onWantedToo }: PreviewProps) {
  const t = useText();
  const count = (state: JudgedRow['state']) => judged.filter((one) => one.state === state).length;
  const counts = (['new', 'clash', 'duplicate', 'stopped', 'invalid'] as const)
    .map((state) => ({ state, count: count(state) }))
    .filter((one) => one.state === 'new' || one.count > 0);
  const left = judged.length - shown;
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {counts.map((one) => t(counted[one.state], { count: one.count })).join(', ')}
      </Typography>
      {count('stopped') > 0 && <Alert severity="error">{t('contacts.import.stoppedText')}</Alert>}
      {count('clash') > 0 && <Alert severity="warning">{t('contacts.import.clashText')}</Alert>}
      {(['clash', 'duplicate'] as const)
        .filter((state) => count(state) > 0)
        .map((state) => (
          <FormControlLabel
            key={state}
            control={
              <Switch
                checked={wantedToo[state]}
                onChange={(_, isOn) => onWantedToo({ ...wantedToo, [state]: isOn })}
              />
            }
            label={t(leftOut[state])}
          />
        ))}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {judged.slice(0, shown).map((one) => (
          <ImportedRowView key={one.row.line} judged={one} />
        ))}
      </Box>
      {left > 0 && (
        <Button onClick={onMore}>{t('contacts.import.more', { count: Math.min(left, SHOWN) })}</Button>
      )}
    </>
  );
}
