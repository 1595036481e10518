import { accountTexts } from '@everything-wallet/core/texts/en/accountTexts';
import { authTexts } from '@everything-wallet/core/texts/en/authTexts';
import { contactTexts } from '@everything-wallet/core/texts/en/contactTexts';
import { maintenanceTexts } from '@everything-wallet/core/texts/en/maintenanceTexts';
import { marketTexts } from '@everything-wallet/core/texts/en/marketTexts';
import { formTexts } from '@everything-wallet/core/texts/en/formTexts';
import { phraseTexts } from '@everything-wallet/core/texts/en/phraseTexts';
import { receiveTexts } from '@everything-wallet/core/texts/en/receiveTexts';
import { sendTexts } from '@everything-wallet/core/texts/en/sendTexts';
import { serverTexts } from '@everything-wallet/core/texts/en/serverTexts';
import { settingsTexts } from '@everything-wallet/core/texts/en/settingsTexts';
import { swapTexts } from '@everything-wallet/core/texts/en/swapTexts';
import { tokenTexts } from '@everything-wallet/core/texts/en/tokenTexts';
import { sharedTexts } from '@everything-wallet/core/texts/en/sharedTexts';
import { transactionTexts } from '@everything-wallet/core/texts/en/transactionTexts';
import { walletTexts } from '@everything-wallet/core/texts/en/walletTexts';

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
  ...settingsTexts,
  ...maintenanceTexts,
  ...marketTexts,
  ...swapTexts,
  ...transactionTexts,
  ...tokenTexts,
  ...serverTexts,
} as const;
