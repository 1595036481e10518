import { console as inspected, type Runtime } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { enteredFiles, type ScriptCoverage } from './enteredFiles.ts';
import { sourceFile } from './sourceFile.ts';
import type { StackFrame, StackTrace } from './StackTrace.ts';
import { wholeStack } from './wholeStack.ts';

/** More than any path has. */
const MAX_STACK = 1_000;

/** The session with the answer that Node's types leave out. */
type StackSession = Session & {
  readonly post: (
    method: 'Debugger.getStackTrace',
    params: { readonly stackTraceId: { readonly id: string } },
  ) => Promise<{ readonly stackTrace: StackTrace }>;
};

/** A request to a node, and the stack on which it left. */
export interface NodeRequest {
  readonly body: string;
  readonly frames: readonly StackFrame[];
}

/** Watches the functions of this process: which of them run, and on which stack each request to a node leaves. */
export class FunctionWatch {
  readonly #session = new Session();
  #requests: Promise<NodeRequest>[] = [];
  #trace: Runtime.StackTrace | undefined;

  /** @param nodes addresses of the nodes */
  static async start(nodes: readonly string[]): Promise<FunctionWatch> {
    const watch = new FunctionWatch();
    await watch.#start();
    watch.#watchRequests(nodes);
    return watch;
  }

  /** Forgets what happened so far. */
  async forget(): Promise<void> {
    await this.entered();
    this.#requests = [];
  }

  /** Returns the source files entered since the last call. */
  async entered(): Promise<string[]> {
    const { result } = (await this.#session.post('Profiler.takePreciseCoverage')) as {
      readonly result: readonly ScriptCoverage[];
    };
    return enteredFiles(result, (url) => sourceFile(url));
  }

  /** Returns the requests to nodes. */
  async requests(): Promise<NodeRequest[]> {
    return Promise.all(this.#requests);
  }

  async #start(): Promise<void> {
    const session = this.#session;
    session.connect();
    session.on('Runtime.consoleAPICalled', ({ params }) => (this.#trace = params.stackTrace));
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await session.post('Runtime.enable');
    await session.post('Debugger.enable');
    await session.post('Debugger.setAsyncCallStackDepth', { maxDepth: MAX_STACK });
    await session.post('Runtime.setMaxCallStackSizeToCapture', { size: MAX_STACK });
  }

  #watchRequests(nodes: readonly string[]): void {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (nodes.some((node) => url.startsWith(node)))
        this.#requests.push(this.#note(typeof init?.body === 'string' ? init.body : ''));
      return fetch(input, init);
    };
  }

  async #note(body: string): Promise<NodeRequest> {
    // Reaches the session alone, with the stack of this moment.
    inspected.debug('request');
    const trace = this.#trace;
    if (!trace) throw new Error('V8 reported no stack');
    const session = this.#session as StackSession;
    const find = async (stackTraceId: { readonly id: string }) =>
      (await session.post('Debugger.getStackTrace', { stackTraceId })).stackTrace;
    return { body, frames: await wholeStack(trace, find) };
  }
}
