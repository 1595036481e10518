import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Accounts that a usual user has. */
const COUNT = 2;

/** Accounts that are still loading, below their introduction. */
export function AccountSkeletons() {
  return (
    <Box aria-busy="true">
      <Skeleton sx={{ mb: 2, maxWidth: 560 }} />
      <Stack spacing={1.25}>
        {Array.from({ length: COUNT }, (_, place) => (
          <Card key={place} sx={{ px: { xs: 2, sm: 2.5 }, py: 1.75 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 28 }}>
              <Skeleton variant="circular" width={28} height={28} sx={{ flexShrink: 0 }} />
              <Skeleton width="30%" height={24} />
              <Box sx={{ flex: 1 }} />
              <Skeleton width={72} />
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
              <Box
                sx={{
                  minHeight: 44,
                  display: 'flex',
                  alignItems: 'center',
                  flex: { xs: '1 1 100%', sm: '1 1 auto' },
                }}
              >
                <Skeleton width="70%" />
              </Box>
              <Box sx={{ minHeight: 44, display: 'flex', alignItems: 'center', gap: 2, ml: 'auto' }}>
                <Skeleton width={92} />
                <Skeleton variant="circular" width={20} height={20} />
                <Skeleton variant="circular" width={20} height={20} />
              </Box>
            </Box>
          </Card>
        ))}
      </Stack>
    </Box>
  );
}
