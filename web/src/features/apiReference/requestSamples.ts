import type { Operation } from './readOperations.ts';
import { requestBody } from './requestBody.ts';
import { requestUrl, type FieldValues } from './requestUrl.ts';
import { sdkCall } from './sdkCall.ts';

export type SampleLanguage = 'curl' | 'TypeScript' | 'Python' | 'Go';

interface RequestSample {
  readonly language: SampleLanguage;
  readonly code: string;
}

/**
 * Returns a request as code in four languages, or for curl alone if the SDKs have no method. Each reads the key from the environment: keys in code end up in public
 * repositories.
 *
 * @param values of the form; a required field without a value shows its example
 * @param origin of the API, such as 'https://example.com'
 */
export function requestSamples(
  operation: Operation,
  values: FieldValues,
  origin: string,
): readonly RequestSample[] {
  const shown = Object.fromEntries(
    operation.fields.map(({ name, isRequired, example }) => {
      const value = values[name] ?? '';
      return [name, value === '' && isRequired ? example : value];
    }),
  );
  const plain: RequestSample = { language: 'curl', code: curl(operation, shown, origin) };
  if (!operation.hasSdkMethod) return [plain];
  return [
    plain,
    { language: 'TypeScript', code: typescript(operation, shown, origin) },
    { language: 'Python', code: python(operation, shown, origin) },
    { language: 'Go', code: go(operation, shown, origin) },
  ];
}

function curl(operation: Operation, values: FieldValues, origin: string): string {
  const body = requestBody(operation, values);
  const query = operation.fields.filter(({ place, name }) => place === 'query' && values[name]);
  const path = { ...operation, fields: [] };
  return [
    `curl ${methodOption(operation, query.length, body)}${shellQuoted(requestUrl(path, values, origin))}`,
    ...(operation.needsKey ? ['--header "Authorization: Bearer $EW_API_KEY"'] : []),
    ...query.map(({ name }) => `--data-urlencode ${shellQuoted(`${name}=${values[name] ?? ''}`)}`),
    ...(body === undefined
      ? []
      : ["--header 'Content-Type: application/json'", `--data ${shellQuoted(body)}`]),
  ].join(' \\\n  ');
}

/** Returns what curl needs if it would choose another method. */
function methodOption({ method }: Operation, parameters: number, body: string | undefined): string {
  if (method === 'GET') return parameters > 0 ? '--get ' : '';
  return method === 'POST' && body !== undefined ? '' : `--request ${method} `;
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function typescript(operation: Operation, values: FieldValues, origin: string): string {
  const { name, parameters, flags } = sdkCall(operation, 'typescript');
  const quoted = (field: string) =>
    flags.includes(field) ? String(values[field] === 'true') : singleQuoted(values[field] ?? '');
  const given = parameters
    .filter(([field]) => values[field])
    .map(([field, parameter]) => `  ${parameter}: ${quoted(field)},`);
  return [
    "import { EverythingWallet } from '@everything-wallet/sdk';",
    '',
    'const wallet = new EverythingWallet({',
    "  apiKey: process.env.EW_API_KEY ?? '',",
    `  baseUrl: ${singleQuoted(origin)},`,
    '});',
    '',
    given.length === 0
      ? `const answer = await wallet.${name}();`
      : [`const answer = await wallet.${name}({`, ...given, '});'].join('\n'),
    'console.log(answer);',
  ].join('\n');
}

function python(operation: Operation, values: FieldValues, origin: string): string {
  const { name, parameters, flags } = sdkCall(operation, 'python');
  const flag = (field: string) => (values[field] === 'true' ? 'True' : 'False');
  const quoted = (field: string) => (flags.includes(field) ? flag(field) : JSON.stringify(values[field]));
  const given = parameters
    .filter(([field]) => values[field])
    .map(([field, parameter]) => `    ${parameter}=${quoted(field)},`);
  return [
    'import os',
    '',
    'from everything_wallet import EverythingWallet',
    '',
    'wallet = EverythingWallet(',
    '    api_key=os.environ["EW_API_KEY"],',
    `    base_url=${JSON.stringify(origin)},`,
    ')',
    given.length === 0 ? `answer = wallet.${name}()` : [`answer = wallet.${name}(`, ...given, ')'].join('\n'),
    'print(answer)',
  ].join('\n');
}

function go(operation: Operation, values: FieldValues, origin: string): string {
  const { name, parameters, flags, type } = sdkCall(operation, 'go');
  const quoted = (field: string) =>
    flags.includes(field) ? String(values[field] === 'true') : JSON.stringify(values[field] ?? '');
  const given =
    type === undefined
      ? parameters.map(([field]) => `\t${quoted(field)},`)
      : parameters
          .filter(([field]) => values[field])
          .map(([field, parameter]) => `\t${parameter}: ${quoted(field)},`);
  const statements = [
    'client, err := everythingwallet.New(',
    '\tos.Getenv("EW_API_KEY"),',
    `\teverythingwallet.WithBaseURL(${JSON.stringify(origin)}),`,
    ')',
    ...failing,
    'ctx := context.Background()',
    ...(given.length === 0
      ? [`answer, err := client.${name}(ctx)`]
      : type === undefined
        ? [`answer, err := client.${name}(`, '\tctx,', ...given, ')']
        : [`answer, err := client.${name}(ctx, ${type}{`, ...given, '})']),
    ...failing,
    'text, err := json.MarshalIndent(answer, "", "  ")',
    ...failing,
    'fmt.Println(string(text))',
  ];
  return [
    'package main',
    '',
    'import (',
    '\t"context"',
    '\t"encoding/json"',
    '\t"fmt"',
    '\t"log"',
    '\t"os"',
    '',
    '\teverythingwallet "github.com/everything-wallet/sdk-go"',
    ')',
    '',
    'func main() {',
    ...statements.map((statement) => `\t${statement}`),
    '}',
  ].join('\n');
}

const failing = ['if err != nil {', '\tlog.Fatal(err)', '}'];

function singleQuoted(text: string): string {
  return `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;
}
