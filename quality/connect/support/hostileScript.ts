/** What the script of a hostile page puts on its `window`. */
export interface HostileScript {
  /** The wallet's window, the latest one. */
  popup: Window | null;
  /** This page's end of the latest port. */
  port: MessagePort | undefined;
  openWallet: (path?: string) => void;
  /** Sends a `hello` with a new port, once the wallet is ready. */
  hello: (fields?: object) => Promise<void>;
  /** Sends anything on the port. */
  post: (message: unknown) => void;
  /** Sends a request and returns its id. */
  send: (method: unknown, params: unknown, chainId?: unknown) => number;
  /** Waits for the answer to a request; 'none' after the time. */
  answer: (id: number, timeoutMs: number) => Promise<unknown>;
  /** Counts the answers by error code, 'result' for success. */
  counts: () => Record<string, number>;
}

/** Runs in the page before its own scripts: speaks the protocol by hand, and reports all that it hears. */
export function hostileScript(wallet: string): void {
  const page = window as unknown as { hostile: HostileScript; report?: (message: unknown) => Promise<void> };
  const answers = new Map<number, { error?: { code: number } }>();
  let lastId = 0;
  let isReady = false;
  const hear = (data: unknown) => {
    void page.report?.(data);
    const message = data as { type?: string; id: number; error?: { code: number } } | null;
    if (message?.type === 'answer') answers.set(message.id, message);
  };
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== page.hostile.popup) return;
    isReady = true;
    hear(data);
  });
  const until = async (isDone: () => boolean, timeoutMs: number) => {
    const end = Date.now() + timeoutMs;
    while (!isDone() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  page.hostile = {
    popup: null,
    port: undefined,
    openWallet: (path = '/connect') => {
      isReady = false;
      page.hostile.popup = window.open(`${wallet}${path}`, '_blank', 'popup,width=420,height=720');
    },
    hello: async (fields = {}) => {
      await until(() => isReady, 20_000);
      const { port1, port2 } = new MessageChannel();
      page.hostile.port = port1;
      port1.onmessage = ({ data }: MessageEvent<unknown>) => hear(data);
      const hello = { everythingWallet: 'hello', versions: [1], title: 'Lantern shop', ...fields };
      page.hostile.popup?.postMessage(hello, wallet, [port2]);
    },
    post: (message) => page.hostile.port?.postMessage(message),
    send: (method, params, chainId = '0x1') => {
      lastId += 1;
      page.hostile.post({ type: 'request', id: lastId, method, params, chainId });
      return lastId;
    },
    answer: async (id, timeoutMs) => {
      await until(() => answers.has(id), timeoutMs);
      return answers.get(id) ?? 'none';
    },
    counts: () => {
      const counts: Record<string, number> = {};
      for (const { error } of answers.values()) {
        const key = String(error?.code ?? 'result');
        counts[key] = (counts[key] ?? 0) + 1;
      }
      return counts;
    },
  };
}
