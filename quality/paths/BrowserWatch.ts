import type { CDPSession, Page } from '@playwright/test';
import type { BuiltSite } from './BuiltSite.ts';
import { enteredFiles } from './enteredFiles.ts';
import { sourceFile } from './sourceFile.ts';
import type { StackFrame, StackTrace } from './StackTrace.ts';
import { wholeStack } from './wholeStack.ts';

/** Marks the console message of a call. */
const MARK = 'path of a call';

/** More than any path has. */
const MAX_STACK = 1_000;

/** Chromium's console, whose tasks connect stacks. */
type TaskConsole = Console & {
  readonly createTask: (name: string) => { readonly run: (work: () => unknown) => unknown };
};

/** A call of a function, and the stack on which it left the browser. */
export interface FunctionCall {
  readonly url: string;
  readonly body: string;
  readonly frames: readonly StackFrame[];
}

/** Watches a page: which of its functions run, and on which stack each call of a Cloud Function leaves. */
export class BrowserWatch {
  readonly #session: CDPSession;
  readonly #site: BuiltSite;
  readonly #root: string;
  #calls: { readonly url: string; readonly traced: Promise<FunctionCall> }[] = [];

  private constructor(session: CDPSession, site: BuiltSite, root: string) {
    this.#session = session;
    this.#site = site;
    this.#root = root;
  }

  /** @param root the repository's */
  static async start(page: Page, site: BuiltSite, root: string): Promise<BrowserWatch> {
    const session = await page.context().newCDPSession(page);
    const watch = new BrowserWatch(session, site, root);
    await watch.#start();
    await page.addInitScript((mark) => {
      const fetch = window.fetch.bind(window);
      window.fetch = (input, init) => {
        if (typeof init?.body === 'string') {
          const url = input instanceof Request ? input.url : String(input);
          console.debug(mark, url, init.body);
        }
        return fetch(input, init);
      };
      // The browser calls back without the stack of the request for a lock.
      const { locks } = navigator;
      const request = locks.request.bind(locks) as (...args: unknown[]) => Promise<unknown>;
      const requestTraced = (...args: unknown[]) => {
        const task = (console as TaskConsole).createTask('lock');
        const callback = args.pop() as (lock: unknown) => unknown;
        return request(...args, (lock: unknown) => task.run(() => callback(lock)));
      };
      Object.assign(locks, { request: requestTraced });
    }, MARK);
    return watch;
  }

  /** Forgets what happened so far. */
  async forget(): Promise<void> {
    await this.entered();
    this.#calls = [];
  }

  /** Returns the source files entered since the last call. */
  async entered(): Promise<string[]> {
    const { result } = await this.#session.send('Profiler.takePreciseCoverage');
    return enteredFiles(result, (url, offset) => {
      const file = this.#site.fileAtOffset(url, offset);
      return file === undefined ? undefined : sourceFile(`${this.#root}/${file}`, this.#root);
    });
  }

  /** Returns the calls of a function. */
  async callsOf(name: string): Promise<FunctionCall[]> {
    const calls = this.#calls.filter(({ url }) => url.endsWith(`/${name}`));
    return Promise.all(calls.map(({ traced }) => traced));
  }

  async #start(): Promise<void> {
    const session = this.#session;
    session.on('Runtime.consoleAPICalled', ({ args, stackTrace }) => {
      const [mark, url = '', body = ''] = args.map(({ value }) => String(value));
      if (mark !== MARK || !stackTrace) return;
      const traced = this.#note(url, body, stackTrace);
      // The browser forgets old stacks; that matters only for calls that are asked for (`callsOf`).
      traced.catch(() => undefined);
      this.#calls.push({ url, traced });
    });
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await session.send('Runtime.enable');
    await session.send('Debugger.enable');
    await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: MAX_STACK });
    await session.send('Runtime.setMaxCallStackSizeToCapture', { size: MAX_STACK });
  }

  async #note(url: string, body: string, trace: StackTrace): Promise<FunctionCall> {
    const find = async (stackTraceId: { readonly id: string }) =>
      (await this.#session.send('Debugger.getStackTrace', { stackTraceId })).stackTrace;
    return { url, body, frames: await wholeStack(trace, find) };
  }
}
