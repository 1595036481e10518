import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  MemoryRouter,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from './app/App.tsx';
import { SessionProviders } from './app/layout/SessionProviders.ts';
import { publicPages, prerenderedPages } from './app/publicPages.ts';
import { writtenAnswers } from './app/writtenAnswers.tsx';
import { routes } from './app/routes.tsx';
import { documentDirection } from './lib/language/documentDirection.ts';
import { language } from './lib/language/language.ts';
import { loadLanguage } from './lib/language/loadLanguage.ts';
import { localPath } from './lib/language/localPath.ts';
import { rtlCache } from './lib/language/rtlCache.ts';
import { i18n } from './lib/text/i18n.ts';

/** A prerendered page. */
export interface RenderedPage {
  /** Path without the prefix of a language, such as '/help'. */
  readonly path: string;
  /** Path of the page in its language, such as '/de/help'. */
  readonly address: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** True if search engines list it: it is in the sitemap and in llms.txt. */
  readonly isPublic: boolean;
  readonly title: string;
  readonly description: string;
  /** Style elements for the head. */
  readonly styles: string;
  readonly html: string;
  /** HTML of what the page's buttons show (`writtenAnswers`). */
  readonly answers: Readonly<Record<string, string>>;
  /** Text for a page that cannot load the application. */
  readonly notLoaded: string;
}

/** Paths of the prerendered pages. */
export const pagePaths: readonly string[] = prerenderedPages.map(({ path }) => path);

/**
 * Renders a page as a visitor without JavaScript sees it, in the language of this process (`renderedLanguage`).
 *
 * @param path without the prefix of a language
 * @throws Error when the path is not a prerendered page's or its screen cannot be rendered
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const page = prerenderedPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} is not a prerendered page`);
  const isPublic = publicPages.includes(page);
  await loadLanguage();
  // A screen that is not public needs a session's providers, even without a user.
  if (!isPublic) await SessionProviders.preload();
  const address = localPath(path, language);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response || context.errors) throw new Error(`${path} cannot be drawn`);

  const direction = documentDirection();
  const cache = direction === 'rtl' ? rtlCache : createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <App>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </CacheProvider>,
  );
  const answers: Record<string, string> = {};
  for (const [name, load] of Object.entries(writtenAnswers)) {
    if (![`data-answer="${name}"`, `aria-controls="${name}"`].some((shows) => html.includes(` ${shows}`)))
      continue;
    answers[name] = renderAnswer(name, await load(), cache);
  }
  return {
    path,
    address,
    language,
    direction,
    isPublic,
    title: i18n._(page.title),
    description: i18n._(page.description),
    styles: emotion.constructStyleTagsFromChunks(
      emotion.extractCriticalToChunks([html, ...Object.values(answers)].join('')),
    ),
    html,
    answers,
    notLoaded: i18n._('common.error.notLoaded'),
  };
}

/** Renders what a button opens. Its ids begin with its name: it is a tree of its own beside the page's. */
function renderAnswer(name: string, answer: ReactNode, cache: EmotionCache): string {
  return renderToString(
    <CacheProvider value={cache}>
      <App>
        <MemoryRouter>{answer}</MemoryRouter>
      </App>
    </CacheProvider>,
    { identifierPrefix: name },
  );
}
