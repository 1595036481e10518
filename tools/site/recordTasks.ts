import type { Page } from '@playwright/test';

/** A long task on a page's main thread, during which it handles no input. */
export interface Task {
  /** From its begin to its end, in ms: with what other programs of the machine took of it. */
  readonly wallMs: number;
  /** CPU time of the thread, in ms. */
  readonly threadMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In µs. */
  readonly dur?: number;
  /** In µs. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Enough for some minutes of all tasks; the browser's own default is full after one. */
const BUFFER_KB = 400_000;

/**
 * Begins to record the tasks of a page's main thread in Chromium.
 *
 * @returns how to end, which answers with the tasks since
 */
export async function recordTasks(page: Page): Promise<() => Promise<Task[]>> {
  const session = await page.context().newCDPSession(page);
  const threads = new Set<string>();
  const tasks: (Task & { readonly thread: string })[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ph, pid, tid, dur = 0, tdur = 0, args } of value as unknown as TraceEvent[]) {
      const thread = `${pid} ${tid}`;
      if (name === 'thread_name' && args.name === 'CrRendererMain') threads.add(thread);
      else if (name === 'ThreadControllerImpl::RunTask' && ph === 'X')
        tasks.push({ thread, wallMs: dur / 1_000, threadMs: tdur / 1_000 });
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'], traceBufferSizeInKb: BUFFER_KB },
  });
  return async () => {
    const complete = new Promise<boolean>((resolve) => {
      session.once('Tracing.tracingComplete', ({ dataLossOccurred }) => resolve(dataLossOccurred));
    });
    await session.send('Tracing.end');
    const isLost = await complete;
    await session.detach();
    const ofPage = tasks.filter(({ thread }) => threads.has(thread));
    if (isLost || ofPage.length === 0) throw new Error('The browser has not kept all tasks');
    return ofPage;
  };
}
