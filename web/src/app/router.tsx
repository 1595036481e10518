import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PageLoading } from '../components/PageLoading.tsx';
import { paths } from '../config/paths.ts';
import { CrashScreen } from './routes/CrashScreen.tsx';
import { publicPage } from './publicPage.ts';
import { RootLayout } from './layout/RootLayout.tsx';

/** Wallet screens of the specification that are announced until they are built. */
const announced = [
  paths.settings,
  paths.contacts,
  paths.addToken,
  paths.accounts,
  paths.qrScanner,
  paths.swap,
  paths.markets,
  paths.history,
  paths.activity,
  paths.nfts,
  paths.defi,
  paths.token(':tokenId'),
  paths.transaction(':transactionId'),
];

const comingSoon = async () => ({
  Component: (await import('./routes/ComingSoonRoute.tsx')).ComingSoonRoute,
});

const walletRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./routes/RequireVerified.tsx')).RequireVerified }),
    children: [
      {
        path: paths.wallet,
        lazy: async () => ({ Component: (await import('./routes/WalletRoute.tsx')).WalletRoute }),
      },
    ],
  },
  {
    lazy: async () => ({ Component: (await import('./routes/RequireUser.tsx')).RequireUser }),
    children: announced.map((path) => ({ path, lazy: comingSoon })),
  },
];

/** Every route (specification §2). Screens load when they are opened; a public page loads no wallet code. */
export const router = createBrowserRouter([
  {
    element: <RootLayout />,
    hydrateFallbackElement: <PageLoading />,
    errorElement: <CrashScreen />,
    children: [
      {
        path: paths.home,
        handle: publicPage,
        lazy: async () => ({ Component: (await import('./routes/HomeRoute.tsx')).HomeRoute }),
      },
      {
        path: paths.auth,
        lazy: async () => ({
          Component: (await import('../features/auth/components/AuthPage.tsx')).AuthPage,
        }),
      },
      {
        path: paths.recoveryPhrase,
        lazy: async () => ({
          Component: (await import('./routes/RecoveryPhraseRoute.tsx')).RecoveryPhraseRoute,
        }),
      },
      ...walletRoutes,
      {
        path: '*',
        handle: publicPage,
        lazy: async () => ({ Component: (await import('./routes/NotFoundRoute.tsx')).NotFoundRoute }),
      },
    ],
  },
]);
