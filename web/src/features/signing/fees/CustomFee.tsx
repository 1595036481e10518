import { formatGwei } from '@everything-wallet/core/fees/formatGwei';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import type { FeeChoice } from './useFeeChoice.ts';

interface CustomFeeProps {
  choice: FeeChoice;
  disabled: boolean;
}

/** Fields for typed gas prices, with the market's prices and any problem. */
export function CustomFee({ choice: { typed, type, market, stop, warning }, disabled }: CustomFeeProps) {
  const t = useText();
  const field = { inputMode: 'decimal', autoCorrect: 'off', spellCheck: false } as const;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 2 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
        <TextField
          label={t('send.fees.maxFee')}
          value={typed.maxFee}
          onChange={({ target }) => type({ ...typed, maxFee: target.value })}
          error={stop !== undefined}
          disabled={disabled}
          size="small"
          autoComplete="off"
          slotProps={{ htmlInput: { ...field, 'aria-describedby': 'send-custom-fee' } }}
        />
        <TextField
          label={t('send.fees.tip')}
          value={typed.tip}
          onChange={({ target }) => type({ ...typed, tip: target.value })}
          error={stop === 'send.fees.error.gwei' || stop === 'send.fees.error.tipAbove'}
          disabled={disabled}
          size="small"
          autoComplete="off"
          slotProps={{ htmlInput: { ...field, 'aria-describedby': 'send-custom-fee' } }}
        />
      </Box>
      <Box id="send-custom-fee" aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
        {market && (
          <Typography variant="caption" color="textSecondary">
            {t('send.fees.now', {
              baseFee: formatGwei(market.nextBaseFee),
              tip: formatGwei(market.tips.normal),
            })}
          </Typography>
        )}
        {stop && <Alert severity="error">{t(stop)}</Alert>}
        {!stop && warning && <Alert severity="warning">{t(warning)}</Alert>}
      </Box>
    </Box>
  );
}
