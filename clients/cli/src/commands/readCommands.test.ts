import { expect, test } from 'vitest';
import reads from '../../../reads.json' with { type: 'json' };
import { json } from '../../../typescript/src/testing/startFakeApi.ts';
import { runEw } from '../testing/runEw.ts';
import { startWalletApi } from '../testing/startWalletApi.ts';
import { readCommands } from './readCommands.ts';

test.each(readCommands)(
  'ew $name asks once, and prints fields of the answer',
  async ({ name, lines = [], list }) => {
    const read = reads.find(({ word }) => word === name);
    if (!read) throw new Error(`There is no read called ${name}`);
    const { env, seen } = await startWalletApi({ [name]: json(read.answer) });
    const required = read.parameters.filter(
      (parameter) => parameter.isRequired && parameter.name !== 'network',
    );
    const words = [name, ...required.map(({ example }) => String(example))];
    const { code, stdout } = await runEw(words, { env });
    expect(code).toBe(0);
    const answer: Readonly<Record<string, unknown>> = read.answer;
    for (const [title, ...fields] of lines) {
      expect(stdout).toContain(title);
      expect(stdout).toContain(fields.map((field) => String(answer[field])).join(' '));
    }
    const [item] = list ? (answer[list.member] as readonly Record<string, unknown>[]) : [];
    for (const { field, token, unit = '' } of list?.columns ?? []) {
      // Amounts are written by the token's decimals.
      if (token === undefined) expect(stdout).toContain(`${String(item?.[field])}${unit}`);
    }
    expect(seen.map(({ url }) => url.split('?')[0])).toEqual([read.path]);
    const inJson = await runEw([...words, '--json'], { env });
    expect(JSON.parse(inJson.stdout)).toEqual(read.answer);
  },
);
