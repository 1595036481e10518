import type { ReleaseQuestion } from '../../releaseWorker/releaseMessages.ts';

/** Longest wait for a worker, which the browser may have to start first, in ms. */
const TIMEOUT_MS = 10_000;

/**
 * Asks a release's worker.
 *
 * @throws Error when it does not answer
 */
export function askWorker(
  worker: Pick<ServiceWorker, 'postMessage'>,
  question: ReleaseQuestion,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => reject(new Error(`The worker did not answer: ${question}`)), TIMEOUT_MS);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    worker.postMessage(question, [port2]);
  });
}
