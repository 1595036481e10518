import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

interface RowSkeletonsProps {
  count: number;
}

/** Rows that are still loading: picture, two lines, and an amount at the end, as in lists of assets and transactions. */
export function RowSkeletons({ count }: RowSkeletonsProps) {
  return (
    <Box aria-hidden="true" sx={{ width: '100%' }}>
      {Array.from({ length: count }, (_, row) => (
        <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 60, px: 1 }}>
          <Skeleton variant="circular" width={38} height={38} sx={{ flexShrink: 0 }} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Skeleton width={`${40 + ((row * 13) % 25)}%`} />
            <Skeleton width={`${25 + ((row * 7) % 15)}%`} />
          </Box>
          <Skeleton width="18%" />
        </Box>
      ))}
    </Box>
  );
}
