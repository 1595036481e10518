import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useText } from '../../../lib/text/useText.ts';
import { DEFAULT_SLIPPAGE, percentOf, readSlippage, SLIPPAGES } from '../slippage.ts';

/** Selected slippage. */
export interface ChosenSlippage {
  /** Basis points; undefined while the typed value is invalid. */
  readonly bps: number | undefined;
  /** Typed value; empty when a preset is selected. */
  readonly own: string;
}

interface SlippageChoiceProps {
  value: ChosenSlippage;
  onChange: (slippage: ChosenSlippage) => void;
}

/** Selects the slippage: one of three presets, or a custom one. */
export function SlippageChoice({ value: { bps: value, own }, onChange }: SlippageChoiceProps) {
  const t = useText();
  const isOwn = own !== '';
  const isInvalid = value === undefined;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          value={isOwn ? null : value}
          aria-label={t('swap.slippage')}
          onChange={(_, bps: number | null) => {
            if (bps !== null) onChange({ bps, own: '' });
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
            const typed = event.target.value;
            // An empty field clears the custom value: nothing typed earlier applies unseen.
            onChange({ own: typed, bps: typed === '' ? DEFAULT_SLIPPAGE : readSlippage(typed) });
          }}
          slotProps={{
            htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
            inputLabel: { shrink: true },
            input: { sx: { minHeight: 44 } },
          }}
          sx={{ width: 180 }}
        />
      </Box>
    </Box>
  );
}
