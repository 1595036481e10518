import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { ConnectConsolePage } from './features/connectConsole/components/ConnectConsolePage.tsx';
import type { ConsoleProvider } from './features/connectConsole/ConsoleProvider.ts';

export { loadLanguage } from './lib/language/loadLanguage.ts';

/** Draws the test console. */
export function drawConsole(container: HTMLElement, provider: ConsoleProvider): void {
  createRoot(container).render(
    <StrictMode>
      <App>
        <ConnectConsolePage provider={provider} />
      </App>
    </StrictMode>,
  );
}
