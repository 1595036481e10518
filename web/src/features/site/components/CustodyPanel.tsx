import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';

const rows: readonly (readonly [what: TextId, where: TextId, leaves: boolean])[] = [
  ['landing.custody.phrase', 'landing.custody.stays', false],
  ['landing.custody.key', 'landing.custody.stays', false],
  ['landing.custody.transaction', 'landing.custody.sent', true],
];

/** Shows at a glance what stays on the device and what does not. */
export function CustodyPanel() {
  const t = useText();
  return (
    <Box
      sx={{
        p: { xs: 2.5, md: 3.5 },
        borderRadius: '24px',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        boxShadow: '0 24px 60px -32px color-mix(in srgb, var(--mui-palette-primary-main) 45%, transparent)',
      }}
    >
      <Typography variant="body2" component="h2" color="textSecondary" sx={{ fontWeight: 600 }}>
        {t('landing.custody')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {rows.map(([what, where, leaves], index) => (
          <Box
            key={what}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              py: 2,
              ...(index > 0 && { borderTop: 1, borderColor: 'divider' }),
            }}
          >
            <Box
              component="svg"
              aria-hidden="true"
              viewBox="0 0 24 24"
              sx={{
                flexShrink: 0,
                width: 36,
                height: 36,
                p: 1,
                borderRadius: '50%',
                fill: 'none',
                stroke: 'currentColor',
                strokeWidth: 2.4,
                strokeLinecap: 'round',
                strokeLinejoin: 'round',
                color: leaves ? 'primary.main' : 'success.main',
                bgcolor: 'color-mix(in srgb, currentColor 14%, transparent)',
              }}
            >
              {/* An outgoing arrow, or a lock. */}
              <path d={leaves ? 'M7 17 17 7M9 7h8v8' : 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3'} />
            </Box>
            <div>
              <Typography sx={{ fontWeight: 620 }}>{t(what)}</Typography>
              <Typography variant="body2" sx={{ color: leaves ? 'primary.main' : 'success.main' }}>
                {t(where)}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
