import { accountTexts } from './en/accountTexts.ts';
import { callTexts } from './en/callTexts.ts';
import { chatServerTexts } from './en/chatServerTexts.ts';
import { commonTexts } from './en/commonTexts.ts';
import { contactTexts } from './en/contactTexts.ts';
import { defiTexts } from './en/defiTexts.ts';
import { formTexts } from './en/formTexts.ts';
import { nameTexts } from './en/nameTexts.ts';
import { phraseTexts } from './en/phraseTexts.ts';
import { portalTexts } from './en/portalTexts.ts';
import { scannerTexts } from './en/scannerTexts.ts';
import { sendTexts } from './en/sendTexts.ts';
import { serverTexts } from './en/serverTexts.ts';
import { signatureTexts } from './en/signatureTexts.ts';
import { simulationTexts } from './en/simulationTexts.ts';
import { siteLimitTexts } from './en/siteLimitTexts.ts';
import { swapTexts } from './en/swapTexts.ts';
import { tokenTexts } from './en/tokenTexts.ts';
import { vaultTexts } from './en/vaultTexts.ts';

/**
 * The texts that the domain and the functions refer to, in English, by id; web's catalogue holds these and its own.
 *
 * The values are ICU messages: {name} is filled in.
 */
export const texts = {
  ...accountTexts,
  ...callTexts,
  ...chatServerTexts,
  ...commonTexts,
  ...contactTexts,
  ...defiTexts,
  ...formTexts,
  ...nameTexts,
  ...phraseTexts,
  ...portalTexts,
  ...scannerTexts,
  ...sendTexts,
  ...serverTexts,
  ...signatureTexts,
  ...simulationTexts,
  ...siteLimitTexts,
  ...swapTexts,
  ...tokenTexts,
  ...vaultTexts,
} as const;

export type TextId = keyof typeof texts;
