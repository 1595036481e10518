import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as configuration from '../../functions/src/configuration.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import type { FunctionsManifest } from './discoverFunctions.ts';
import { parseEnvironmentFile } from './firebaseTools.ts';
import { readParams } from './readParams.ts';

/** A param in the functions' manifest. */
interface Param {
  toSpec(): { readonly name: string; readonly type: string; readonly default?: string | number | boolean };
}
const isParam = (value: object): value is Param => 'toSpec' in value;
const declaredParams = Object.values(configuration)
  .flatMap((exported) =>
    isParam(exported) ? [exported] : Object.values(exported as Readonly<Record<string, object>>),
  )
  .filter(isParam);
const manifest: FunctionsManifest = {
  params: declaredParams.map((param) => param.toSpec()),
  endpoints: {
    api: {
      region: ['us-central1'],
      secretEnvironmentVariables: [{ key: 'PHRASE_PEPPER' }],
    },
  },
};
const example = readFileSync(join(repositoryRoot, 'functions', '.env.example'), 'utf8');
const filledIn = example
  .replace('WEB_API_KEY=', 'WEB_API_KEY=AIzaSyA-0123456789')
  .replace('SITE_ORIGIN=', 'SITE_ORIGIN=https://a-project.web.app');

function read(files: Record<string, string>) {
  const folder = temporaryDirectory();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return readParams(manifest, 'a-project', folder);
}

test('the example has every param, at its default where it has one', () => {
  const declared = manifest.params.filter(({ type }) => type !== 'secret');
  const { envs, errors } = parseEnvironmentFile(example);
  expect(errors).toEqual([]);
  expect(Object.keys(envs).sort()).toEqual(declared.map(({ name }) => name).sort());
  for (const { name, default: byItself } of declared) {
    expect(envs[name], name).toBe(name === 'SITE_ORIGIN' ? '' : String(byItself ?? ''));
  }
});

test('the unchanged example reports the params to fill in, one line each', () => {
  expect(read({ '.env.a-project': example }).problems).toEqual([
    'WEB_API_KEY is missing: it must be the apiKey of the registered web app.',
    expect.stringContaining('SITE_ORIGIN is malformed'),
  ]);
});

test('the example filled in is all that is needed', () => {
  const { problems, defaults, values } = read({ '.env.a-project': filledIn });
  expect(problems).toEqual([]);
  expect(defaults).toEqual({});
  expect(values['SITE_ORIGIN']).toBe('https://a-project.web.app');
});

test('adds defaults, which firebase-tools needs explicitly', () => {
  const { problems, defaults, values } = read({
    '.env.a-project': 'WEB_API_KEY=AIzaSyA-0123456789\nSITE_ORIGIN=https://a-project.web.app\n',
  });
  expect(problems).toEqual([]);
  expect(defaults).toMatchObject({
    PRICE_SOURCE: 'coingecko',
    ENFORCE_APP_CHECK: 'false',
    CHAT_BASE_URL: '',
  });
  expect(values).toMatchObject(defaults);
});

test('without a file it names the one to create, and the params without a default', () => {
  expect(read({}).problems).toEqual([
    'functions/.env.a-project is missing: copy functions/.env.example and fill it in.',
    'SITE_ORIGIN is missing: it must be where the site will stand, such as https://a-project.web.app.',
    'WEB_API_KEY is missing: it must be the apiKey of the registered web app.',
  ]);
});

test.each([
  [
    'a secret',
    'PHRASE_PEPPER=0123456789abcdef0123456789abcdef',
    /^PHRASE_PEPPER is a secret and must not be in/,
  ],
  ['a name that is misspelt', 'CALL_PER_MINUTE=9', /^CALL_PER_MINUTE is no param of the functions/],
  ['a value that is malformed', 'CHAT_PER_DAY=many', /^CHAT_PER_DAY is malformed/],
  ['half a line', 'half a line', /has a line that is no NAME=value/],
])('%s is one line, without the value', (_, line, problem) => {
  const { problems } = read({ '.env.a-project': `${filledIn}\n${line}\n` });
  expect(problems).toEqual([expect.stringMatching(problem)]);
  expect(problems.join()).not.toMatch(/0123456789abcdef|many|half a line/);
});

test(".env is for all projects, and the project's own overrides it", () => {
  const { values } = read({
    '.env': 'CHAT_PER_DAY=1\nCHAT_PER_MINUTE=1\n',
    '.env.a-project': 'CHAT_PER_DAY=2\n',
  });
  expect(values).toMatchObject({ CHAT_PER_DAY: '2', CHAT_PER_MINUTE: '1' });
});
