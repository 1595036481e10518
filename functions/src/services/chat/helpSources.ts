import { readdirSync, readFileSync } from 'node:fs';

const directory = new URL('../../../../docs/help/', import.meta.url);

/** The files of docs/help as they are written; the build puts their texts in place of this module (build.ts). */
export const helpSources: readonly string[] = readdirSync(directory)
  .sort()
  .map((name) => readFileSync(new URL(name, directory), 'utf8'));
