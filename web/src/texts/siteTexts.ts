import { aboutTexts } from '@everything-wallet/core/texts/en/aboutTexts';
import { chatTexts } from '@everything-wallet/core/texts/en/chatTexts';
import { cliTexts } from '@everything-wallet/core/texts/en/cliTexts';
import { connectWebsitesTexts } from '@everything-wallet/core/texts/en/connectWebsitesTexts';
import { connectionTexts } from '@everything-wallet/core/texts/en/connectionTexts';
import { developersTexts } from '@everything-wallet/core/texts/en/developersTexts';
import { documentationTexts } from '@everything-wallet/core/texts/en/documentationTexts';
import { errorsTexts } from '@everything-wallet/core/texts/en/errorsTexts';
import { featuresTexts } from '@everything-wallet/core/texts/en/featuresTexts';
import { helpTexts } from '@everything-wallet/core/texts/en/helpTexts';
import { legalTexts } from '@everything-wallet/core/texts/en/legalTexts';
import { referenceTexts } from '@everything-wallet/core/texts/en/referenceTexts';
import { sdkTexts } from '@everything-wallet/core/texts/en/sdkTexts';
import { searchTexts } from '@everything-wallet/core/texts/en/searchTexts';
import { statusTexts } from '@everything-wallet/core/texts/en/statusTexts';
import { supportTexts } from '@everything-wallet/core/texts/en/supportTexts';

/** Texts of the public pages. Each page loads its own part. */
export const siteTexts = {
  ...featuresTexts,
  ...aboutTexts,
  ...developersTexts,
  ...documentationTexts,
  ...referenceTexts,
  ...errorsTexts,
  ...sdkTexts,
  ...cliTexts,
  ...connectWebsitesTexts,
  ...supportTexts,
  ...helpTexts,
  ...searchTexts,
  ...chatTexts,
  ...legalTexts,
  ...connectionTexts,
  ...statusTexts,
} as const;
