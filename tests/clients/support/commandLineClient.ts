import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatEther } from 'ethers';
import { z } from 'zod';
import { repositoryRoot } from '../../../tools/repositoryRoot.ts';
import { environment } from '../../functions/support/environment.ts';
import type { Client, Question } from './Client.ts';
import { isPlainRead } from './isPlainRead.ts';
import { plainReads } from './plainReads.ts';
import { runToEnd } from './runToEnd.ts';

const refusalSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    errors: z.array(z.object({ field: z.string() })).optional(),
  }),
});

const program = [
  // Takes the SDK from its source as well.
  '--conditions=everything-wallet-source',
  join(repositoryRoot, 'clients', 'cli', 'src', 'main.ts'),
  '--json',
];

/** The command line, ew. It has no word for the health. */
export const commandLineClient: Client = {
  name: 'ew',
  isHere: true,
  async ask(question, key) {
    const { code, stdout, stderr } = await runToEnd(process.execPath, [...program, ...wordsOf(question)], {
      EW_API_KEY: key,
      EW_BASE_URL: environment.hostingUrl(),
      // Ignores the developer's own configuration.
      XDG_CONFIG_HOME: join(tmpdir(), 'everything-wallet-no-configuration'),
    });
    if (code === 0) return { answer: JSON.parse(stdout) as unknown };
    const { error } = refusalSchema.parse(JSON.parse(stderr));
    const fields = (error.errors ?? []).map(({ field }) => field);
    return { refusal: { code: error.code, detail: error.message, fields } };
  },
};

function wordsOf(question: Question): readonly string[] {
  if (isPlainRead(question)) {
    const [word, ...values] = question;
    const { required } = plainReads[word];
    return [
      word,
      ...values.flatMap((value, index) => (required[index] === 'network' ? ['--network', value] : [value])),
    ];
  }
  switch (question[0]) {
    case 'health':
    case 'networks':
      return [question[0]];
    case 'estimate': {
      const [, from, to, value, network] = question;
      return ['gas', '--from', from, '--to', to, '--value', formatEther(value), '--network', network];
    }
    case 'simulate': {
      const [, from, to, data, network] = question;
      return ['simulate', to, data, '--from', from, '--network', network];
    }
    case 'send':
      return ['tx', 'send', '--raw', question[1], '--network', question[2]];
    case 'transaction':
      return ['tx', 'get', question[1], '--network', question[2]];
  }
}
