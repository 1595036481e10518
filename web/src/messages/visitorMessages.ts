import { commonMessages } from '@everything-wallet/core/messages/commonMessages';
import { landingMessages } from './landingMessages.ts';

/** What the application can say before anything else is loaded. */
export const visitorMessages = { ...commonMessages, ...landingMessages } as const;
