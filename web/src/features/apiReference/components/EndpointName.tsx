import Box from '@mui/material/Box';
import type { Operation } from '../readOperations.ts';

interface EndpointNameProps {
  operation: Operation;
}

/** Method and path of a call. */
export function EndpointName({ operation: { method, path } }: EndpointNameProps) {
  return (
    <Box
      component="code"
      translate="no"
      sx={{ fontFamily: 'monospace', fontSize: '0.875rem', overflowWrap: 'anywhere' }}
    >
      <Box
        component="span"
        sx={{ fontWeight: 700, color: method === 'GET' ? 'success.main' : 'primary.main' }}
      >
        {method}
      </Box>{' '}
      {path}
    </Box>
  );
}
