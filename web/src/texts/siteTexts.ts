import { aboutTexts } from './aboutTexts.ts';
import { chatTexts } from './chatTexts.ts';
import { cliTexts } from './cliTexts.ts';
import { connectionTexts } from './connectionTexts.ts';
import { developersTexts } from './developersTexts.ts';
import { documentationTexts } from './documentationTexts.ts';
import { errorsTexts } from './errorsTexts.ts';
import { featuresTexts } from './featuresTexts.ts';
import { helpTexts } from './helpTexts.ts';
import { legalTexts } from './legalTexts.ts';
import { referenceTexts } from './referenceTexts.ts';
import { sdkTexts } from './sdkTexts.ts';
import { searchTexts } from './searchTexts.ts';
import { supportTexts } from './supportTexts.ts';

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
  ...supportTexts,
  ...helpTexts,
  ...searchTexts,
  ...chatTexts,
  ...legalTexts,
  ...connectionTexts,
} as const;
