import { I18nProvider } from '@lingui/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SnackbarProvider } from 'notistack';
import { RouterProvider } from 'react-router-dom';
import { OfflineBanner } from '../components/OfflineBanner.tsx';
import { Toast } from '../components/Toast.tsx';
import { AuthProvider } from '../features/auth/components/AuthProvider.tsx';
import { NetworkProvider } from '../features/networks/components/NetworkProvider.tsx';
import { i18n } from '../lib/text/i18n.ts';
import { router } from './router.tsx';
import { theme } from './theme.ts';

const queryClient = new QueryClient({
  // Offline, a question fails and says so; the library's default would wait without a word.
  defaultOptions: { queries: { networkMode: 'always', retry: 1 }, mutations: { networkMode: 'always' } },
});

const toasts = { default: Toast, info: Toast, success: Toast, warning: Toast, error: Toast };

/** The application: what every screen stands in. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queryClient}>
          <SnackbarProvider
            maxSnack={3}
            autoHideDuration={5000}
            preventDuplicate
            anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
            Components={toasts}
          >
            <AuthProvider>
              <NetworkProvider>
                <OfflineBanner />
                <RouterProvider router={router} />
              </NetworkProvider>
            </AuthProvider>
          </SnackbarProvider>
        </QueryClientProvider>
      </ThemeProvider>
    </I18nProvider>
  );
}
