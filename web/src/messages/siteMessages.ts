import { aboutMessages } from './aboutMessages.ts';
import { chatMessages } from './chatMessages.ts';
import { cliMessages } from './cliMessages.ts';
import { connectionMessages } from './connectionMessages.ts';
import { developersMessages } from './developersMessages.ts';
import { documentationMessages } from './documentationMessages.ts';
import { errorsMessages } from './errorsMessages.ts';
import { featuresMessages } from './featuresMessages.ts';
import { helpMessages } from './helpMessages.ts';
import { legalMessages } from './legalMessages.ts';
import { referenceMessages } from './referenceMessages.ts';
import { sdkMessages } from './sdkMessages.ts';
import { searchMessages } from './searchMessages.ts';
import { supportMessages } from './supportMessages.ts';

/** What the public pages say; each page loads its own part. */
export const siteMessages = {
  ...featuresMessages,
  ...aboutMessages,
  ...developersMessages,
  ...documentationMessages,
  ...referenceMessages,
  ...errorsMessages,
  ...sdkMessages,
  ...cliMessages,
  ...supportMessages,
  ...helpMessages,
  ...searchMessages,
  ...chatMessages,
  ...legalMessages,
  ...connectionMessages,
} as const;
