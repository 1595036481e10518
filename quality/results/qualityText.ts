import { knownGaps } from './knownGaps.ts';
import type { QualityResult } from './QualityResult.ts';
import { resultRow } from './resultRow.ts';

const introduction = `# Quality

<!-- Generated from docs/quality/results by \`npm run quality:generate\`. Do not edit. -->

Long-running suites and what each one last proved. \`npm test\` runs on every change; these suites run before a release. Defects that people
outside the team found are in [regressions.md](regressions.md), with their tests.

- [Run the suites](#run-the-suites)
- [Results](#results)
- [Known gaps](#known-gaps)

## Run the suites

| Command | What it does |
| --- | --- |
| \`npm run quality\` | runs every suite |
| \`npm run quality -- sends vault\` | runs the suites you name |
| \`CALL_VECTORS=… npm run quality -- calls\` | also runs published test vectors ([ADR 46](decisions/0046-call-decoding.md)) |
| \`SITE_BUILD=… npm run quality -- firstScreen\` | compares with the older build in that folder |
| \`npm run quality:generate\` | writes this page from the recorded results |

A suite is a file in \`quality/suites\`. After each run to its end, \`npm run quality\` records the result in
\`docs/quality/results/<suite>.json\` and writes this page; commit both. Figures that a suite does not measure itself stay as last recorded.
`;

/** The whole of docs/quality.md. */
export function qualityText(suites: readonly string[], results: readonly QualityResult[]): string {
  const gaps = knownGaps(suites, results).map((gap) => `- ${gap}`);
  return `${[
    introduction,
    '## Results',
    '',
    '| Suite | Claim | Figures | Result | Commit | Date | Duration |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...results.map(resultRow),
    '',
    '## Known gaps',
    '',
    ...(gaps.length > 0 ? gaps : ['None.']),
  ].join('\n')}\n`;
}
