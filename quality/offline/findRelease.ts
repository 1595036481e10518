import type { Page } from '@playwright/test';

/** Makes the browser find the site's newest release, and waits until it is stored or refused. */
export async function findRelease(page: Page): Promise<'stored' | 'refused'> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise<ServiceWorker>((resolve) => {
      registration.addEventListener(
        'updatefound',
        () => registration.installing && resolve(registration.installing),
      );
    });
    await registration.update();
    const worker = await found;
    return new Promise<'stored' | 'refused'>((resolve) => {
      const judge = () => {
        if (worker.state === 'redundant') resolve('refused');
        else if (worker.state !== 'installing') resolve('stored');
      };
      judge();
      worker.addEventListener('statechange', judge);
    });
  });
}
