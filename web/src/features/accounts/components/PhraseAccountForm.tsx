import { derivationPath } from '@everything-wallet/core/accounts/derivationPath';
import { typedPhraseSchema } from '@everything-wallet/core/accounts/typedPhraseSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormActions } from '../../../components/FormActions.tsx';
import { SigningKeyField } from '../../../components/SigningKeyField.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { unlockChosen } from '../../../lib/vault/unlockChosen.ts';
import { useSigningKey } from '../../../lib/vault/useSigningKey.ts';
import type { TextId } from '../../../texts/texts.ts';
import { useCreateAccount } from '../hooks/useCreateAccount.ts';

interface PhraseAccountFormProps {
  /** BIP-44 address index of the new account. */
  index: number;
  create: (phrase: string) => Promise<void>;
  /** Adds the account with the vault on this device; undefined if it cannot be known whether the vault holds the same phrase. */
  createByVault: ((addressOf: (index: number) => Promise<string>) => Promise<void>) | undefined;
  onBusyChange: (isBusy: boolean) => void;
  onClose: () => void;
}

/** Form values: the phrase, the device password, or nothing while the vault is unlocked. */
const schemas = {
  phrase: typedPhraseSchema.extend({ password: z.string() }),
  password: z.object({
    phrase: z.string(),
    password: z.string().min(1, 'device.error.passwordMissing' satisfies TextId),
  }),
  passkey: z.object({ phrase: z.string(), password: z.string() }),
  unlocked: z.object({ phrase: z.string(), password: z.string() }),
};

/** Asks for the phrase to add its next account, unless the vault on this device can add it. */
export function PhraseAccountForm({
  index,
  create,
  createByVault,
  onBusyChange,
  onClose,
}: PhraseAccountFormProps) {
  const t = useText();
  const choice = useSigningKey(!createByVault);
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schemas[choice.key]),
    defaultValues: { phrase: '', password: '' },
  });
  const { isSubmitting } = formState;
  const createAccount = useCreateAccount({
    onRefused: (message) => setError(choice.key === 'password' ? 'password' : 'phrase', { message }),
    onBusyChange,
    onDone: onClose,
  });
  const submit = handleSubmit(({ phrase, password }) =>
    createAccount(async () => {
      const { vault } = choice;
      if (!vault || !createByVault) return create(phrase);
      await unlockChosen(vault, choice.key, password);
      return createByVault((wanted) => vault.addressOf(wanted));
    }),
  );

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      autoComplete="off"
      // Scrolls only the content between the dialog's edges, so the buttons stay visible.
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          {t('accounts.new.fromPhraseText', { path: derivationPath(index) })}
        </Typography>
        <SigningKeyField
          control={control}
          phraseName="phrase"
          passwordName="password"
          choice={choice}
          phraseHelp={t('accounts.new.phraseHelp')}
          unlockedText={choice.key === 'unlocked' ? t('device.derives') : ''}
          disabled={isSubmitting}
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
