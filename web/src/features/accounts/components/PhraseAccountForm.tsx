import { derivationPath } from '@everything-wallet/core/accounts/derivationPath';
import { phraseAccountSchema } from '@everything-wallet/core/accounts/phraseAccountSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { FormTextField } from '../../../components/FormTextField.tsx';
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
    resolver: zodResolver(phraseAccountSchema),
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
        <FormTextField
          control={control}
          name="phrase"
          multiline
          minRows={2}
          label={t('send.phrase')}
          placeholder={t('send.phrasePlaceholder')}
          helperText={t('accounts.new.phraseHelp')}
          disabled={isSubmitting}
          slotProps={{
            // A spell checker may send what is typed to its maker.
            htmlInput: {
              spellCheck: false,
              autoCapitalize: 'none',
              autoCorrect: 'off',
              'data-1p-ignore': true,
            },
          }}
        />
      </DialogContent>
      <AccountFormActions isBusy={isSubmitting} onClose={onClose} />
    </Box>
  );
}
