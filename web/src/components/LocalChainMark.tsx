import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { useText } from '../lib/text/useText.ts';
import { useEnvironment } from './useEnvironment.ts';

/** Says that the chains are the local stack's, so that nobody takes play money for real. */
export function LocalChainMark() {
  const t = useText();
  const environment = useEnvironment();
  if (!environment?.emulators) return null;
  return (
    <Tooltip title={t('badge.localChainHint')}>
      <Chip size="small" label={t('badge.localChain')} sx={{ height: 22 }} />
    </Tooltip>
  );
}
