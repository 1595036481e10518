import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useText } from '../../../lib/text/useText.ts';

/** Button between the two sides of a swap: they change places. */
export function FlipButton({ onClick }: { onClick: () => void }) {
  const t = useText();
  return (
    <Tooltip title={t('swap.flip')}>
      <IconButton
        aria-label={t('swap.flip')}
        onClick={onClick}
        sx={{
          justifySelf: 'center',
          my: -1.25,
          zIndex: 1,
          width: 44,
          height: 44,
          color: 'primary.main',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          '&:hover': { bgcolor: 'background.paper', borderColor: 'primary.main' },
        }}
      >
        <SwapVertRounded />
      </IconButton>
    </Tooltip>
  );
}
