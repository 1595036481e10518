import { derivationPath } from '@everything-wallet/core/accounts/derivationPath';
import { typedPhraseSchema } from '@everything-wallet/core/accounts/typedPhraseSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { PhraseField } from '../../../components/PhraseField.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { useCreateAccount } from '../hooks/useCreateAccount.ts';
import { AccountFormActions } from './AccountFormActions.tsx';

interface PhraseAccountFormProps {
  /** BIP-44 address index of the account that is added. */
  index: number;
  create: (phrase: string) => Promise<void>;
  onBusyChange: (isBusy: boolean) => void;
  onClose: () => void;
}

/** Asks for the phrase to add its next account. */
export function PhraseAccountForm({ index, create, onBusyChange, onClose }: PhraseAccountFormProps) {
  const t = useText();
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(typedPhraseSchema),
    defaultValues: { phrase: '' },
  });
  const { isSubmitting } = formState;
  const createAccount = useCreateAccount({
    onRefused: (message) => setError('phrase', { message }),
    onBusyChange,
    onDone: onClose,
  });
  const submit = handleSubmit(({ phrase }) => createAccount(() => create(phrase)));

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      autoComplete="off"
      // The form stands between the dialog and its content, which alone is to scroll: the buttons stay in sight.
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          {t('accounts.new.fromPhraseText', { path: derivationPath(index) })}
        </Typography>
        <PhraseField
          control={control}
          name="phrase"
          helperText={t('accounts.new.phraseHelp')}
          disabled={isSubmitting}
        />
      </DialogContent>
      <AccountFormActions isBusy={isSubmitting} onClose={onClose} />
    </Box>
  );
}
