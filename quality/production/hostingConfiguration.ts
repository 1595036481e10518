import { DEFAULT_REGION } from '@everything-wallet/core/hosts/region';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployedConfiguration } from '../../tools/deploy/deployedConfiguration.ts';
import type { FirebaseConfiguration } from '../../tools/emulators/firebaseConfiguration.ts';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { standInProject } from './standInProject.ts';

/** Hosting's part of firebase.json as it is deployed. */
export function hostingConfiguration(): FirebaseConfiguration['hosting'] {
  const template = JSON.parse(
    readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8'),
  ) as FirebaseConfiguration;
  return deployedConfiguration(template, {
    region: DEFAULT_REGION,
    project: standInProject,
    assets: readdirSync(join(repositoryRoot, template.hosting.public, 'assets')),
    functions: 'functions',
    hasAppCheck: false,
  }).hosting;
}
