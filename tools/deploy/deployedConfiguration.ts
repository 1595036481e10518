import { DEFAULT_REGION } from '@everything-wallet/core/hosts/region';
import type { FirebaseConfiguration } from '../emulators/firebaseConfiguration.ts';
import { projectId } from '../projectId.ts';
import { cacheAssets } from './cacheAssets.ts';

/** Settings of one deployment. */
export interface Deployment {
  /** The Firebase project's id. */
  readonly project: string;
  /** Region of its functions. */
  readonly region: string;
  /** The names of the built files in /assets. */
  readonly assets: readonly string[];
  /** The folder of functions that is uploaded, relative to the repository (`prepareFunctions`). */
  readonly functions: string;
  /** True if its pages run reCAPTCHA for App Check. */
  readonly hasAppCheck: boolean;
}

/** Sources that reCAPTCHA and the exchange of its answers need, by directive. */
const FOR_APP_CHECK = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'connect-src': 'https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
  'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
} as const;

/** reCAPTCHA's script creates elements from strings: with it, Trusted Types cannot be enforced. */
const WITHOUT = ['require-trusted-types-for', 'trusted-types'];

/** The firebase.json of a deployment, made from the repository's: its content security policy names its own functions. */
export function deployedConfiguration(
  template: FirebaseConfiguration,
  { project, region, assets, functions, hasAppCheck }: Deployment,
): FirebaseConfiguration {
  const hosting = cacheAssets(template.hosting, assets);
  delete hosting.predeploy;
  const own = (policy: string) =>
    policy.replace(functionsOf(DEFAULT_REGION, projectId), functionsOf(region, project));
  return {
    ...template,
    // Their params stay in the source folder; the generated folder is uploaded as it is.
    functions: template.functions.map(({ source, codebase, runtime }) => ({
      source: functions,
      codebase,
      runtime,
      configDir: source,
      ignore: ['node_modules'],
    })),
    hosting: {
      ...hosting,
      rewrites: hosting.rewrites.map((rewrite) =>
        rewrite.function ? { ...rewrite, function: { ...rewrite.function, region } } : rewrite,
      ),
      headers: hosting.headers.map(({ source, headers }) => ({
        source,
        headers: headers.map(({ key, value }) => {
          if (key !== 'Content-Security-Policy') return { key, value };
          return { key, value: hasAppCheck ? withAppCheck(own(value)) : own(value) };
        }),
      })),
    },
  };
}

/** Returns the origin of a project's callables. */
function functionsOf(region: string, project: string): string {
  return `https://${region}-${project}.cloudfunctions.net`;
}

function withAppCheck(policy: string): string {
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  for (const name of WITHOUT) directives.delete(name);
  for (const [name, sources] of Object.entries(FOR_APP_CHECK)) {
    directives.set(name, [directives.get(name), sources].filter(Boolean).join(' '));
  }
  return [...directives].map(([name, sources]) => `${name} ${sources}`).join('; ');
}
