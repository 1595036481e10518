import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';

declare global {
  /** zod's configuration; zod takes the one it finds. */
  var __zod_globalConfig: { jitless: boolean } | undefined;
}

// zod would compile its checks with new Function, which the content security policy refuses. It is told before any
// schema is made, and without importing zod, which a visitor's first page does not need.
globalThis.__zod_globalConfig = { jitless: true };

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
