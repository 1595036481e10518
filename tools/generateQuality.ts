import { writeQualityDocument } from '../quality/results/qualityDocument.ts';

/* `npm run quality:generate`: writes docs/quality.md from the recorded results of the suites. */

writeQualityDocument();
