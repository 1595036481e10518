/**
 * Loads a script of another origin into the page.
 *
 * @param timeoutMs longest time to wait
 * @throws Error when it cannot be loaded, or not in time
 */
export function loadScript(url: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => reject(new Error('The script took too long')), timeoutMs);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      reject(new Error('The script could not be loaded'));
    };
    script.src = url;
    document.head.append(script);
  });
}
