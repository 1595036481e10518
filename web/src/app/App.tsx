import { I18nProvider } from '@lingui/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { i18n } from '../lib/text/i18n.ts';
import { theme } from './theme.ts';

interface AppProps {
  /** The router: the browser's, or a fixed page during prerendering. */
  children: ReactNode;
}

/** Frame of every screen. */
export function App({ children }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </I18nProvider>
  );
}
