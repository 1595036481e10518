import Container from '@mui/material/Container';
import { useLoaded } from '../../components/useLoaded.ts';
import { useAuth } from '../../lib/session/useAuth.ts';

const loadStoredVaults = async () =>
  (await import('../../features/vault/components/StoredVaults.tsx')).StoredVaults;

/** Vaults on this device whose accounts may be deleted; below the sign-in form. */
export function VaultsAtSignIn() {
  const loaded = useLoaded(loadStoredVaults);
  const { status } = useAuth();
  // Nothing is shown while it loads: the page is for signing in.
  if (loaded.status !== 'ready' || status !== 'signedOut') return null;
  const StoredVaults = loaded.value;
  return (
    <Container maxWidth="xs" sx={{ pb: 4 }}>
      <StoredVaults of="all" />
    </Container>
  );
}
