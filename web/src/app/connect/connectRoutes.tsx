import type { RouteObject } from 'react-router-dom';
import { PageLoading } from '../../components/PageLoading.tsx';
import { paths } from '../../config/paths.ts';
import { ConnectFailure } from './ConnectFailure.tsx';
import { ConnectLayout } from './ConnectLayout.tsx';
import { ConnectRoute } from './ConnectRoute.tsx';

/**
 * Screens of /connect. They have no addresses of their own in the browser. Screens that create or import a
 * recovery phrase are missing on purpose: no website can lead to a field for it.
 */
export const connectRoutes: RouteObject[] = [
  {
    element: <ConnectLayout />,
    hydrateFallbackElement: <PageLoading />,
    errorElement: <ConnectFailure />,
    children: [
      {
        path: paths.auth,
        lazy: async () => ({
          Component: (await import('../../features/auth/components/AuthPage.tsx')).AuthPage,
        }),
      },
      {
        path: paths.forgotPassword,
        lazy: async () => ({
          Component: (await import('../../features/auth/components/ForgotPasswordPage.tsx'))
            .ForgotPasswordPage,
        }),
      },
      { path: '*', element: <ConnectRoute /> },
    ],
  },
];
