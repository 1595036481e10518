/* Shown on /connect-websites, from one region mark to the other. */

// #region shown
// The React component works in Next.js with 'use client' in its first line: it can render on the server.
import type { NextConfig } from 'next';

const config: NextConfig = {
  headers: () =>
    Promise.resolve([
      {
        source: '/(.*)',
        headers: [{ key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' }],
      },
    ]),
};

export default config;
// #endregion
