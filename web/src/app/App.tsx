import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { mirror } from '../lib/language/mirror.ts';
import { theme } from './theme.ts';

interface AppProps {
  /** The router: the browser's, or a fixed page during prerendering. */
  children: ReactNode;
}

/** Frame of every screen. */
export function App({ children }: AppProps) {
  return mirror.wrap(
    <ThemeProvider theme={theme} defaultMode="system" noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>,
  );
}
