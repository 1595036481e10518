import { Limiter } from '@everything-wallet/core/concurrency/Limiter';
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { FetchProblemError } from './FetchProblemError.ts';
import type { DrawnPicture, PictureToDraw } from './PictureToDraw.ts';

/** Processes that draw: each takes a processor while it does, and as much memory as below. */
const PROCESSES = 2;

const defaultLimits = {
  /** Milliseconds until a process can draw: it loads its decoders first, for which no picture is to blame. */
  startMs: 15_000,
  /** Milliseconds for one picture. */
  timeoutMs: 4_000,
  /** Bytes of memory of a process: two of them, and the function itself, have 512 MiB. */
  maxMemory: 150 * 1_024 * 1_024,
  /**
   * The same before another picture is drawn: memory that a large one left behind counts against the next.
   */
  maxIdleMemory: 110 * 1_024 * 1_024,
};

/** Milliseconds between two checks of its memory: nothing exhausts the memory that fast. */
const CHECK_MS = 10;

/** Bytes of a page of memory, as Linux counts them. */
const MEMORY_PAGE = 4_096;

/** In the bundle it is beside this; in the sources, where tests run, further up. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../pictureWorker.ts' : './pictureWorker.js',
  import.meta.url,
);

/**
 * No secret of the function: only memory settings (glibc), without which a picture of 2,000 by 2,000 leaves
 * 25 MB behind, and a single drawing thread.
 */
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '1',
};

/** Has pictures drawn by processes of their own, which are ended where one takes too much time or memory. */
export class PictureMaker {
  readonly #limits: typeof defaultLimits;
  readonly #free: ChildProcess[] = [];
  readonly #limiter = new Limiter({ concurrency: PROCESSES });

  constructor(limits: Partial<typeof defaultLimits> = {}) {
    this.#limits = { ...defaultLimits, ...limits };
  }

  /**
   * Draws a picture, as soon as a process is free.
   *
   * @returns WebP; undefined where it cannot be drawn, or would take too much memory
   * @throws FetchProblemError 'tooSlow' where it takes too long, as another time it may not
   */
  async make(picture: PictureToDraw): Promise<Buffer | undefined> {
    return this.#limiter.run(async () => {
      const worker = this.#takeFree() ?? (await start(this.#limits.startMs));
      const { bytes, isWhole, isLate } = await draw(worker, picture, this.#limits);
      if (isWhole && memoryOf(worker) < this.#limits.maxIdleMemory) this.#free.push(worker);
      else worker.kill('SIGKILL');
      if (isLate) throw new FetchProblemError('tooSlow', 'drawing it takes too long');
      return bytes;
    });
  }

  /** One that is free; those that have ended by themselves are left out. */
  #takeFree(): ChildProcess | undefined {
    for (let worker = this.#free.pop(); worker; worker = this.#free.pop())
      if (worker.connected) return worker;
    return undefined;
  }

  /** Ends the processes; running drawings end with them. */
  end(): void {
    for (const worker of this.#free.splice(0)) worker.kill('SIGKILL');
  }
}

/** Starts a process, and waits until it is ready to draw. */
async function start(startMs: number): Promise<ChildProcess> {
  const worker = fork(WORKER, {
    env: ENVIRONMENT,
    execArgv: ['--max-old-space-size=48'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // It must not hold open a process that is otherwise done.
  worker.unref();
  worker.channel?.unref();
  const isReady = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), startMs);
    const onMessage = (ready: boolean) => {
      clearTimeout(timer);
      resolve(ready);
    };
    worker.once('message', () => onMessage(true));
    worker.once('exit', () => onMessage(false));
    worker.once('error', () => onMessage(false));
  });
  worker.removeAllListeners();
  worker.on('error', () => undefined);
  if (isReady) return worker;
  worker.kill('SIGKILL');
  throw new FetchProblemError('tooSlow', 'nothing can draw yet');
}

function draw(
  worker: ChildProcess,
  picture: PictureToDraw,
  { timeoutMs, maxMemory }: typeof defaultLimits,
): Promise<{ bytes: Buffer | undefined; isWhole: boolean; isLate: boolean }> {
  return new Promise((resolve) => {
    const done = (bytes: Buffer | undefined, isWhole: boolean, isLate = false) => {
      clearTimeout(timer);
      clearInterval(check);
      worker.removeAllListeners();
      // Later errors have no listener.
      worker.on('error', () => undefined);
      resolve({ bytes, isWhole, isLate });
    };
    const timer = setTimeout(() => done(undefined, false, true), timeoutMs);
    const check = setInterval(() => {
      if (memoryOf(worker) > maxMemory) done(undefined, false);
    }, CHECK_MS);
    worker.on('message', ({ bytes }: DrawnPicture) => {
      // Its memory may have exceeded the limit between two checks.
      const isWhole = memoryOf(worker) <= maxMemory;
      done(bytes && isWhole ? Buffer.from(bytes) : undefined, isWhole);
    });
    worker.on('exit', () => done(undefined, false));
    worker.on('error', () => done(undefined, false));
    worker.send(picture, (error) => {
      if (error) done(undefined, false);
    });
  });
}

/** Returns the memory of a process in bytes; 0 if the system does not report it. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const [, resident = '0'] = readFileSync(`/proc/${pid ?? 0}/statm`, 'latin1').split(' ');
    return Number(resident) * MEMORY_PAGE;
  } catch {
    return 0;
  }
}
