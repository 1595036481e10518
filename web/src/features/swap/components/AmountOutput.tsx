import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { formatExactCoin } from '../../../lib/format/formatExactCoin.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { useText } from '../../../lib/text/useText.ts';
import { bigAmount } from '../bigAmount.ts';

/** Amount a swap brings, as a read-only field; the exact amount on hover, focus and touch. */
export function AmountOutput({ amount }: { amount: string }) {
  const t = useText();
  const text = amount === '' ? '' : formatShort(amount);
  const exact = amount === '' ? '' : formatExactCoin(amount);
  return (
    <Tooltip title={exact === text ? '' : exact} describeChild enterTouchDelay={0} leaveTouchDelay={8_000}>
      <TextField
        fullWidth
        variant="standard"
        sx={bigAmount}
        label={t('swap.output')}
        value={text}
        placeholder={t('swap.amountPlaceholder')}
        slotProps={{ htmlInput: { readOnly: true, 'data-exact': exact }, inputLabel: { shrink: true } }}
      />
    </Tooltip>
  );
}
