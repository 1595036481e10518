import type { HelpTranslation } from '@everything-wallet/core/help/HelpTranslation';

/** The help in other languages, by their BCP 47 tags. */
export type TranslatedHelp = Readonly<Record<string, readonly HelpTranslation[]>>;
