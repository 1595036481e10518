import { z } from 'zod';
import { environment } from '../../functions/support/environment.ts';
import type { Client } from './Client.ts';
import { runToEnd } from './runToEnd.ts';

const refusalSchema = z.object({
  error: z.object({
    status: z.number(),
    code: z.string(),
    detail: z.string(),
    errors: z.array(z.object({ field: z.string() })),
  }),
});

/**
 * Creates a client that runs its example program.
 *
 * @param command the program and its first arguments; undefined where this machine cannot run it
 */
export function exampleClient(
  name: string,
  command: readonly [string, ...string[]] | undefined,
  variables: Readonly<Record<string, string>> = {},
): Client {
  return {
    name,
    isHere: command !== undefined,
    async ask(question, key) {
      if (!command) throw new Error(`${name} is not on this machine`);
      const [program, ...args] = command;
      const { code, stdout, stderr } = await runToEnd(program, [...args, ...question], {
        ...variables,
        EW_API_KEY: key,
        EW_BASE_URL: environment.hostingUrl(),
      });
      if (!stdout) throw new Error(`${name} wrote nothing: ${stderr}`);
      const answer: unknown = JSON.parse(stdout);
      if (code === 0) return { answer };
      const { errors, ...refusal } = refusalSchema.parse(answer).error;
      const { status, detail } = refusal;
      return { refusal: { status, code: refusal.code, detail, fields: errors.map(({ field }) => field) } };
    },
  };
}
