import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { PoolGrid } from './PoolGrid.tsx';

interface PoolGroupProps {
  title: string;
  children: ReactNode;
}

/** Pools under a title. */
export function PoolGroup({ title, children }: PoolGroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <PoolGrid>{children}</PoolGrid>
    </section>
  );
}
