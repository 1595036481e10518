import type { ComponentType } from 'react';
import { paths } from '../config/paths.ts';
import type { TextId } from '../texts/texts.ts';

/** A page that the build prerenders. */
export interface PrerenderedPage {
  readonly path: string;
  readonly title: TextId;
  readonly description: TextId;
  readonly load: () => Promise<ComponentType>;
}

function page(id: PageId, path: string, load: PrerenderedPage['load']): PrerenderedPage {
  return { path, title: `${id}.meta.title`, description: `${id}.meta.description`, load };
}

type PageId = TextId extends infer Id ? (Id extends `${infer Page}.meta.title` ? Page : never) : never;

/**
 * Pages without a session: the landing page first, then the pages behind it (docs/product.md §2, Public
 * pages).
 */
export const publicPages: readonly PrerenderedPage[] = [
  page('landing', paths.home, async () => (await import('./routes/HomeRoute.tsx')).loadHomeRoute()),
  page(
    'features',
    paths.features,
    async () => (await import('../features/site/pages/FeaturesPage.tsx')).FeaturesPage,
  ),
  page('about', paths.about, async () => (await import('../features/site/pages/AboutPage.tsx')).AboutPage),
  page(
    'developers',
    paths.developers,
    async () => (await import('../features/site/pages/DevelopersPage.tsx')).DevelopersPage,
  ),
  page(
    'documentation',
    paths.documentation,
    async () => (await import('./routes/DocumentationRoute.tsx')).DocumentationRoute,
  ),
  page(
    'errors',
    paths.apiErrors,
    async () => (await import('../features/site/pages/ErrorsPage.tsx')).ErrorsPage,
  ),
  page('sdk', paths.sdk, async () => (await import('../features/site/pages/SdkPage.tsx')).SdkPage),
  page('cli', paths.cli, async () => (await import('../features/site/pages/CliPage.tsx')).CliPage),
  page(
    'connectWebsites',
    paths.connectWebsites,
    async () => (await import('../features/site/pages/ConnectWebsitesPage.tsx')).ConnectWebsitesPage,
  ),
  page('help', paths.help, async () => (await import('../features/site/pages/HelpPage.tsx')).loadHelpPage()),
  page(
    'status',
    paths.status,
    async () => (await import('../features/site/pages/StatusPage.tsx')).StatusPage,
  ),
  page('support', paths.support, async () => (await import('./routes/SupportRoute.tsx')).SupportRoute),
  page(
    'privacy',
    paths.privacy,
    async () => (await import('../features/site/pages/PrivacyPage.tsx')).PrivacyPage,
  ),
  page(
    'connections',
    paths.connections,
    async () => (await import('../features/site/pages/ConnectionsPage.tsx')).ConnectionsPage,
  ),
  page('terms', paths.terms, async () => (await import('../features/site/pages/TermsPage.tsx')).TermsPage),
];

/**
 * All pages that the build prerenders: sign-in, which no search engine lists, is drawn before its code is
 * loaded as well.
 */
export const prerenderedPages: readonly PrerenderedPage[] = [
  ...publicPages,
  page('auth', paths.auth, async () => (await import('../features/auth/components/AuthPage.tsx')).AuthPage),
];
