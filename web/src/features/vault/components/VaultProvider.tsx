import { useEffect, useState, type ReactNode } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { VaultContext, type VaultAccess } from '../../../lib/vault/VaultContext.ts';

const UNKNOWN: VaultAccess = { state: { status: 'unknown' }, vault: undefined };

interface VaultProviderProps {
  children: ReactNode;
}

/** Provides the signed-in user's wallet on this device; it locks when they sign out. */
export function VaultProvider({ children }: VaultProviderProps) {
  const userId = useAuth().user?.id;
  const [access, setAccess] = useState(UNKNOWN);

  useEffect(() => {
    if (userId === undefined) return undefined;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    import('../startVault.ts')
      .then(({ startVault }) => {
        if (!isUnmounted) stop = startVault(userId, setAccess);
      })
      .catch((error: unknown) => logProblem('The vault was not loaded', error));
    return () => {
      isUnmounted = true;
      stop?.();
      setAccess(UNKNOWN);
    };
  }, [userId]);

  return <VaultContext value={access}>{children}</VaultContext>;
}
