/**
 * Loads a script of another origin into the page.
 *
 * @param timeoutMs how long it may take
 * @throws Error when it does not come, or not in time
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
