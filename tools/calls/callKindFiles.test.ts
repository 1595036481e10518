import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repositoryRoot.ts';
import { callKindFiles } from './callKindFiles.ts';
import { formatCallKindFile } from './formatCallKindFile.ts';
import { readCallKinds } from './readCallKinds.ts';

const kinds = await readCallKinds();

test.each(callKindFiles)('$path has the kinds as they are (else: npm run calls:generate)', async (file) => {
  const stored = readFileSync(join(repositoryRoot, file.path), 'utf8');
  expect(await formatCallKindFile(file, kinds)).toBe(stored);
});

test.each(callKindFiles)('$path without a new kind is not as it is to be', async (file) => {
  const record = {
    title: 'callHistory.other',
    isTransfer: true,
    isExchange: true,
    mayMoveNft: true,
  } as const;
  expect(await formatCallKindFile(file, [...kinds, { kind: 'zap', type: 'ZapCall', record }])).toMatch(
    /\bzap(Call)?\b/i,
  );
});
