import { answerQuestion } from '../worker/answerQuestion.ts';
import { VaultKeeper } from '../worker/VaultKeeper.ts';
import type { WorkerPort } from '../WorkerLink.ts';

/** Lowest scrypt cost that a vault may have. */
const CHEAP = 2 ** 14;

/** The vault's worker in the test's own thread: messages are cloned as in a browser. */
export class FakeWorker extends EventTarget implements WorkerPort {
  /** All that were started and have not ended. */
  static readonly running = new Set<FakeWorker>();

  readonly #keeper = new VaultKeeper(CHEAP);

  constructor() {
    super();
    FakeWorker.running.add(this);
  }

  postMessage(message: unknown, transfer: Transferable[]): void {
    const question: unknown = structuredClone(message, { transfer });
    void answerQuestion(this.#keeper, question).then((answer) => {
      if (!answer || !FakeWorker.running.has(this)) return;
      this.dispatchEvent(new MessageEvent('message', { data: structuredClone(answer) }));
    });
  }

  terminate(): void {
    FakeWorker.running.delete(this);
  }
}
