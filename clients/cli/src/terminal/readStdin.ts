import { addAbortSignal } from 'node:stream';
import { interruption } from './interruption.ts';

/**
 * Reads piped input, without its final line break.
 *
 * @throws InterruptedError on Ctrl-C
 */
export async function readStdin(): Promise<string> {
  let text = '';
  process.stdin.setEncoding('utf8');
  try {
    for await (const part of addAbortSignal(interruption, process.stdin)) text += part as string;
  } catch (error) {
    interruption.throwIfAborted();
    throw error;
  }
  return text.replace(/\r?\n$/, '');
}
