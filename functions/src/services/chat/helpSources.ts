import { readdirSync, readFileSync } from 'node:fs';
import type { HelpSource } from '@everything-wallet/core/help/HelpSource';

const directory = new URL('../../../../docs/help/', import.meta.url);

/** The files of docs/help; the build puts their texts in place of this module (build.ts). */
export const helpSources: readonly HelpSource[] = readdirSync(directory)
  .filter((name) => name.endsWith('.md'))
  .sort()
  .map((name) => ({
    name: name.replace(/\.md$/, ''),
    source: readFileSync(new URL(name, directory), 'utf8'),
  }));
