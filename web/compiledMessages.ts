import { messages } from '@everything-wallet/core/messages/messages';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const MODULE = 'virtual:compiled-messages';

/** Compiles the catalogue's ICU messages at build time, so that no browser loads the compiler. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const compiled = Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]);
      return `export const compiledMessages = ${JSON.stringify(Object.fromEntries(compiled))};`;
    },
  };
}
