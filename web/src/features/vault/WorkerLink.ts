import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { answerSchema, vaultAnswers, type VaultOutput } from './worker/vaultAnswers.ts';
import type { VaultCall, VaultInput } from './worker/vaultQuestions.ts';

/** What of a Worker is used. */
export interface WorkerPort extends Pick<Worker, 'terminate' | 'addEventListener'> {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

interface Waiting {
  readonly call: VaultCall;
  readonly resolve: (output: never) => void;
  readonly reject: (error: WalletError) => void;
}

/** Asks the worker, and checks what it answers; ends with it. */
export class WorkerLink {
  readonly #worker: WorkerPort;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #isEnded = false;

  /** @param onBroken is called when the worker fails by itself; it has ended then */
  constructor(worker: WorkerPort, onBroken: () => void) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#hear(data));
    for (const failure of ['error', 'messageerror'] as const) {
      worker.addEventListener(failure, () => {
        if (this.#isEnded) return;
        this.end('vault.error.failed');
        onBroken();
      });
    }
  }

  /**
   * @param handedOver what of the question the page gives away, and has no more
   * @throws WalletError with the worker's message, 'vault.error.locked' when it was ended meanwhile
   */
  async ask<Call extends VaultCall>(
    call: Call,
    input: VaultInput<Call>,
    handedOver: Transferable[] = [],
  ): Promise<VaultOutput<Call>> {
    if (this.#isEnded) throw new WalletError('vault.error.locked');
    const id = (this.#asked += 1);
    return new Promise<VaultOutput<Call>>((resolve, reject) => {
      this.#waiting.set(id, { call, resolve, reject });
      this.#worker.postMessage({ id, call, input }, handedOver);
    });
  }

  /** Ends the worker at once, and with it all that it held; whoever waits is told why. */
  end(reason: 'vault.error.locked' | 'vault.error.failed' = 'vault.error.locked'): void {
    this.#isEnded = true;
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new WalletError(reason));
    this.#waiting.clear();
  }

  #hear(message: unknown): void {
    const answer = answerSchema.safeParse(message).data;
    const waiting = answer && this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#waiting.delete(answer.id);
    if ('failure' in answer) {
      waiting.reject(new WalletError(answer.failure));
      return;
    }
    const output = vaultAnswers[waiting.call].safeParse(answer.output);
    if (output.success) waiting.resolve(output.data as never);
    else waiting.reject(new WalletError('vault.error.failed'));
  }
}
