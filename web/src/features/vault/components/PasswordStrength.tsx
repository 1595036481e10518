import Typography from '@mui/material/Typography';
import { use, useEffect, useState } from 'react';
import { AuthContext } from '../../../lib/session/AuthContext.ts';
import { useText, type Text } from '../../../lib/text/useText.ts';
import type { PasswordEstimate } from '../estimatePassword.ts';

/** Guesses per second of an attacker with many machines, at half a second of a core each. */
const GUESSES_PER_SECOND = 10_000;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

interface PasswordStrengthProps {
  password: string;
}

/** Estimated time to guess a new password. */
export function PasswordStrength({ password }: PasswordStrengthProps) {
  const t = useText();
  const email = use(AuthContext)?.user?.email;
  const [estimated, setEstimated] = useState<PasswordEstimate & { readonly password: string }>();
  useEffect(() => {
    if (password === '') return undefined;
    let isUnmounted = false;
    import('../estimatePassword.ts').then(
      ({ estimatePassword }) => {
        if (!isUnmounted) setEstimated({ ...estimatePassword(password, email), password });
      },
      // Submitting the password loads it again, and shows a failure.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [password, email]);
  const isOfThis = password !== '' && estimated?.password === password;
  return (
    <Typography
      variant="caption"
      role="status"
      sx={{
        '&:empty': { display: 'none' },
        color: isOfThis && estimated.isStrong ? 'success.main' : 'warning.main',
      }}
    >
      {isOfThis
        ? t(estimated.isStrong ? 'device.strength.strong' : 'device.strength.weak', {
            time: timeText(estimated.guesses / GUESSES_PER_SECOND, t),
          })
        : ''}
    </Typography>
  );
}

function timeText(seconds: number, t: Text): string {
  if (seconds < MINUTE) return t('device.strength.moment');
  if (seconds < HOUR) return t('device.strength.minutes', { count: Math.round(seconds / MINUTE) });
  if (seconds < DAY) return t('device.strength.hours', { count: Math.round(seconds / HOUR) });
  if (seconds < YEAR) return t('device.strength.days', { count: Math.round(seconds / DAY) });
  const years = Math.round(seconds / YEAR);
  return years > 100 ? t('device.strength.centuries') : t('device.strength.years', { count: years });
}
