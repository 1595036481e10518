import { join } from 'node:path';
import { writeDownloads } from './downloads/writeDownloads.ts';
import { repositoryRoot } from './repositoryRoot.ts';

/* A step of the web build: writes the packages that the site serves. */

writeDownloads(join(repositoryRoot, 'web', 'dist', 'downloads'));
