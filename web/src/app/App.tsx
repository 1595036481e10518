import { I18nProvider } from '@lingui/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { RouterProvider } from 'react-router-dom';
import { i18n } from '../lib/text/i18n.ts';
import { router } from './router.tsx';
import { theme } from './theme.ts';

/** The application: what every screen stands in. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline enableColorScheme />
        <RouterProvider router={router} />
      </ThemeProvider>
    </I18nProvider>
  );
}
