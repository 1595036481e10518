import { commonMessages } from '@everything-wallet/core/messages/commonMessages';
import { sessionMessages } from '@everything-wallet/core/messages/sessionMessages';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** The catalogue in two parts, so that a visitor's page loads no text of the wallet. */
const catalogues = new Map<string, Readonly<Record<string, string>>>([
  ['virtual:compiled-messages/common', commonMessages],
  ['virtual:compiled-messages/session', sessionMessages],
]);

/** Compiles the catalogue's ICU messages at build time, so that no browser loads the compiler. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    resolveId: (id) => (catalogues.has(id) ? `\0${id}` : undefined),
    load(id) {
      const catalogue = catalogues.get(id.slice(1));
      if (!catalogue) return undefined;
      const compiled = Object.entries(catalogue).map(([key, text]) => [key, compileMessage(text)]);
      return `export const compiledMessages = ${JSON.stringify(Object.fromEntries(compiled))};`;
    },
  };
}
