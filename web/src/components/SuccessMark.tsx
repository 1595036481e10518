import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';

interface SuccessMarkProps {
  /** Diameter in px. */
  size: number;
}

/** Check mark that grows into view, for an outcome that is stated beside it. */
export function SuccessMark({ size }: SuccessMarkProps) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'success.main',
        color: 'success.contrastText',
        animation: 'success 220ms cubic-bezier(0.2, 0.9, 0.3, 1.2)',
        '@keyframes success': { from: { opacity: 0, transform: 'scale(0.6)' } },
      }}
    >
      <CheckRounded sx={{ fontSize: size / 2 }} />
    </Box>
  );
}
