import { exitCodes } from '../exitCodes.ts';
import { InterruptedError } from './InterruptedError.ts';

const controller = new AbortController();

/** Aborted by Ctrl-C or a termination signal. */
export const interruption = controller.signal;

/** Makes Ctrl-C end a running command cleanly, and a second one end the program immediately. */
export function listenForInterruption(): void {
  const interrupt = () => {
    if (controller.signal.aborted) process.exit(exitCodes.interrupted);
    controller.abort(new InterruptedError());
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
}
