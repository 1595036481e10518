import { join } from 'node:path';
import { repositoryRoot } from '../repositoryRoot.ts';

const clients = join(repositoryRoot, 'clients');

/** Where the clients of the REST API are, and what they are generated from. */
export const clientPaths = {
  openApi: join(clients, 'openapi.json'),
  python: join(clients, 'python'),
  go: join(clients, 'go'),
} as const;
