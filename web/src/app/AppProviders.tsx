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
import { compiledTexts } from 'virtual:compiled-texts/session';
import { logProblem } from '../lib/log/logProblem.ts';
import { alignRefetches } from '../lib/refresh/alignRefetches.ts';
import { loadTexts } from '../lib/text/loadTexts.ts';
import { consoleState } from '../lib/storage/consoleState.ts';
import { hiddenBalance } from '../lib/storage/hiddenBalance.ts';
import { watchKeyboard } from '../lib/viewport/watchKeyboard.ts';
import { lastKnownHomeStore } from './home/lastKnownHomeStore.ts';
import { VaultsAtSignIn } from './session/VaultsAtSignIn.tsx';

// Before any screen that needs them is drawn: every such screen is inside these providers.
loadTexts(compiledTexts);

const queryClient = new QueryClient({
  // Offline, a request fails with an error; the library's default would wait silently.
  defaultOptions: {
    queries: { networkMode: 'always', retry: shouldRetry },
    mutations: { networkMode: 'always' },
  },
});

// The build sends no request while it prerenders a page.
if (typeof window !== 'undefined') {
  alignRefetches(queryClient);
  watchKeyboard();
}

/**
 * Deleting an account elsewhere deletes no key here: a stolen password, or a profile that is missing by
 * mistake, would otherwise remove the wallet from every device. Choices made here are removed.
 */
function forget(userId: string): void {
  import('./session/forgetChoices.ts')
    .then(({ forgetChoices }) => forgetChoices(userId))
    .catch((error: unknown) => logProblem('Removing data of a deleted account failed', error));
}

/** Removes what the home and the test console have shown of a user, once the user has signed out. */
function forgetShown(): void {
  consoleState.remove();
  hiddenBalance.remove();
  lastKnownHomeStore.remove();
}

/** Returns true for the first failure, unless the server demands a wait. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 1 && !(error instanceof CallableError && error.reason === 'tooManyRequests');
}

interface AppProvidersProps {
  children: ReactNode;
}

/** Providers of screens with a session; public pages do without, and without the code. */
export function AppProviders({ children }: AppProvidersProps) {
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <AuthProvider onAccountDeleted={forget} onSignedOut={forgetShown}>
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
