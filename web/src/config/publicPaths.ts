import { paths } from './paths.ts';

/** Paths of the public pages, each of which exists in every language (`localPath`). */
export const publicPaths: ReadonlySet<string> = new Set([
  paths.home,
  paths.features,
  paths.about,
  paths.developers,
  paths.documentation,
  paths.apiErrors,
  paths.sdk,
  paths.cli,
  paths.connectWebsites,
  paths.help,
  paths.status,
  paths.support,
  paths.privacy,
  paths.connections,
  paths.terms,
]);
