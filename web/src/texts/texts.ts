import { callTexts } from '@everything-wallet/core/texts/en/callTexts';
import { chatServerTexts } from '@everything-wallet/core/texts/en/chatServerTexts';
import { vaultTexts } from '@everything-wallet/core/texts/en/vaultTexts';
import { portalTexts } from '@everything-wallet/core/texts/en/portalTexts';
import { webhookTexts } from '@everything-wallet/core/texts/en/webhookTexts';
import { signatureTexts } from '@everything-wallet/core/texts/en/signatureTexts';
import { simulationTexts } from '@everything-wallet/core/texts/en/simulationTexts';
import { accessTexts } from '@everything-wallet/core/texts/en/accessTexts';
import { nftTexts } from '@everything-wallet/core/texts/en/nftTexts';
import { defiTexts } from '@everything-wallet/core/texts/en/defiTexts';
import { addTokenTexts } from '@everything-wallet/core/texts/en/addTokenTexts';
import { accountNameTexts } from '@everything-wallet/core/texts/en/accountNameTexts';
import { activityTexts } from '@everything-wallet/core/texts/en/activityTexts';
import { approvalTexts } from '@everything-wallet/core/texts/en/approvalTexts';
import { importTexts } from '@everything-wallet/core/texts/en/importTexts';
import { callHistoryTexts } from '@everything-wallet/core/texts/en/callHistoryTexts';
import { callReviewTexts } from '@everything-wallet/core/texts/en/callReviewTexts';
import { connectTexts } from '@everything-wallet/core/texts/en/connectTexts';
import { deviceWalletTexts } from '@everything-wallet/core/texts/en/deviceWalletTexts';
import { emailTexts } from '@everything-wallet/core/texts/en/emailTexts';
import { exportTexts } from '@everything-wallet/core/texts/en/exportTexts';
import { firstStepsTexts } from '@everything-wallet/core/texts/en/firstStepsTexts';
import { historyTexts } from '@everything-wallet/core/texts/en/historyTexts';
import { holdingsTexts } from '@everything-wallet/core/texts/en/holdingsTexts';
import { liveSwapTexts } from '@everything-wallet/core/texts/en/liveSwapTexts';
import { nftMarketTexts } from '@everything-wallet/core/texts/en/nftMarketTexts';
import { poolTexts } from '@everything-wallet/core/texts/en/poolTexts';
import { proofTexts } from '@everything-wallet/core/texts/en/proofTexts';
import { pushTexts } from '@everything-wallet/core/texts/en/pushTexts';
import { releaseTexts } from '@everything-wallet/core/texts/en/releaseTexts';
import { nameTexts } from '@everything-wallet/core/texts/en/nameTexts';
import { recipientTexts } from '@everything-wallet/core/texts/en/recipientTexts';
import { scannerTexts } from '@everything-wallet/core/texts/en/scannerTexts';
import { reviewTexts } from '@everything-wallet/core/texts/en/reviewTexts';
import { sendNftTexts } from '@everything-wallet/core/texts/en/sendNftTexts';
import { sendStepTexts } from '@everything-wallet/core/texts/en/sendStepTexts';
import { sessionTexts } from './sessionTexts.ts';
import { siteLimitTexts } from '@everything-wallet/core/texts/en/siteLimitTexts';
import { signTexts } from '@everything-wallet/core/texts/en/signTexts';
import { siteTexts } from './siteTexts.ts';
import { visitorTexts } from './visitorTexts.ts';

/**
 * Every interface text, in English, by id: the texts of docs/product.md word for word, and our own.
 *
 * The values are ICU messages: {name} is filled in.
 */
export const texts = {
  ...visitorTexts,
  ...callTexts,
  ...siteTexts,
  ...sessionTexts,
  ...chatServerTexts,
  ...portalTexts,
  ...webhookTexts,
  ...accountNameTexts,
  ...addTokenTexts,
  ...activityTexts,
  ...approvalTexts,
  ...historyTexts,
  ...holdingsTexts,
  ...liveSwapTexts,
  ...nftTexts,
  ...nftMarketTexts,
  ...connectTexts,
  ...emailTexts,
  ...exportTexts,
  ...firstStepsTexts,
  ...vaultTexts,
  ...deviceWalletTexts,
  ...accessTexts,
  ...importTexts,
  ...callHistoryTexts,
  ...callReviewTexts,
  ...defiTexts,
  ...poolTexts,
  ...proofTexts,
  ...pushTexts,
  ...releaseTexts,
  ...nameTexts,
  ...recipientTexts,
  ...scannerTexts,
  ...reviewTexts,
  ...sendNftTexts,
  ...sendStepTexts,
  ...siteLimitTexts,
  ...signTexts,
  ...signatureTexts,
  ...simulationTexts,
} as const;

export type TextId = keyof typeof texts;
