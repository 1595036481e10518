import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { OfflineBanner } from '../components/OfflineBanner.tsx';
import { ToastProvider } from '../components/ToastProvider.tsx';
import { AuthProvider } from '../features/auth/components/AuthProvider.tsx';
import { NetworkProvider } from '../features/networks/components/NetworkProvider.tsx';
import { VaultProvider } from '../features/vault/components/VaultProvider.tsx';
import { paths } from '../config/paths.ts';
import { CallableError } from '../lib/firebase/CallableError.ts';
import { compiledTexts } from 'virtual:compiled-messages/session';
import { logProblem } from '../lib/log/logProblem.ts';
import { alignRefetches } from '../lib/refresh/alignRefetches.ts';
import { loadTexts } from '../lib/text/loadTexts.ts';
import { hiddenBalance } from '../lib/storage/hiddenBalance.ts';
import { lastKnownHomeStore } from './lastKnownHomeStore.ts';
import { VaultsAtSignIn } from './VaultsAtSignIn.tsx';

// Before any screen that needs them is drawn: every such screen stands in these providers.
loadTexts(compiledTexts);

const queryClient = new QueryClient({
  // Offline, a question fails and says so; the library's default would wait without a word.
  defaultOptions: {
    queries: { networkMode: 'always', retry: isWorthAsking },
    mutations: { networkMode: 'always' },
  },
});

// Nothing is asked while the build writes a page.
if (typeof window !== 'undefined') alignRefetches(queryClient);

/**
 * An account that was deleted elsewhere takes no key with it: whoever got hold of the password, or a profile that is missing by
 * mistake, would take the wallet from every device. What was chosen here goes.
 */
function forget(userId: string): void {
  import('./forgetChoices.ts')
    .then(({ forgetChoices }) => forgetChoices(userId))
    .catch((error: unknown) =>
      logProblem('What this browser keeps of a deleted account was not removed', error),
    );
}

/** Nobody is signed in: what the home showed, and whether it was hidden, is nobody's. */
function leaveNothingShown(): void {
  hiddenBalance.remove();
  lastKnownHomeStore.remove();
}

/** A failed question is asked once more, unless the server has said to wait. */
function isWorthAsking(failures: number, error: unknown): boolean {
  return failures < 1 && !(error instanceof CallableError && error.reason === 'tooManyRequests');
}

interface AppProvidersProps {
  children: ReactNode;
}

/** What screens with a session stand in; a visitor's page does without, and without the code. */
export function AppProviders({ children }: AppProvidersProps) {
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <AuthProvider onAccountDeleted={forget} onSignedOut={leaveNothingShown}>
          <VaultProvider>
            <NetworkProvider>
              <OfflineBanner />
              {children}
              {pathname === paths.auth && <VaultsAtSignIn />}
            </NetworkProvider>
          </VaultProvider>
        </AuthProvider>
      </ToastProvider>
    </QueryClientProvider>
  );
}
