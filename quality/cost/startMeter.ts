import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';

/** Milliseconds for work that a call leaves behind: cache writes after the answer, and garbage collection. */
const SETTLED_MS = 500;

/** Functions in a process of their own, of which the processor time is known. */
interface Meter {
  /**
   * Processor time of a call in milliseconds, on the average of some.
   *
   * @param call makes it of the functions at a port
   * @param options.unmeasured calls before those that count
   * @param options.pauseMs before each call
   */
  readonly cpuMsOf: (
    call: (port: number) => Promise<void>,
    options: { readonly calls: number; readonly unmeasured: number; readonly pauseMs: number },
  ) => Promise<number>;
  readonly end: () => void;
}

/**
 * Serves functions in a separate process: their callers and the services they call are not measured with
 * them.
 *
 * @param module the functions, as a file URL
 * @param environment added to this process's own
 */
export async function startMeter(
  module: string,
  environment: Readonly<Record<string, string>>,
): Promise<Meter> {
  const script = join(import.meta.dirname, 'meteredFunctions.ts');
  const child = fork(script, [module], { env: { ...process.env, ...environment } });
  const port = await stated(child);
  const taken = () => {
    child.send('time');
    return stated(child);
  };
  return {
    cpuMsOf: async (call, { calls, unmeasured, pauseMs }) => {
      let sum = 0;
      for (let time = -unmeasured; time < calls; time += 1) {
        await rest(pauseMs);
        const before = await taken();
        await call(port);
        await rest(SETTLED_MS);
        if (time >= 0) sum += (await taken()) - before;
      }
      return sum / calls;
    },
    end: () => child.disconnect(),
  };
}

/** Resolves to the next number from a child; rejects where it ends instead. */
async function stated(child: ChildProcess): Promise<number> {
  const ended = new AbortController();
  const end = () => ended.abort(new Error('The functions to measure have ended'));
  child.once('exit', end);
  try {
    const [value] = (await once(child, 'message', { signal: ended.signal })) as [number];
    return value;
  } finally {
    child.off('exit', end);
  }
}
