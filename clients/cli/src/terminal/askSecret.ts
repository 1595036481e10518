import { InterruptedError } from './InterruptedError.ts';

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const CTRL_U = '\u0015';
const BACKSPACE = ['\b', '\u007F'];
const ENTER = ['\r', '\n'];

/**
 * Reads a secret from the terminal without echo.
 *
 * @throws InterruptedError on Ctrl-C
 */
export async function askSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  // Echo is off before the prompt appears.
  stderr.write(question);
  try {
    return await new Promise<string>((resolve, reject) => {
      let typed: string[] = [];
      const end = (finish: () => void) => {
        stdin.off('data', read);
        finish();
      };
      const read = (chunk: string) => {
        for (const character of chunk) {
          if (character === CTRL_C) {
            end(() => reject(new InterruptedError()));
            return;
          }
          if (ENTER.includes(character) || character === CTRL_D) {
            end(() => resolve(typed.join('')));
            return;
          }
          if (BACKSPACE.includes(character)) typed.pop();
          else if (character === CTRL_U) typed = [];
          else typed.push(character);
        }
      };
      stdin.on('data', read);
      stdin.resume();
    });
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    stderr.write('\n');
  }
}
