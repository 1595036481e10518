import { commonTexts } from '@everything-wallet/core/texts/en/commonTexts';
import { landingTexts } from '@everything-wallet/core/texts/en/landingTexts';

/** Texts that the application needs before anything else is loaded. */
export const visitorTexts = { ...commonTexts, ...landingTexts } as const;
