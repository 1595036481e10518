import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useText } from '../../../lib/text/useText.ts';

/** Keys drawn while they load. */
const COUNT = 2;

/** API keys that are still loading, in the columns of their rows. */
export function KeySkeletons() {
  const t = useText();
  return (
    <Box role="status" aria-busy="true" aria-label={t('portal.keys.loading')}>
      {Array.from({ length: COUNT }, (_, place) => (
        <Box
          key={place}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 5fr) minmax(0, 7fr) auto' },
            alignItems: 'center',
            columnGap: 2,
            px: { xs: 2, sm: 3 },
            py: 1.5,
            minHeight: 90,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box>
            <Skeleton width={`${40 + place * 15}%`} />
            <Skeleton width="70%" />
          </Box>
          <Box sx={{ order: { xs: 3, md: 0 }, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <Skeleton width="58%" />
            <Skeleton variant="rounded" width={132} height={22} />
          </Box>
          <Skeleton variant="rounded" width={72} height={24} />
        </Box>
      ))}
    </Box>
  );
}
