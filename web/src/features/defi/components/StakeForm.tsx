import type { DefiPool } from '../../../catalogue/defiPools.ts';
import { stakeSchema } from '@everything-wallet/core/defi/stakeSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useSnackbar } from 'notistack';
import { useForm } from 'react-hook-form';
import { ToastText } from '../../../components/ToastText.tsx';
import { useText } from '../../../lib/text/useText.ts';

interface StakeFormProps {
  pool: DefiPool;
}

/** An amount to stake; a toast answers it, and nothing else happens (specification §5, Stake amount). */
export function StakeForm({ pool }: StakeFormProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(stakeSchema),
    mode: 'onSubmit',
    defaultValues: { amount: '' },
  });

  const submit = handleSubmit(
    ({ amount }) => {
      const text = t('defi.stakedText', { amount, pool: pool.name });
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

  const { ref, ...field } = register('amount');
  return (
    <Box
      component="form"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <TextField
        {...field}
        inputRef={ref}
        fullWidth
        label={t('defi.amount')}
        placeholder={t('defi.amountPlaceholder')}
        // The toast says what is wrong; the field only shows where.
        error={formState.errors.amount !== undefined}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <Button type="submit" variant="contained" fullWidth sx={{ minHeight: 44 }}>
        {t('defi.stake')}
      </Button>
    </Box>
  );
}
