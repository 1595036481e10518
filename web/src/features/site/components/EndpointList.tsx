import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import { plannedEndpoints } from '../plannedEndpoints.ts';

/** The endpoints of the planned REST API. */
export function EndpointList() {
  const t = useText();
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
      {plannedEndpoints.map(({ method, path, text }, index) => (
        <Box
          key={path}
          component="li"
          sx={{
            px: { xs: 2, md: 2.5 },
            py: 1.75,
            ...(index > 0 && { borderTop: 1, borderColor: 'divider' }),
          }}
        >
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
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {t(text)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
