import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { typedAddressSchema } from '@everything-wallet/core/accounts/typedAddressSchema';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { addressInput } from '../../../components/addressInput.ts';
import { FormActions } from '../../../components/FormActions.tsx';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { Account } from '../Account.ts';
import { saveAccount } from '../api/saveAccount.ts';
import { useCreateAccount } from '../hooks/useCreateAccount.ts';

/** Its issues carry text ids of the catalogue. */
const watchOnlyAccountSchema = z.object({ address: typedAddressSchema });

interface WatchOnlyAccountFormProps {
  userId: string;
  accounts: readonly Account[];
  onBusyChange: (isBusy: boolean) => void;
  onClose: () => void;
}

/** Asks for an address to watch. */
export function WatchOnlyAccountForm({ userId, accounts, onBusyChange, onClose }: WatchOnlyAccountFormProps) {
  const t = useText();
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(watchOnlyAccountSchema),
    mode: 'onTouched',
    defaultValues: { address: '' },
  });
  const { isSubmitting } = formState;
  const createAccount = useCreateAccount({
    onRefused: (message) => setError('address', { message }),
    onBusyChange,
    onDone: onClose,
  });
  const submit = handleSubmit(({ address }) =>
    createAccount(async () => {
      if (accounts.some((account) => sameAddress(account.address, address))) {
        throw new WalletError('accounts.error.exists');
      }
      await saveAccount(userId, { address, derivationIndex: null });
    }),
  );

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      autoComplete="off"
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <DialogContent>
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {t('accounts.new.watchOnlyText')}
        </Alert>
        <FormTextField
          control={control}
          name="address"
          label={t('accounts.new.address')}
          placeholder={t('accounts.new.addressPlaceholder')}
          disabled={isSubmitting}
          slotProps={{
            htmlInput: addressInput,
          }}
        />
      </DialogContent>
      <FormActions
        submitLabel={t(isSubmitting ? 'accounts.new.creating' : 'accounts.new.submit')}
        isBusy={isSubmitting}
        onClose={onClose}
      />
    </Box>
  );
}
