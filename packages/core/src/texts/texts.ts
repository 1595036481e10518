import { accountTexts } from './accountTexts.ts';
import { callTexts } from './callTexts.ts';
import { commonTexts } from './commonTexts.ts';
import { contactTexts } from './contactTexts.ts';
import { defiTexts } from './defiTexts.ts';
import { formTexts } from './formTexts.ts';
import { nameTexts } from './nameTexts.ts';
import { phraseTexts } from './phraseTexts.ts';
import { portalTexts } from './portalTexts.ts';
import { scannerTexts } from './scannerTexts.ts';
import { sendTexts } from './sendTexts.ts';
import { serverTexts } from './serverTexts.ts';
import { signatureTexts } from './signatureTexts.ts';
import { simulationTexts } from './simulationTexts.ts';
import { swapTexts } from './swapTexts.ts';
import { tokenTexts } from './tokenTexts.ts';
import { vaultTexts } from './vaultTexts.ts';

/**
 * The texts that the domain and the functions refer to, in English, by id; web's catalogue holds these and its own.
 *
 * The values are ICU messages: {name} is filled in.
 */
export const texts = {
  ...accountTexts,
  ...callTexts,
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
  ...swapTexts,
  ...tokenTexts,
  ...vaultTexts,
} as const;

export type TextId = keyof typeof texts;
