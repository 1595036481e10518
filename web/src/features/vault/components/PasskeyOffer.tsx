import FingerprintRounded from '@mui/icons-material/FingerprintRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';

interface PasskeyOfferProps {
  disabled: boolean;
  onPassword: () => void;
}

/** Explains the passkey that the next step creates, with a button to use a password instead. */
export function PasskeyOffer({ disabled, onPassword }: PasskeyOfferProps) {
  const t = useText();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 1.5,
        mt: 2,
        p: 2,
        pb: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 40,
          height: 40,
          borderRadius: '50%',
          color: 'primary.main',
          bgcolor: 'color-mix(in srgb, currentColor 14%, transparent)',
        }}
      >
        <FingerprintRounded />
      </Box>
      <Box>
        <Typography sx={{ fontWeight: 620 }}>{t('device.passkey.add.title')}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
          {t('device.offer.passkey')}
        </Typography>
        <Button
          size="small"
          disabled={disabled}
          onClick={onPassword}
          sx={{ mt: 0.5, marginInlineStart: '-12px' }}
        >
          {t('device.offer.usePassword')}
        </Button>
      </Box>
    </Box>
  );
}
