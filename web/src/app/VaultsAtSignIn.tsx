import Container from '@mui/material/Container';
import { useLoaded } from '../components/useLoaded.ts';
import { useAuth } from '../lib/session/useAuth.ts';

const loadKept = async () => (await import('../features/vault/components/StoredVaults.tsx')).StoredVaults;

/** Below the form of signing in: wallets on this device whose accounts may be gone. */
export function VaultsAtSignIn() {
  const loaded = useLoaded(loadKept);
  const { status } = useAuth();
  // Nobody waits for it: signing in is what the page is for.
  if (loaded.status !== 'ready' || status !== 'signedOut') return null;
  const StoredVaults = loaded.value;
  return (
    <Container maxWidth="xs" sx={{ pb: 4 }}>
      <StoredVaults of="all" />
    </Container>
  );
}
