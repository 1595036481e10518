import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useText } from '../lib/text/useText.ts';
import { useEnvironment } from './useEnvironment.ts';

/** Marks a network whose chain belongs to the local stack, so that its money is not mistaken for real. */
export function LocalChainMark() {
  const t = useText();
  const environment = useEnvironment();
  if (!environment?.emulators) return null;
  return (
    <Tooltip title={t('badge.localChainHint')}>
      <Box
        component="span"
        sx={{ fontSize: '0.6875rem', fontWeight: 600, lineHeight: 1.3, color: 'text.secondary' }}
      >
        {t('badge.localChain')}
      </Box>
    </Tooltip>
  );
}
