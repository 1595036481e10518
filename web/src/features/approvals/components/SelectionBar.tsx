import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';

interface SelectionBarProps {
  /** Number of selected approvals. */
  count: number;
  onClear: () => void;
  onRevoke: () => void;
}

/** Bar that revokes the selected approvals. */
export function SelectionBar({ count, onClear, onRevoke }: SelectionBarProps) {
  const t = useText();
  return (
    <Box
      role="group"
      aria-label={t('approvals.selected', { count })}
      sx={{
        position: 'sticky',
        bottom: { xs: 'calc(72px + env(safe-area-inset-bottom))', md: 16 },
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
        boxShadow: 3,
      }}
    >
      <Typography noWrap variant="body2" sx={{ flex: 1, minWidth: 0 }}>
        {t('approvals.selected', { count })}
      </Typography>
      <Button onClick={onClear}>{t('approvals.clear')}</Button>
      <Button variant="contained" onClick={onRevoke}>
        {t('approvals.revokeSelected', { count })}
      </Button>
    </Box>
  );
}
