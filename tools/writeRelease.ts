import { join } from 'node:path';
import { DEFAULT_REGION } from '@everything-wallet/core/hosts/region';
import { describeBuild } from './release/describeBuild.ts';
import { RELEASE_FILE } from './release/PublishedRelease.ts';
import { sourceCommit } from './release/sourceCommit.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import { writeJson } from './writeJson.ts';

/* The last step of the web build: writes /release.json, with the SHA-256 of each file. */

const dist = join(repositoryRoot, 'web', 'dist');
writeJson(
  join(dist, RELEASE_FILE),
  describeBuild(dist, {
    commit: sourceCommit(),
    siteOrigin: new URL(process.env['SITE_ORIGIN'] ?? 'https://everything-wallet.web.app').origin,
    region: process.env['DEPLOYED_REGION'] ?? DEFAULT_REGION,
  }),
);
