import { paymentEntrySchema } from '@everything-wallet/core/payments/paymentEntrySchema';
import type { PaymentRequest } from '@everything-wallet/core/payments/parsePaymentLink';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { addressInput } from '../../../components/addressInput.ts';
import { DemoBadge } from '../../../components/DemoBadge.tsx';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { useText } from '../../../lib/text/useText.ts';

interface ManualEntryProps {
  /** Address the simulated scanner fills in; undefined until known. */
  sampleAddress: string | undefined;
  /** Payment link or address that another application shared, to start with. */
  sharedEntry?: string | undefined;
  /** Called with the recipient and the amount. */
  onEntry: (request: PaymentRequest) => void;
}

/** Field for an address or a payment link, with an address from the simulated scanner (docs/product.md §2, QR scanner). */
export function ManualEntry({ sampleAddress, sharedEntry = '', onEntry }: ManualEntryProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { control, handleSubmit, setValue, trigger } = useForm({
    resolver: zodResolver(paymentEntrySchema),
    defaultValues: { entry: sharedEntry },
  });
  // Its mistake is shown at once, since the user did not type it.
  useEffect(() => {
    if (sharedEntry !== '') void trigger('entry');
  }, [sharedEntry, trigger]);
  const typed = useWatch({ control, name: 'entry' });
  const [simulated, setSimulated] = useState<string>();

  const submit = handleSubmit(
    ({ entry }) => onEntry(entry),
    () => enqueueSnackbar(t('scanner.error.invalid'), { variant: 'error' }),
  );

  function simulate() {
    if (sampleAddress === undefined) return;
    setSimulated(sampleAddress);
    setValue('entry', sampleAddress, { shouldValidate: true });
  }

  return (
    <Card
      component="section"
      aria-labelledby="manual-title"
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, alignContent: 'start' }}
    >
      <Typography id="manual-title" variant="h3" component="h2">
        {t('scanner.manual.title')}
      </Typography>
      <Box
        component="form"
        noValidate
        autoComplete="off"
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2 }}
      >
        <FormTextField
          control={control}
          name="entry"
          label={t('scanner.manual.label')}
          placeholder={t('scanner.manual.placeholder')}
          helperText={t(
            simulated !== undefined && typed === simulated
              ? 'scanner.simulated.filled'
              : 'scanner.manual.help',
          )}
          slotProps={{
            htmlInput: addressInput,
          }}
        />
        <Button type="submit" variant="outlined" size="large">
          {t('scanner.manual.submit')}
        </Button>
      </Box>
      <Divider />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" component="h2">
          {t('scanner.simulated.title')}
        </Typography>
        <DemoBadge />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('scanner.simulated.text')}
      </Typography>
      <Button onClick={simulate} disabled={sampleAddress === undefined}>
        {t('scanner.simulated.button')}
      </Button>
    </Card>
  );
}
