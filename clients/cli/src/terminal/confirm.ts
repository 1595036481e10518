import { createInterface } from 'node:readline/promises';
import { interruption } from './interruption.ts';
import { InterruptedError } from './InterruptedError.ts';

/**
 * Asks a question on the terminal.
 *
 * @returns true for yes; false for any other answer, or none
 * @throws InterruptedError on Ctrl-C
 */
export async function confirm(question: string): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await new Promise<boolean>((resolve, reject) => {
      const interrupt = () => {
        reject(new InterruptedError());
      };
      prompt.on('SIGINT', interrupt);
      prompt.on('close', () => {
        resolve(false);
      });
      interruption.addEventListener('abort', interrupt, { once: true });
      prompt
        .question(`${question} [y/N] `)
        .then((answer) => {
          resolve(/^y(es)?$/i.test(answer.trim()));
        })
        .catch(reject);
    });
  } finally {
    prompt.close();
  }
}
