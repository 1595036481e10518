/** What a page notes of itself, on its `window`. */
export interface Traffic {
  /** Messages of the protocol that this page got from another window, or sent to a port. */
  messages: number;
  storageWrites: number;
  /** Windows that it opened. */
  opened: number;
  /** Time at which a website's host was first on the page, in ms since 1970. */
  shownAt: number;
  /** Longest task since `longest` was last set to 0, in ms. */
  longest: number;
}

/** Runs in each page before its own scripts: counts the messages, writes, windows and long tasks of the page. */
export function trafficScript(): void {
  const traffic: Traffic = { messages: 0, storageWrites: 0, opened: 0, shownAt: 0, longest: 0 };
  Object.assign(window, { traffic });
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if ((data as { everythingWallet?: unknown } | null)?.everythingWallet) traffic.messages += 1;
  });
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this`
  const post = MessagePort.prototype.postMessage as (this: MessagePort, ...rest: unknown[]) => void;
  MessagePort.prototype.postMessage = function count(this: MessagePort, ...rest: unknown[]) {
    const { type } = (rest[0] ?? {}) as { type?: unknown };
    if (typeof type === 'string' && /^(request|cancel|bye|answer|closed|refused)$/.test(type))
      traffic.messages += 1;
    post.apply(this, rest);
  };
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this`
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function count(key: string, value: string) {
    traffic.storageWrites += 1;
    setItem.call(this, key, value);
  };
  const open = window.open.bind(window);
  window.open = (...rest) => {
    traffic.opened += 1;
    return open(...rest);
  };
  new MutationObserver((_, observer) => {
    if (!/localhost:\d+/.test(document.querySelector('body')?.textContent ?? '')) return;
    traffic.shownAt = Date.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) traffic.longest = Math.max(traffic.longest, duration);
  }).observe({ type: 'longtask' });
}
