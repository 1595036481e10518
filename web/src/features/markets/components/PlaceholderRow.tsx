import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

/** Placeholder for a coin of the price list. */
export function PlaceholderRow() {
  return (
    <TableRow data-testid="placeholder-row" sx={{ '&:last-child > *': { borderBottom: 0 } }}>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 1.5 } }}>
          <Skeleton variant="circular" width={34} height={34} sx={{ flexShrink: 0 }} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="60%" sx={{ maxWidth: 120 }} />
            <Skeleton width="30%" sx={{ maxWidth: 60 }} />
          </Box>
        </Box>
      </TableCell>
      <TableCell>
        <Skeleton width={64} sx={{ ml: 'auto' }} />
      </TableCell>
      <TableCell>
        <Skeleton width={52} sx={{ ml: 'auto' }} />
      </TableCell>
    </TableRow>
  );
}
