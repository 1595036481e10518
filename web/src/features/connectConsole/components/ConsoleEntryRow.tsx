import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import type { ConsoleEntry } from '../ConsoleEntry.ts';

interface ConsoleEntryRowProps {
  entry: ConsoleEntry;
}

/** A request of the console, its answer and their times. */
export function ConsoleEntryRow({ entry }: ConsoleEntryRowProps) {
  const t = useText();
  const { method, params, result, error, readyMs, answeredMs } = entry;
  const isOpen = answeredMs === undefined;
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h2" variant="subtitle2" translate="no" sx={{ fontFamily: 'monospace' }}>
        {method}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {readyMs !== undefined && `${t('portal.console.ready', { ms: readyMs })} · `}
        {isOpen ? t('portal.console.waiting') : t('portal.console.answered', { ms: answeredMs })}
      </Typography>
      <Json label={t('portal.console.request')} value={params} />
      {!isOpen && error && (
        <Json label={t('portal.console.error', { code: String(error.code ?? '–') })} value={error.message} />
      )}
      {!isOpen && !error && <Json label={t('portal.console.answer')} value={result ?? null} />}
    </Box>
  );
}

function Json({ label, value }: { readonly label: string; readonly value: unknown }) {
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2">{label}</Typography>
      <Box
        component="pre"
        translate="no"
        sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.8125rem' }}
      >
        {JSON.stringify(value, null, 2)}
      </Box>
    </Box>
  );
}
