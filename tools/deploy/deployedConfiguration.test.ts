import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FirebaseConfiguration } from '../emulators/firebaseConfiguration.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { deployedConfiguration } from './deployedConfiguration.ts';
import { listHostingFiles } from './firebaseTools.ts';
import { readAppCheck } from './readAppCheck.ts';

const template = JSON.parse(
  readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8'),
) as FirebaseConfiguration;
const own = (hasAppCheck = false, region = 'us-central1') =>
  deployedConfiguration(template, {
    project: 'a-project',
    region,
    assets: ['index-B1.js', 'x-2_.css'],
    functions: 'made/functions',
    hasAppCheck,
  });

const policyOf = ({ hosting }: FirebaseConfiguration) =>
  hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === 'Content-Security-Policy')
    ?.value ?? '';
const directive = (configuration: FirebaseConfiguration, name: string) =>
  policyOf(configuration)
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

test('the policy names the functions of the deployment, and no others', () => {
  expect(policyOf(own()).match(/\S*cloudfunctions\.net/g)).toEqual([
    'https://us-central1-a-project.cloudfunctions.net',
  ]);
  expect(policyOf(template)).not.toContain('*');
});

test('without App Check the rest of the policy is unchanged', () => {
  expect(policyOf(own()).replace('a-project', 'demo-everything-wallet')).toBe(policyOf(template));
});

test('pages and rewrites ask the functions in the region of the deployment', () => {
  const elsewhere = own(false, 'europe-west1');
  expect(policyOf(elsewhere).match(/\S*cloudfunctions\.net/g)).toEqual([
    'https://europe-west1-a-project.cloudfunctions.net',
  ]);
  expect(elsewhere.hosting.rewrites.flatMap(({ function: one }) => one?.region ?? [])).toEqual([
    'europe-west1',
    'europe-west1',
    'europe-west1',
  ]);
  expect(JSON.stringify(elsewhere)).not.toContain('us-central1');
});

test('with App Check the policy allows only reCAPTCHA in addition', () => {
  expect(directive(own(true), 'script-src')).toBe(
    `${directive(template, 'script-src') ?? ''} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
  );
  expect(directive(own(true), 'frame-src')).toBe(
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  );
  expect(directive(own(true), 'connect-src')).toContain('https://content-firebaseappcheck.googleapis.com');
  for (const name of ['default-src', 'style-src', 'img-src', 'base-uri', 'frame-ancestors']) {
    expect(directive(own(true), name)).toBe(directive(template, name));
  }
});

test('existing files may be cached for a year, and no other address', () => {
  const stored = own().hosting.headers.filter(({ headers }) =>
    headers.some(({ value }) => value.includes('immutable')),
  );
  expect(stored.map(({ source }) => source)).toEqual(['/assets/@(index-B1.js|x-2_.css)']);
  expect(JSON.stringify(template)).not.toContain('immutable');
});

test('publishes nothing from a hidden folder', () => {
  const folder = temporaryDirectory();
  mkdirSync(join(folder, '.vite'));
  for (const file of ['index.html', '.vite/manifest.json']) writeFileSync(join(folder, file), '');
  expect(listHostingFiles(folder, own().hosting.ignore)).toEqual(['index.html']);
});

test("deploys the built output, without the template's build steps", () => {
  expect(template.hosting.predeploy).toEqual(['node tools/deploy/refusePlainDeploy.mjs']);
  expect(own().hosting.predeploy).toBeUndefined();
  expect(template.functions.map(({ predeploy }) => predeploy)).toEqual([template.hosting.predeploy]);
  expect(own().functions).toEqual([
    {
      source: 'made/functions',
      codebase: 'default',
      runtime: 'nodejs22',
      configDir: 'functions',
      ignore: ['node_modules'],
    },
  ]);
});

const KEY = 'k'.repeat(40);
test('App Check is configured wholly or not at all', () => {
  expect(readAppCheck({})).toBeNull();
  expect(readAppCheck({ APP_CHECK_PROVIDER: 'recaptchaV3', APP_CHECK_SITE_KEY: KEY })).toEqual({
    provider: 'recaptchaV3',
    siteKey: KEY,
  });
  for (const half of [
    { APP_CHECK_PROVIDER: 'recaptchaV3' },
    { APP_CHECK_SITE_KEY: KEY },
    { APP_CHECK_PROVIDER: 'another', APP_CHECK_SITE_KEY: KEY },
  ]) {
    expect(() => readAppCheck(half)).toThrow('APP_CHECK_');
  }
});
