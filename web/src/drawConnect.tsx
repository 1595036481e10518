import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { connectRoutes } from './app/connect/connectRoutes.tsx';
import { SiteConnectionContext } from './features/connect/SiteConnectionContext.ts';
import type { SiteConnection } from './features/connect/SiteConnection.ts';

export { loadLanguage } from './lib/language/loadLanguage.ts';

/** Draws the application of /connect. It has no addresses: a navigation would cut the window off from the site. */
export function drawConnect(container: HTMLElement, connection: SiteConnection): void {
  const router = createMemoryRouter(connectRoutes);
  createRoot(container).render(
    <StrictMode>
      <App>
        <SiteConnectionContext value={connection}>
          <RouterProvider router={router} />
        </SiteConnectionContext>
      </App>
    </StrictMode>,
  );
}
