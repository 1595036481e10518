import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';

interface NotStoredProps {
  problem: TextId;
  isOfferIncomplete: boolean;
  isBusy: boolean;
  onTryAgain: () => void;
  onContinue: () => void;
}

/** Reason why the phrase could not be stored on this device, while its words are still shown: the user decides. */
export function NotStored({ problem, isOfferIncomplete, isBusy, onTryAgain, onContinue }: NotStoredProps) {
  const t = useText();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Alert severity="error" sx={{ mb: 1 }}>
        <AlertTitle>{t('device.notStored.title')}</AlertTitle>
        {t(problem)} {t('device.notStored.text')}
      </Alert>
      <Button variant="contained" size="large" disabled={isBusy || isOfferIncomplete} onClick={onTryAgain}>
        {t('device.notStored.again')}
      </Button>
      <Button disabled={isBusy} onClick={onContinue}>
        {t('device.notStored.continue')}
      </Button>
    </Box>
  );
}
