import { commonTexts } from '@everything-wallet/core/texts/commonTexts';
import { landingTexts } from './landingTexts.ts';

/** Texts that the application needs before anything else is loaded. */
export const visitorTexts = { ...commonTexts, ...landingTexts } as const;
