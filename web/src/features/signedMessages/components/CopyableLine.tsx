import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { useText } from '../../../lib/text/useText.ts';

interface CopyableLineProps {
  label: string;
  /** Shown in full. */
  value: string;
}

/** Digest or signature, in full, with a copy button. */
export function CopyableLine({ label, value }: CopyableLineProps) {
  const t = useText();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: 1,
        minWidth: 0,
      }}
    >
      <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography
          translate="no"
          aria-label={label}
          role="group"
          sx={{ fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
        >
          {value}
        </Typography>
      </Box>
      <CopyButton
        value={value}
        label={t('sign.copy')}
        copiedLabel={t('sign.copied')}
        aria-label={t('sign.copyOf', { name: label })}
        size="small"
        sx={{ flex: 'none', minHeight: 44 }}
      />
    </Box>
  );
}
