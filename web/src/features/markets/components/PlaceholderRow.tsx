import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

/** Stands in the price list where a coin will be. */
export function PlaceholderRow() {
  return (
    <TableRow data-testid="placeholder-row" sx={{ '&:last-child > *': { borderBottom: 0 } }}>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Skeleton variant="circular" width={38} height={38} sx={{ flexShrink: 0 }} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="60%" sx={{ maxWidth: 120 }} />
            <Skeleton width="30%" sx={{ maxWidth: 60 }} />
          </Box>
        </Box>
      </TableCell>
      <TableCell>
        <Skeleton width={72} sx={{ ml: 'auto' }} />
      </TableCell>
      <TableCell>
        <Skeleton width={56} sx={{ ml: 'auto' }} />
      </TableCell>
    </TableRow>
  );
}
