import { callTexts } from '@everything-wallet/core/texts/callTexts';
import { vaultTexts } from '@everything-wallet/core/texts/vaultTexts';
import { portalTexts } from '@everything-wallet/core/texts/portalTexts';
import { signatureTexts } from '@everything-wallet/core/texts/signatureTexts';
import { simulationTexts } from '@everything-wallet/core/texts/simulationTexts';
import { accessTexts } from './accessTexts.ts';
import { nftTexts } from './nftTexts.ts';
import { defiTexts } from '@everything-wallet/core/texts/defiTexts';
import { addTokenTexts } from './addTokenTexts.ts';
import { accountNameTexts } from './accountNameTexts.ts';
import { activityTexts } from './activityTexts.ts';
import { approvalTexts } from './approvalTexts.ts';
import { importTexts } from './importTexts.ts';
import { callHistoryTexts } from './callHistoryTexts.ts';
import { callReviewTexts } from './callReviewTexts.ts';
import { deviceWalletTexts } from './deviceWalletTexts.ts';
import { emailTexts } from './emailTexts.ts';
import { exportTexts } from './exportTexts.ts';
import { historyTexts } from './historyTexts.ts';
import { holdingsTexts } from './holdingsTexts.ts';
import { liveSwapTexts } from './liveSwapTexts.ts';
import { nftMarketTexts } from './nftMarketTexts.ts';
import { poolTexts } from './poolTexts.ts';
import { proofTexts } from './proofTexts.ts';
import { recipientTexts } from './recipientTexts.ts';
import { sendNftTexts } from './sendNftTexts.ts';
import { sessionTexts } from './sessionTexts.ts';
import { signTexts } from './signTexts.ts';
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
  ...portalTexts,
  ...accountNameTexts,
  ...addTokenTexts,
  ...activityTexts,
  ...approvalTexts,
  ...historyTexts,
  ...holdingsTexts,
  ...liveSwapTexts,
  ...nftTexts,
  ...nftMarketTexts,
  ...emailTexts,
  ...exportTexts,
  ...vaultTexts,
  ...deviceWalletTexts,
  ...accessTexts,
  ...importTexts,
  ...callHistoryTexts,
  ...callReviewTexts,
  ...defiTexts,
  ...poolTexts,
  ...proofTexts,
  ...recipientTexts,
  ...sendNftTexts,
  ...signTexts,
  ...signatureTexts,
  ...simulationTexts,
} as const;

export type TextId = keyof typeof texts;
