/** The part of ServiceWorkerGlobalScope in use: the project's types are those of a page. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: { readonly installing: unknown };
  readonly clients: {
    matchAll(options: {
      type: 'window';
      includeUncontrolled: true;
    }): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown> & WorkerEvent) => void): void;
}

/** Event that keeps the worker running until its work is done. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
