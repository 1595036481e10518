const pages = 'src/features/site/pages';

/** Module of each prerendered page's screen (see publicPages), and its other scripts. */
const modules: Readonly<Record<string, readonly string[]>> = {
  '/': ['src/app/routes/HomeRoute.tsx', 'src/app/home/LandingPage.tsx'],
  '/features': [`${pages}/FeaturesPage.tsx`],
  '/about': [`${pages}/AboutPage.tsx`],
  '/developers': [`${pages}/DevelopersPage.tsx`],
  '/documentation': ['src/app/routes/DocumentationRoute.tsx'],
  '/documentation/errors': [`${pages}/ErrorsPage.tsx`],
  '/sdk-libraries': [`${pages}/SdkPage.tsx`],
  '/cli-tools': [`${pages}/CliPage.tsx`],
  '/connect-websites': [`${pages}/ConnectWebsitesPage.tsx`],
  '/help': [`${pages}/HelpPage.tsx`],
  '/status': [`${pages}/StatusPage.tsx`],
  '/support': ['src/app/routes/SupportRoute.tsx'],
  '/privacy': [`${pages}/PrivacyPage.tsx`],
  '/connections': [`${pages}/ConnectionsPage.tsx`],
  '/terms': [`${pages}/TermsPage.tsx`],
  '/auth': ['src/app/AppProviders.tsx', 'src/features/auth/components/AuthPage.tsx'],
};

/**
 * Returns the modules that a prerendered page needs once it is used, besides the application itself.
 *
 * @throws Error for a page that is not listed here
 */
export function screenModules(path: string): readonly string[] {
  const found = modules[path];
  if (!found) throw new Error(`web/prerender/screenModules.ts does not name the screen of ${path}`);
  return found;
}
