import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RenderedPage } from '../src/renderPage.tsx';

/** A worker holds the whole application in memory. */
const MAX_WORKERS = 4;

/**
 * Renders all pages in each language, several languages at a time.
 *
 * @param renderer URL of the built renderer (src/renderPage.tsx)
 * @param languages BCP 47 tags
 * @returns pages by language, in the order of the languages
 * @throws Error when a page cannot be rendered
 */
export async function renderLanguages(
  renderer: string,
  languages: readonly string[],
): Promise<readonly (readonly RenderedPage[])[]> {
  const rendered = new Map<string, readonly RenderedPage[]>();
  const open = [...languages];
  const work = async () => {
    for (let language = open.shift(); language !== undefined; language = open.shift()) {
      rendered.set(language, await renderIn(language, renderer));
    }
  };
  await Promise.all(Array.from({ length: Math.min(MAX_WORKERS, availableParallelism()) }, work));
  return languages.map((language) => rendered.get(language) ?? []);
}

function renderIn(language: string, renderer: string): Promise<readonly RenderedPage[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('renderLanguage.ts', import.meta.url), {
      workerData: { renderer, language },
    });
    worker.once('message', (pages: readonly RenderedPage[]) => {
      resolve(pages);
      // The renderer's libraries may hold timers.
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`Rendering ${language} ended with ${code}`)));
  });
}
