import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Control } from 'react-hook-form';
import { AmountField } from '../../../components/AmountField.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';

interface PoolAmountInputProps {
  control: Control<{ amount: string }, unknown, { amount: bigint }>;
  label: string;
  decimals: number;
  /** Problem that a toast shows; a text that cannot be read as one amount is shown at the field. */
  reportedElsewhere?: TextId;
  /** Types the highest amount; undefined if none. */
  typeMax: (() => void) | undefined;
}

/** Amount for a pool, or the highest one. */
export function PoolAmountInput({ label, typeMax, ...field }: PoolAmountInputProps) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <AmountField {...field} name="amount" label={label} placeholder={t('defi.amountPlaceholder')} />
      </Box>
      <Button disabled={!typeMax} onClick={typeMax} sx={{ minHeight: 56 }}>
        {t('pools.max')}
      </Button>
    </Box>
  );
}
