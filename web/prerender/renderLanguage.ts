import { parentPort, workerData } from 'node:worker_threads';
import type * as Renderer from '../src/renderPage.tsx';

/* A worker of prerender.ts: the language of the interface is constant in a process, so each language has a worker of its own. */

const { renderer, language } = workerData as { readonly renderer: string; readonly language: string };

globalThis.renderedLanguage = language;
const { pagePaths, renderPage } = (await import(renderer)) as typeof Renderer;
const pages: Renderer.RenderedPage[] = [];
for (const path of pagePaths) pages.push(await renderPage(path));
parentPort?.postMessage(pages);
