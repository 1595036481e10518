import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { SlowNotice } from '../../components/SlowNotice.tsx';
import { AddressLine } from '../../features/accounts/components/AddressLine.tsx';
import type { usePrimaryAddress } from '../../features/accounts/hooks/usePrimaryAddress.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useText } from '../../lib/text/useText.ts';

interface HomeAddressProps {
  userId: string | undefined;
  primary: ReturnType<typeof usePrimaryAddress>;
  /** Last known primary account, shown until it is known. */
  lastKnown: ComponentProps<typeof AddressLine>['walletAddress'] | undefined;
  onRestore: () => void;
}

function reload(): void {
  window.location.reload();
}

/** Primary address, or the reason why it is missing. */
export function HomeAddress({ userId, primary, lastKnown, onRestore }: HomeAddressProps) {
  const t = useText();
  const { profile, retryProfile } = useAuth();
  const walletAddress = primary.status === 'ready' ? primary.data : undefined;
  const isAddressMissing = primary.status === 'ready' && !walletAddress;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 34 }}>
      {walletAddress && <AddressLine walletAddress={walletAddress} />}
      {!walletAddress && lastKnown && <AddressLine walletAddress={lastKnown} isLastKnown />}
      {userId === undefined &&
        (profile === 'failed' ? (
          <ErrorState title={t('common.serverUnreachable')} onRetry={retryProfile} />
        ) : (
          <SlowNotice onRetry={reload} isCompact />
        ))}
      {primary.status === 'failed' && (
        <ErrorState title={t('common.serverUnreachable')} onRetry={primary.retry} />
      )}
      {isAddressMissing && (
        <Alert
          severity="warning"
          sx={{ flex: 1 }}
          action={
            <Button color="inherit" size="small" onClick={onRestore}>
              {t('home.restoreAddress')}
            </Button>
          }
        >
          {t('home.noAddress')}
        </Alert>
      )}
    </Box>
  );
}
