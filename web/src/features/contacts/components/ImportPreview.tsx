import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import type { JudgedRow } from '../import/judgeRows.ts';
import { ImportedRowView } from './ImportedRowView.tsx';
import { formatList } from '../../../lib/format/formatList.ts';

/** Number of rows that are drawn at first, and added with each press. */
export const SHOWN_ROWS = 100;

const counted = {
  new: 'contacts.import.new',
  duplicate: 'contacts.import.duplicates',
  clash: 'contacts.import.clashes',
  stopped: 'contacts.import.stopped',
  invalid: 'contacts.import.invalid',
} as const satisfies Record<JudgedRow['state'], TextId>;

/** Rows that are left out unless the user includes them. */
const leftOut = {
  clash: 'contacts.import.withClashes',
  duplicate: 'contacts.import.withDuplicates',
} as const satisfies Partial<Record<JudgedRow['state'], TextId>>;

/** Rows that the user includes. */
export type WantedToo = Readonly<Record<keyof typeof leftOut, boolean>>;

interface ImportPreviewProps {
  /** Rows that need attention first. */
  judged: readonly JudgedRow[];
  shown: number;
  onMore: () => void;
  wantedToo: WantedToo;
  onWantedToo: (wanted: WantedToo) => void;
}

/** Rows of a file with their judgements, and which of them are imported. */
export function ImportPreview({ judged, shown, onMore, wantedToo, onWantedToo }: ImportPreviewProps) {
  const t = useText();
  const count = (state: JudgedRow['state']) => judged.filter((one) => one.state === state).length;
  const counts = (['new', 'clash', 'duplicate', 'stopped', 'invalid'] as const)
    .map((state) => ({ state, count: count(state) }))
    .filter((one) => one.state === 'new' || one.count > 0);
  const left = judged.length - shown;
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {formatList(counts.map((one) => t(counted[one.state], { count: one.count })))}
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
        <Button onClick={onMore}>{t('contacts.import.more', { count: Math.min(left, SHOWN_ROWS) })}</Button>
      )}
    </>
  );
}
