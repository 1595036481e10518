import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { answerSchema, vaultAnswers, type VaultOutput } from './worker/vaultAnswers.ts';
import type { VaultCall, VaultInput } from './worker/vaultQuestions.ts';

/** The parts of a Worker in use. */
export interface WorkerPort extends Pick<Worker, 'terminate' | 'addEventListener'> {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

interface Waiting {
  readonly call: VaultCall;
  readonly resolve: (output: never) => void;
  readonly reject: (error: WalletError) => void;
}

/** Sends questions to the worker and validates its answers; ends with it. */
export class WorkerLink {
  readonly #worker: WorkerPort;
  readonly #pending = new Map<number, Waiting>();
  #lastId = 0;
  #isEnded = false;

  /**
   * Stores the callbacks.
   *
   * @param onBroken called when the worker fails by itself and has ended
   */
  constructor(worker: WorkerPort, onBroken: () => void) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#onMessage(data));
    for (const failure of ['error', 'messageerror'] as const) {
      worker.addEventListener(failure, () => {
        if (this.#isEnded) return;
        this.end('vault.error.failed');
        onBroken();
      });
    }
  }

  /**
   * Sends a question to the worker.
   *
   * @param transferred parts of the question that are transferred, and no longer readable by the page
   * @throws WalletError with the worker's message, 'vault.error.locked' when it was ended meanwhile
   */
  async ask<Call extends VaultCall>(
    call: Call,
    input: VaultInput<Call>,
    transferred: Transferable[] = [],
  ): Promise<VaultOutput<Call>> {
    if (this.#isEnded) throw new WalletError('vault.error.locked');
    const id = (this.#lastId += 1);
    return new Promise<VaultOutput<Call>>((resolve, reject) => {
      this.#pending.set(id, { call, resolve, reject });
      this.#worker.postMessage({ id, call, input }, transferred);
    });
  }

  /** Ends the worker at once, with everything it held, and rejects pending questions with the reason. */
  end(reason: 'vault.error.locked' | 'vault.error.failed' = 'vault.error.locked'): void {
    this.#isEnded = true;
    this.#worker.terminate();
    for (const { reject } of this.#pending.values()) reject(new WalletError(reason));
    this.#pending.clear();
  }

  #onMessage(message: unknown): void {
    const answer = answerSchema.safeParse(message).data;
    const waiting = answer && this.#pending.get(answer.id);
    if (!waiting) return;
    this.#pending.delete(answer.id);
    if ('failure' in answer) {
      waiting.reject(new WalletError(answer.failure));
      return;
    }
    const output = vaultAnswers[waiting.call].safeParse(answer.output);
    if (output.success) waiting.resolve(output.data as never);
    else waiting.reject(new WalletError('vault.error.failed'));
  }
}
