import { join } from 'node:path';
import { repositoryRoot } from '../repositoryRoot.ts';

const clients = join(repositoryRoot, 'clients');

/** Paths of the clients of the REST API, and of their sources. */
export const clientPaths = {
  openApi: join(clients, 'openapi.json'),
  python: join(clients, 'python'),
  go: join(clients, 'go'),
} as const;
