import Typography from '@mui/material/Typography';
import { use, useEffect, useState } from 'react';
import { AuthContext } from '../../../lib/session/AuthContext.ts';
import { useText, type Text } from '../../../lib/text/useText.ts';
import type { PasswordEstimate } from '../estimatePassword.ts';

/** What somebody with many machines tries in a second, at half a second of a core for each guess. */
const GUESSES_PER_SECOND = 10_000;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

interface PasswordStrengthProps {
  password: string;
}

/** How long it would take to guess a password that is being made. */
export function PasswordStrength({ password }: PasswordStrengthProps) {
  const t = useText();
  const email = use(AuthContext)?.user?.email;
  const [estimated, setEstimated] = useState<PasswordEstimate & { readonly password: string }>();
  useEffect(() => {
    if (password === '') return undefined;
    let isLeft = false;
    import('../estimatePassword.ts').then(
      ({ estimatePassword }) => {
        if (!isLeft) setEstimated({ ...estimatePassword(password, email), password });
      },
      // It is loaded again, and told, when the password is submitted.
      () => undefined,
    );
    return () => {
      isLeft = true;
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
