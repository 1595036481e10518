import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { rtlCache } from './rtlCache.ts';

/**
 * Addresses, hashes, amounts and code take their direction from their first letter and stand where the text around them
 * does. The end of a shortened address would otherwise stand before its beginning.
 */
const directionStyles = (
  <GlobalStyles
    styles={{
      '[translate="no"], code, pre, input, textarea': { unicodeBidi: 'plaintext', textAlign: 'match-parent' },
    }}
  />
);

/** Mirrors the styles of its children: `left` in the code becomes `right` on the screen. */
export function RightToLeft({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={rtlCache}>
      {directionStyles}
      {children}
    </CacheProvider>
  );
}
