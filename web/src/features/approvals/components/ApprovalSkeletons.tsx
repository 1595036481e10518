import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useText } from '../../../lib/text/useText.ts';

/** Spenders drawn while approvals load. */
const COUNT = 3;

/** Placeholders for spenders, with one approval each, while approvals load. */
export function ApprovalSkeletons() {
  const t = useText();
  return (
    <Box role="status" aria-busy="true" aria-label={t('approvals.loading')}>
      {Array.from({ length: COUNT }, (_, place) => (
        <Card key={place} sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
          <Skeleton width={`${28 + ((place * 13) % 25)}%`} height={26} />
          <Box sx={{ minHeight: 44, display: 'flex', alignItems: 'center' }}>
            <Skeleton width="62%" />
          </Box>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: '44px minmax(0, 1fr) auto',
              columnGap: 1,
              alignItems: 'center',
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Skeleton variant="rounded" width={18} height={18} sx={{ justifySelf: 'center' }} />
            <Box>
              <Skeleton width="46%" />
              <Skeleton width="64%" />
            </Box>
            <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5 }}>
              <Skeleton width={56} />
              <Skeleton width={72} />
              <Skeleton variant="rounded" width={78} height={44} />
            </Box>
          </Box>
        </Card>
      ))}
    </Box>
  );
}
