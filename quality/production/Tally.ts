import type { Counts } from '../../tools/checks/Counts.ts';

/** Counts checks that hold and those that fail. */
export class Tally {
  passed = 0;
  readonly failures: string[] = [];
  readonly #log: (line: string) => void;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /** Counts of the suite. */
  get counts(): Counts {
    const { passed, failures } = this;
    return { passed, failed: failures.length, skipped: 0, failures };
  }

  /** @param failure description of the failure, without secrets */
  expect(holds: boolean, failure: string): void {
    if (holds) {
      this.passed += 1;
      return;
    }
    this.failures.push(failure);
    this.#log(`  not so: ${failure}`);
  }

  /** Runs a part; an exception is a failure of that part, and the rest continues. Reports its counts. */
  async part(name: string, work: () => Promise<string | undefined>): Promise<void> {
    const before = { passed: this.passed, failed: this.failures.length };
    const startedAt = performance.now();
    let note: string | undefined;
    try {
      note = await work();
    } catch (error) {
      this.expect(
        false,
        `${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    }
    const passed = this.passed - before.passed;
    const failed = this.failures.length - before.failed;
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    this.#log(
      `  ${name}: ${passed} held${failed > 0 ? `, ${failed} did not` : ''}${note ? `; ${note}` : ''} (${seconds} s)`,
    );
  }
}
