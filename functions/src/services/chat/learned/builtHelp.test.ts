import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { helpPlugin } from '../../../../helpPlugin.ts';
import { helpQuestions } from '../testing/helpQuestions.ts';
import { AnswerJudge } from './AnswerJudge.ts';
import { trainedHelpJudge } from './trainedHelpJudge.ts';

const directory = mkdtempSync(join(tmpdir(), 'built-help-'));
afterAll(() => rmSync(directory, { recursive: true }));

describe('the bundle of the functions', () => {
  it('judges as the sources do, with the model of the build', async () => {
    const outfile = join(directory, 'chat.mjs');
    await build({
      absWorkingDir: '/',
      stdin: {
        resolveDir: import.meta.dirname,
        contents: `export { AnswerJudge } from './AnswerJudge.ts'; export { trainedHelpJudge } from './trainedHelpJudge.ts';`,
      },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      plugins: [helpPlugin],
      logLevel: 'silent',
    });
    const bundle = (await import(pathToFileURL(outfile).href)) as {
      AnswerJudge: typeof AnswerJudge;
      trainedHelpJudge: typeof trainedHelpJudge;
    };
    const built = new bundle.AnswerJudge(bundle.trainedHelpJudge());
    const here = new AnswerJudge(trainedHelpJudge());
    const questions = helpQuestions
      .filter((_, at) => at % 40 === 0)
      .map(({ messages }) => messages.join(' '));
    expect(questions.length).toBeGreaterThan(20);
    for (const question of questions) expect(built.judge(question)).toEqual(here.judge(question));
  });
});
