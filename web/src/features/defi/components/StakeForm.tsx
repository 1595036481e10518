import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { stakeSchema } from '@everything-wallet/core/defi/stakeSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { useForm } from 'react-hook-form';
import type { DefiPool } from '../../../catalogue/defiPools.ts';
import { AmountField } from '../../../components/AmountField.tsx';
import { ToastText } from '../../../components/ToastText.tsx';
import { useNumberStyle } from '../../../lib/language/useNumberStyle.ts';
import { useText } from '../../../lib/text/useText.ts';
import { writeDecimal } from '../../../lib/format/writeDecimal.ts';

interface StakeFormProps {
  pool: DefiPool;
}

/** An amount to stake; the only effect is a toast (docs/product.md §5, Stake amount). */
export function StakeForm({ pool }: StakeFormProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(stakeSchema(useNumberStyle())),
    mode: 'onSubmit',
    defaultValues: { amount: '' },
  });

  const submit = handleSubmit(
    ({ amount }) => {
      const text = t('defi.stakedText', { amount: writeDecimal(formatAmount(amount)), pool: pool.name });
      enqueueSnackbar(<ToastText title={t('defi.staked')} text={text} />, {
        key: `staked/${text}`,
        preventDuplicate: true,
        variant: 'success',
      });
    },
    () => {
      const text = t('defi.error.amountText');
      enqueueSnackbar(<ToastText title={t('defi.error.amount')} text={text} />, {
        key: 'stake-amount',
        preventDuplicate: true,
        variant: 'error',
      });
    },
  );

  return (
    <Box
      component="form"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <AmountField
        control={control}
        name="amount"
        label={t('defi.amount')}
        placeholder={t('defi.amountPlaceholder')}
        // The toast shows it; the field reports a text that is no unambiguous amount.
        reportedElsewhere="defi.error.amountText"
      />
      <Button type="submit" variant="contained" fullWidth sx={{ minHeight: 44 }}>
        {t('defi.stake')}
      </Button>
    </Box>
  );
}
