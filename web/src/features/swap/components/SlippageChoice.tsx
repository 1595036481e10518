import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { percentOf, readSlippage, SLIPPAGES, slippageHint } from '../slippage.ts';

interface SlippageChoiceProps {
  /** Basis points. */
  value: number;
  /** Undefined while what is typed is none. */
  onChange: (bps: number | undefined) => void;
}

/** How much less than expected may come: one of three, or one's own. */
export function SlippageChoice({ value, onChange }: SlippageChoiceProps) {
  const t = useText();
  const [own, setOwn] = useState(SLIPPAGES.some((bps) => bps === value) ? '' : percentOf(value));
  const isOwn = own !== '';
  const isInvalid = isOwn && readSlippage(own) === undefined;
  const hint = isInvalid ? undefined : slippageHint(value);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          value={isOwn ? null : value}
          aria-label={t('swap.slippage')}
          onChange={(_, bps: number | null) => {
            if (bps === null) return;
            setOwn('');
            onChange(bps);
          }}
        >
          {SLIPPAGES.map((bps) => (
            <ToggleButton key={bps} value={bps} sx={{ minHeight: 44, px: 2 }}>
              {`${percentOf(bps)}%`}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField
          size="small"
          label={t('swap.live.slippageField')}
          placeholder={t('swap.live.slippageOwn')}
          value={own}
          error={isInvalid}
          helperText={isInvalid ? t('swap.live.slippageInvalid') : undefined}
          onChange={(event) => {
            setOwn(event.target.value);
            onChange(event.target.value === '' ? value : readSlippage(event.target.value));
          }}
          slotProps={{
            htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
            inputLabel: { shrink: true },
            input: { sx: { minHeight: 44 } },
          }}
          sx={{ width: 180 }}
        />
      </Box>
      {hint && <Alert severity={hint.severity}>{t(hint.text, { percent: percentOf(value) })}</Alert>}
    </Box>
  );
}
