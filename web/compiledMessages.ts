import { aboutMessages } from '@everything-wallet/core/messages/aboutMessages';
import { chatMessages } from '@everything-wallet/core/messages/chatMessages';
import { cliMessages } from '@everything-wallet/core/messages/cliMessages';
import { developersMessages } from '@everything-wallet/core/messages/developersMessages';
import { documentationMessages } from '@everything-wallet/core/messages/documentationMessages';
import { errorsMessages } from '@everything-wallet/core/messages/errorsMessages';
import { featuresMessages } from '@everything-wallet/core/messages/featuresMessages';
import { legalMessages } from '@everything-wallet/core/messages/legalMessages';
import { referenceMessages } from '@everything-wallet/core/messages/referenceMessages';
import { sdkMessages } from '@everything-wallet/core/messages/sdkMessages';
import { sessionMessages } from '@everything-wallet/core/messages/sessionMessages';
import { siteMessages } from '@everything-wallet/core/messages/siteMessages';
import { supportMessages } from '@everything-wallet/core/messages/supportMessages';
import { visitorMessages } from '@everything-wallet/core/messages/visitorMessages';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** The catalogue in parts, so that a page loads what it says and little more. */
const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  about: aboutMessages,
  chat: chatMessages,
  cli: cliMessages,
  developers: developersMessages,
  documentation: documentationMessages,
  errors: errorsMessages,
  features: featuresMessages,
  legal: legalMessages,
  reference: referenceMessages,
  sdk: sdkMessages,
  session: sessionMessages,
  // All public pages, for tests of the whole catalogue.
  site: siteMessages,
  support: supportMessages,
  visitor: visitorMessages,
};

const PREFIX = 'virtual:compiled-messages/';

/** Compiles the catalogue's ICU messages at build time, so that no browser loads the compiler. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const catalogue = catalogues[name];
      if (!catalogue) throw new Error(`The catalogue has no part called ${name}`);
      const compiled = Object.entries(catalogue).map(([key, text]) => [key, compileMessage(text)]);
      return `export const compiledMessages = ${JSON.stringify(Object.fromEntries(compiled))};`;
    },
  };
}
