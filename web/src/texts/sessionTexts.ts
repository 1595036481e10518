import { accountTexts } from '@everything-wallet/core/texts/accountTexts';
import { authTexts } from './authTexts.ts';
import { contactTexts } from '@everything-wallet/core/texts/contactTexts';
import { maintenanceTexts } from './maintenanceTexts.ts';
import { marketTexts } from './marketTexts.ts';
import { formTexts } from '@everything-wallet/core/texts/formTexts';
import { phraseTexts } from '@everything-wallet/core/texts/phraseTexts';
import { receiveTexts } from './receiveTexts.ts';
import { scannerTexts } from '@everything-wallet/core/texts/scannerTexts';
import { sendTexts } from '@everything-wallet/core/texts/sendTexts';
import { serverTexts } from '@everything-wallet/core/texts/serverTexts';
import { settingsTexts } from './settingsTexts.ts';
import { swapTexts } from '@everything-wallet/core/texts/swapTexts';
import { tokenTexts } from '@everything-wallet/core/texts/tokenTexts';
import { sharedTexts } from './sharedTexts.ts';
import { transactionTexts } from './transactionTexts.ts';
import { walletTexts } from './walletTexts.ts';

/** Texts of the screens behind the sign-in. Public pages do not load them. */
export const sessionTexts = {
  ...sharedTexts,
  ...formTexts,
  ...authTexts,
  ...phraseTexts,
  ...walletTexts,
  ...sendTexts,
  ...receiveTexts,
  ...contactTexts,
  ...accountTexts,
  ...scannerTexts,
  ...settingsTexts,
  ...maintenanceTexts,
  ...marketTexts,
  ...swapTexts,
  ...transactionTexts,
  ...tokenTexts,
  ...serverTexts,
} as const;
