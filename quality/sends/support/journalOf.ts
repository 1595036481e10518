import type { Page } from '@playwright/test';

/** Returns the journal of sends on this device's disk (ADR 31). */
export function journalOf(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('everything-wallet-sends');
        opening.onerror = () =>
          reject(new Error('The journal could not be opened', { cause: opening.error }));
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('sends')) {
            database.close();
            resolve([]);
            return;
          }
          const reading = database.transaction('sends').objectStore('sends').getAll();
          reading.onerror = () =>
            reject(new Error('The journal could not be read', { cause: reading.error }));
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result);
          };
        };
      }),
  );
}
