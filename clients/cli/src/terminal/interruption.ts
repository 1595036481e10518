import { exitCodes } from '../exitCodes.ts';
import { InterruptedError } from './InterruptedError.ts';

const controller = new AbortController();

/** Is aborted by Ctrl-C, and when the program is asked to end. */
export const interruption = controller.signal;

/** Lets Ctrl-C end what is under way in good order, and a second one end the program at once. */
export function listenForInterruption(): void {
  const interrupt = () => {
    if (controller.signal.aborted) process.exit(exitCodes.interrupted);
    controller.abort(new InterruptedError());
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
}
