import Box from '@mui/material/Box';
import { useText } from '../../../lib/text/useText.ts';

/** Marks what is planned and not there yet. */
export function ComingSoonMark() {
  const t = useText();
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        border: 1,
        borderRadius: '999px',
        color: 'warning.main',
        fontSize: '0.75rem',
        fontWeight: 650,
        lineHeight: '20px',
        whiteSpace: 'nowrap',
      }}
    >
      {t('common.comingSoon')}
    </Box>
  );
}
