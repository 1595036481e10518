import { apiKeyScopes } from '@everything-wallet/core/documents/apiKey';
import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { useText, type Text } from '../../../lib/text/useText.ts';
import type { ApiKey } from '../ApiKey.ts';
import { isTestKey } from '../isTestKey.ts';
import { keyExpiry, type KeyExpiry } from '../keyExpiry.ts';

/** Days before its end from which a key is marked. */
const NEAR_DAYS = 7;

interface KeyMarksProps {
  apiKey: ApiKey;
  /** ms since 1970. */
  now: number;
}

/** Marks of a key: its scopes, networks and lifetime. */
export function KeyMarks({ apiKey: { key, scopes, expiresAt }, now }: KeyMarksProps) {
  const t = useText();
  const expiry = keyExpiry(expiresAt, now);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {apiKeyScopes
        .filter((scope) => scopes?.includes(scope) ?? true)
        .map((scope) => (
          <Mark key={scope} label={t(`portal.scope.${scope}`)} />
        ))}
      {isTestKey(key) && <Mark label={t('portal.testnetsOnly')} color="warning" />}
      {expiry.kind !== 'never' && (
        <Mark label={expiryText(expiry, t)} color={isNear(expiry) ? 'error' : 'default'} />
      )}
    </Box>
  );
}

function Mark(props: Pick<ChipProps, 'label' | 'color'>) {
  return (
    <Chip component="span" size="small" variant="outlined" sx={{ height: 22, fontWeight: 600 }} {...props} />
  );
}

function isNear(expiry: KeyExpiry): boolean {
  return expiry.kind !== 'days' || expiry.count < NEAR_DAYS;
}

function expiryText(expiry: KeyExpiry, t: Text): string {
  switch (expiry.kind) {
    case 'never':
      return t('portal.expires.never');
    case 'expired':
      return t('portal.expired');
    case 'soon':
      return t('portal.expires.soon');
    case 'hours':
      return t('portal.expires.hours', { count: expiry.count });
    case 'days':
      return t('portal.expires.days', { count: expiry.count });
  }
}
