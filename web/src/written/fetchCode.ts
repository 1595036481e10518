/**
 * Fetches code that is likely to be needed, once the page has been loaded and the browser has nothing else to do, without
 * running it.
 *
 * @param addresses such as '/assets/main-1a2b.js'
 */
export function fetchCode(addresses: readonly string[]): void {
  const fetchAll = () => {
    for (const href of addresses) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  };
  const whenIdle = () =>
    'requestIdleCallback' in window ? window.requestIdleCallback(fetchAll) : setTimeout(fetchAll, 1);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
