import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import type { Answer, Order } from './runRulesTests.ts';

/** A process that runs tests of the rules, one order at a time. */
export class TestWorker {
  /** The tests it knows, by file and name; their places are what orders name them by. */
  readonly names: readonly string[];
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, names: readonly string[]) {
    this.#child = child;
    this.names = names;
  }

  /** @param host Of the Firestore emulator, with its port. */
  static async start(host: string, number: number): Promise<TestWorker> {
    const child = fork(join(repositoryRoot, 'quality', 'rules', 'runRulesTests.ts'), [], {
      cwd: repositoryRoot,
      env: {
        ...process.env,
        FIRESTORE_EMULATOR_HOST: host,
        RULES_TEST_PROJECT: `demo-rules-mutation-${number}`,
      },
    });
    const ready = await answerOf(child);
    if (ready.kind !== 'ready') throw new Error('The tests of the rules could not be loaded');
    return new TestWorker(child, ready.names);
  }

  async ask(order: Order): Promise<Answer> {
    this.#child.send(order);
    return answerOf(this.#child);
  }

  end(): void {
    this.#child.kill();
  }
}

async function answerOf(child: ChildProcess): Promise<Answer> {
  const ended = new AbortController();
  try {
    return await Promise.race([
      once(child, 'message', { signal: ended.signal }).then(([answer]) => answer as Answer),
      once(child, 'exit', { signal: ended.signal }).then(() => {
        throw new Error('The process that runs the tests of the rules has ended');
      }),
    ]);
  } finally {
    ended.abort();
  }
}
