import type { Plugin } from 'vite';
import { bundleScript } from '../clients/connect/bundleScript.ts';

const FILE = 'connect.js';

/** Serves the connector of sites (clients/connect) as /connect.js, in development too. */
export function connectScript(): Plugin {
  return {
    name: 'connect-script',
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_request, response, next) => {
        bundleScript().then((script) => {
          response.setHeader('Content-Type', 'text/javascript').end(script);
        }, next);
      });
    },
    async generateBundle() {
      // Pages are prerendered by a build of their own.
      if (this.environment.config.consumer !== 'client') return;
      this.emitFile({ type: 'asset', fileName: FILE, source: await bundleScript() });
    },
  };
}
