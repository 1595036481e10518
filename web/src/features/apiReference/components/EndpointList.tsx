import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { operations } from '../operations.ts';
import { EndpointName } from './EndpointName.tsx';

/** Endpoints of the REST API, each a link to its part of the reference. */
export function EndpointList() {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
      }}
    >
      {operations.map((operation, index) => (
        <Box
          key={operation.id}
          component="li"
          sx={{
            px: { xs: 2, md: 2.5 },
            py: 1.25,
            ...(index > 0 && { borderTop: 1, borderColor: 'divider' }),
          }}
        >
          <Box
            component={Link}
            to={{ hash: operation.id }}
            sx={{
              display: 'flex',
              alignItems: 'center',
              minHeight: 32,
              color: 'inherit',
              textUnderlineOffset: '0.25em',
              textDecorationColor: 'var(--mui-palette-divider)',
            }}
          >
            <EndpointName operation={operation} />
          </Box>
          <Typography variant="body2" color="textSecondary" lang={SOURCE_LANGUAGE}>
            {operation.summary}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
