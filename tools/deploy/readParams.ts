import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationProblems } from '../../functions/src/configuration/configurationProblems.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { FunctionsManifest } from './discoverFunctions.ts';
import { parseEnvironmentFile } from './firebaseTools.ts';

/** The params of a deployment. */
export interface Params {
  /** The file they are in, relative to the repository. */
  readonly file: string;
  /** Values by name, defaults included. */
  readonly values: Readonly<Record<string, string>>;
  /** Defaults that the file does not override, by name. */
  readonly defaults: Readonly<Record<string, string>>;
  /** Missing or malformed params, one line each. */
  readonly problems: readonly string[];
}

/**
 * Reads the params of a project from `functions/.env` and `functions/.env.<project>`, as `firebase deploy`
 * does, and adds defaults, which that omits without a terminal.
 *
 * @param folder folder of the files; by default the repository's functions
 */
export function readParams(
  { params, endpoints }: FunctionsManifest,
  project: string,
  folder = join(repositoryRoot, 'functions'),
): Params {
  const name = `.env.${project}`;
  const files = ['.env', name].filter((file) => existsSync(join(folder, file)));
  const read = files.map((file) => ({
    file,
    ...parseEnvironmentFile(readFileSync(join(folder, file), 'utf8')),
  }));
  const given = Object.assign({}, ...read.map(({ envs }) => envs)) as Record<string, string>;

  const declared = params.filter(({ type }) => type !== 'secret');
  const defaults = Object.fromEntries(
    declared.flatMap((param) =>
      given[param.name] === undefined && param.default !== undefined
        ? [[param.name, String(param.default)]]
        : [],
    ),
  );
  const known = new Set(declared.map((param) => param.name));
  const secrets = new Set(
    Object.values(endpoints).flatMap((endpoint) => endpoint.secretEnvironmentVariables.map(({ key }) => key)),
  );
  const values = Object.fromEntries(
    Object.entries({ ...defaults, ...given }).filter(([param]) => known.has(param)),
  );
  const strangers = Object.keys(given).filter((param) => !known.has(param));
  return {
    file: `functions/${name}`,
    values,
    defaults,
    problems: [
      ...(files.includes(name)
        ? []
        : [`functions/${name} is missing: copy functions/.env.example and fill it in.`]),
      ...read.flatMap(({ file, errors }) =>
        errors.map(
          (_, index) =>
            `functions/${file} has a line that is no NAME=value (${index + 1} of ${errors.length}).`,
        ),
      ),
      ...strangers.map((param) =>
        secrets.has(param)
          ? `${param} is a secret and must not be in functions/${name}: take it out, and npx firebase functions:secrets:set ${param} --project ${project}`
          : `${param} is no param of the functions: take it out of functions/${name}, or correct its name.`,
      ),
      // Its default is the site of another deployment.
      ...(given['SITE_ORIGIN'] === undefined
        ? [
            `SITE_ORIGIN is missing: it must be where the site will stand, such as https://${project}.web.app.`,
          ]
        : []),
      ...configurationProblems(values),
    ],
  };
}
