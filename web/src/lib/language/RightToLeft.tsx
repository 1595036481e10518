import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import rightToLeft from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';

// Without the library's own prefixes: that code would be loaded in every language.
const cache = createCache({ key: 'rtl', stylisPlugins: [rightToLeft] });

/**
 * Addresses, hashes, amounts and code take their direction from their first letter and stand where the text around them
 * does. The end of a shortened address would otherwise stand before its beginning.
 */
const isolated = (
  <GlobalStyles
    styles={{
      '[translate="no"], code, pre, input, textarea': { unicodeBidi: 'plaintext', textAlign: 'match-parent' },
    }}
  />
);

/** Mirrors the styles of its children: what is left in the code is right on the screen. */
export function RightToLeft({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      {isolated}
      {children}
    </CacheProvider>
  );
}
