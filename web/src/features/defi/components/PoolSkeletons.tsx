import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useText } from '../../../lib/text/useText.ts';

/** Pools that are still loading, as high as their rows. */
export function PoolSkeletons({ count }: { count: number }) {
  const t = useText();
  return (
    <Card role="status" aria-busy="true" aria-label={t('pools.loading')}>
      {Array.from({ length: count }, (_, row) => (
        <Box
          key={row}
          sx={{
            px: { xs: 2, sm: 2.5 },
            pt: 2,
            pb: 0.5,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 45 }}>
            <Skeleton variant="circular" width={40} height={40} sx={{ flexShrink: 0 }} />
            <Box sx={{ flex: 1 }}>
              <Skeleton width={`${30 + ((row * 11) % 20)}%`} />
              <Skeleton width="24%" />
            </Box>
            <Skeleton width={56} height={34} />
          </Box>
          <Box sx={{ display: { md: 'none' }, mt: 1.5 }}>
            <Skeleton height={42} />
            <Skeleton variant="rounded" height={44} sx={{ mt: 1.5 }} />
          </Box>
          <Box sx={{ minHeight: 44, display: 'flex', alignItems: 'center' }}>
            <Skeleton width={64} />
          </Box>
        </Box>
      ))}
    </Card>
  );
}
