import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { zodResolver } from '@hookform/resolvers/zod';
import { use, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { AuthContext } from '../../../lib/session/AuthContext.ts';
import { useText } from '../../../lib/text/useText.ts';
import { newPasswordProblem } from '../newPasswordProblem.ts';
import { newPasswordShape, samePasswords } from '../newPasswordShape.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

const schema = z.object(newPasswordShape).refine(...samePasswords);

/** Choice to store the phrase, with the password; no password until it is typed twice. */
export interface VaultWish {
  readonly isWanted: boolean;
  readonly password: string | undefined;
}

interface OfferVaultProps {
  disabled: boolean;
  onChange: (wish: VaultWish) => void;
}

/** Option to store a new phrase on this device while it is at hand; off by default. */
export function OfferVault({ disabled, onChange }: OfferVaultProps) {
  const t = useText();
  const [isWanted, setIsWanted] = useState(false);
  const user = use(AuthContext)?.user;
  const { control, setError } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { next: '', repeated: '' },
  });
  const typed = useWatch({ control });
  const shaped = schema.safeParse(typed).data?.next;
  const [fine, setFine] = useState<string>();
  useEffect(() => {
    if (shaped === undefined) return undefined;
    let isUnmounted = false;
    void newPasswordProblem(user, shaped).then((problem) => {
      if (isUnmounted) return;
      if (problem) setError('next', { message: problem });
      else setFine(shaped);
    });
    return () => {
      isUnmounted = true;
    };
  }, [user, shaped, setError]);
  const password = shaped === fine ? shaped : undefined;

  useEffect(() => onChange({ isWanted, password }), [isWanted, password, onChange]);

  return (
    <Box sx={{ mb: 3 }}>
      <FormControlLabel
        control={<Switch checked={isWanted} onChange={(_, next) => setIsWanted(next)} />}
        label={t('device.offer')}
        disabled={disabled}
      />
      <Typography variant="body2" color="textSecondary">
        {t('device.offerText')}
      </Typography>
      {isWanted && (
        <Stack spacing={2} sx={{ mt: 2 }}>
          <NewPasswordFields control={control} disabled={disabled} />
        </Stack>
      )}
    </Box>
  );
}
