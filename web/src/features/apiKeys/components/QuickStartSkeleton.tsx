import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useText } from '../../../lib/text/useText.ts';
import { PortalSection } from './PortalSection.tsx';

/** Placeholder for the first request of the portal while the keys load, so that nothing moves. */
export function QuickStartSkeleton() {
  const t = useText();
  return (
    <PortalSection title={t('portal.quickStart')}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: { xs: 2, sm: 2.5 } }}>
        <Skeleton variant="rounded" height={260} />
      </Box>
    </PortalSection>
  );
}
