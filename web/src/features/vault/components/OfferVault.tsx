import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { use, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useLoaded } from '../../../components/useLoaded.ts';
import { AuthContext } from '../../../lib/session/AuthContext.ts';
import { useText } from '../../../lib/text/useText.ts';
import { newPasswordProblem } from '../newPasswordProblem.ts';
import { newPasswordShape, samePasswords } from '../newPasswordShape.ts';
import type { PasskeyFailure, VaultChoice } from '../VaultChoice.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PasskeyOffer } from './PasskeyOffer.tsx';

const schema = z.object(newPasswordShape).refine(...samePasswords);

const loadProblem = async () => (await import('../passkey/passkeyProblem.ts')).passkeyProblem();

interface OfferVaultProps {
  disabled: boolean;
  /** Last failure to create a passkey: the password is offered instead. */
  failure: PasskeyFailure | undefined;
  onChange: (wish: VaultChoice) => void;
}

/**
 * Switch to store a new phrase on this device while it is on the screen; off by default. If the browser may have a passkey that
 * can hold a key, the passkey is offered first, and the password is one press away.
 */
export function OfferVault({ disabled, failure, onChange }: OfferVaultProps) {
  const t = useText();
  const [isWanted, setIsWanted] = useState(false);
  const [way, setWay] = useState<VaultChoice['way']>('password');
  const [shownFailure, setShownFailure] = useState(failure);
  if (failure !== shownFailure) {
    setShownFailure(failure);
    setWay('password');
  }
  const failureBox = useRef<HTMLDivElement>(null);
  // The pressed button is disabled until a password is typed: the focus would be lost, and the reason out of view.
  useEffect(() => failureBox.current?.focus(), [failure]);
  const loaded = useLoaded(loadProblem);
  const isPasskeyOffered = loaded.status === 'ready' && loaded.value === undefined;
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

  useEffect(() => onChange({ isWanted, way, password }), [isWanted, way, password, onChange]);

  function toggle(next: boolean) {
    setIsWanted(next);
    if (next && isPasskeyOffered && !failure) setWay('passkey');
  }

  return (
    <Box sx={{ mb: 3 }}>
      <FormControlLabel
        control={<Switch checked={isWanted} onChange={(_, next) => toggle(next)} />}
        label={t('device.offer')}
        disabled={disabled}
      />
      <Typography variant="body2" color="textSecondary">
        {t(isPasskeyOffered ? 'device.offer.passkeyText' : 'device.offerText')}
      </Typography>
      {isWanted && way === 'passkey' && (
        <PasskeyOffer disabled={disabled} onPassword={() => setWay('password')} />
      )}
      {isWanted && way === 'password' && (
        <Stack spacing={2} sx={{ mt: 2 }}>
          {failure && (
            <Alert severity="info" ref={failureBox} tabIndex={-1}>
              {t(failure.problem)}
            </Alert>
          )}
          <NewPasswordFields control={control} disabled={disabled} />
          {isPasskeyOffered && (
            <Box>
              <Button
                size="small"
                disabled={disabled}
                onClick={() => setWay('passkey')}
                sx={{ marginInlineStart: '-12px' }}
              >
                {t('device.offer.usePasskey')}
              </Button>
            </Box>
          )}
        </Stack>
      )}
    </Box>
  );
}
