import { commonTexts } from '@everything-wallet/core/texts/commonTexts';
import { landingTexts } from './landingTexts.ts';

/** What the application can say before anything else is loaded. */
export const visitorTexts = { ...commonTexts, ...landingTexts } as const;
