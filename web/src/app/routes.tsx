import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PageLoading } from '../components/PageLoading.tsx';
import { paths } from '../config/paths.ts';
import { hasStoredSession } from '../features/auth/hasStoredSession.ts';
import { language } from '../lib/language/language.ts';
import { localPath } from '../lib/language/localPath.ts';
import { loadedPart } from './loadedPart.tsx';
import { CrashScreen } from './layout/CrashScreen.tsx';
import { publicPage } from './publicPage.ts';
import { publicPages } from './publicPages.ts';
import { SiteLayout } from '../features/site/components/SiteLayout.tsx';
import { RootLayout } from './layout/RootLayout.tsx';

/**
 * Loads a screen behind a guard: together with the guard where there is a session; otherwise the guard leads
 * to sign-in, and the screen's code is loaded when it is drawn.
 */
function behindGuard(load: () => Promise<ComponentType>) {
  return async () => ({ Component: hasStoredSession() ? await load() : loadedPart(load) });
}

/** Returns the paths of a public page: in the source language, which has no prefix, and in the interface's language. */
function pathsOf(path: string): readonly string[] {
  return [...new Set([path, localPath(path, language)])];
}

const walletRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./session/RequireVerified.tsx')).RequireVerified }),
    children: [
      {
        path: paths.wallet,
        lazy: behindGuard(async () => (await import('./routes/WalletRoute.tsx')).WalletRoute),
      },
    ],
  },
  {
    lazy: async () => ({ Component: (await import('./session/RequireUser.tsx')).RequireUser }),
    children: [
      {
        path: paths.history,
        lazy: behindGuard(async () => (await import('./routes/HistoryRoute.tsx')).HistoryRoute),
      },
      {
        path: paths.activity,
        lazy: behindGuard(async () => (await import('./routes/ActivityRoute.tsx')).ActivityRoute),
      },
      {
        path: paths.transaction(':transactionId'),
        lazy: behindGuard(async () => (await import('./routes/TransactionRoute.tsx')).TransactionRoute),
      },
      {
        path: paths.addToken,
        lazy: behindGuard(async () => (await import('./routes/AddTokenRoute.tsx')).AddTokenRoute),
      },
      {
        path: paths.token(':tokenId'),
        lazy: behindGuard(async () => (await import('./routes/TokenRoute.tsx')).TokenRoute),
      },
      {
        path: paths.settings,
        lazy: behindGuard(async () => (await import('./routes/SettingsRoute.tsx')).SettingsRoute),
      },
      {
        path: paths.networkSettings,
        lazy: behindGuard(
          async () => (await import('./routes/NetworkSettingsRoute.tsx')).NetworkSettingsRoute,
        ),
      },
      {
        path: paths.sign,
        lazy: behindGuard(async () => (await import('./routes/SignRoute.tsx')).SignRoute),
      },
      {
        path: paths.connectedSites,
        lazy: behindGuard(async () => (await import('./routes/ConnectedSitesRoute.tsx')).ConnectedSitesRoute),
      },
      {
        path: paths.approvals,
        lazy: behindGuard(async () => (await import('./routes/ApprovalsRoute.tsx')).ApprovalsRoute),
      },
      {
        path: paths.qrScanner,
        lazy: behindGuard(async () => (await import('./routes/QrScannerRoute.tsx')).QrScannerRoute),
      },
      {
        path: paths.contacts,
        lazy: behindGuard(async () => (await import('./routes/ContactsRoute.tsx')).ContactsRoute),
      },
      {
        path: paths.accounts,
        lazy: behindGuard(async () => (await import('./routes/AccountsRoute.tsx')).AccountsRoute),
      },
      {
        path: paths.developerPortal,
        lazy: behindGuard(
          async () => (await import('./routes/DeveloperPortalRoute.tsx')).DeveloperPortalRoute,
        ),
      },
      {
        lazy: behindGuard(async () => (await import('./layout/WalletOutlet.tsx')).WalletOutlet),
        children: [
          {
            path: paths.swap,
            lazy: behindGuard(async () => (await import('./routes/SwapRoute.tsx')).SwapRoute),
          },
          {
            path: paths.markets,
            lazy: behindGuard(
              async () => (await import('../features/markets/components/MarketsPage.tsx')).MarketsPage,
            ),
          },
          {
            path: paths.nfts,
            lazy: behindGuard(async () => (await import('./routes/NftsRoute.tsx')).NftsRoute),
          },
          {
            path: paths.nft(':nftId'),
            lazy: behindGuard(async () => (await import('./routes/NftRoute.tsx')).NftRoute),
          },
          {
            path: paths.nftMarketplace,
            lazy: behindGuard(async () => (await import('./routes/MarketplaceRoute.tsx')).MarketplaceRoute),
          },
          {
            path: paths.defi,
            lazy: behindGuard(async () => (await import('./routes/DefiRoute.tsx')).DefiRoute),
          },
        ],
      },
    ],
  },
];

/** All routes (docs/product.md §2). Screens load when they are opened; a public page loads no wallet code. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    hydrateFallbackElement: <PageLoading />,
    errorElement: <CrashScreen />,
    children: [
      ...pathsOf(paths.home).map((path) => ({
        path,
        handle: publicPage,
        lazy: async () => ({
          Component: await (await import('./routes/HomeRoute.tsx')).loadHomeRoute(),
        }),
      })),
      {
        path: paths.auth,
        lazy: async () => ({
          Component: (await import('../features/auth/components/AuthPage.tsx')).AuthPage,
        }),
      },
      {
        path: paths.forgotPassword,
        lazy: async () => ({
          Component: (await import('../features/auth/components/ForgotPasswordPage.tsx')).ForgotPasswordPage,
        }),
      },
      {
        path: paths.emailAction,
        lazy: async () => ({
          Component: (await import('../features/auth/components/EmailActionPage.tsx')).EmailActionPage,
        }),
      },
      {
        path: paths.recoveryPhrase,
        lazy: async () => ({
          Component: (await import('./routes/RecoveryPhraseRoute.tsx')).RecoveryPhraseRoute,
        }),
      },
      {
        element: <SiteLayout />,
        handle: publicPage,
        children: publicPages
          .filter(({ path }) => path !== paths.home)
          .flatMap(({ path, load }) =>
            pathsOf(path).map((address) => ({
              path: address,
              lazy: async () => ({ Component: await load() }),
            })),
          ),
      },
      ...walletRoutes,
      {
        path: paths.design,
        lazy: async () => ({ Component: (await import('./routes/DesignRoute.tsx')).DesignRoute }),
      },
      {
        path: '*',
        handle: publicPage,
        lazy: async () => ({ Component: (await import('./routes/NotFoundRoute.tsx')).NotFoundRoute }),
      },
    ],
  },
];
