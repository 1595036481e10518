// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { operations } from './operations.ts';
import type { Operation } from './readOperations.ts';
import { requestSamples } from './requestSamples.ts';

const ORIGIN = 'https://example.com';

const operation = (id: string): Operation => {
  const found = operations.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
};

const codeOf = (id: string, values = {}) =>
  Object.fromEntries(
    requestSamples(operation(id), values, ORIGIN).map(({ language, code }) => [language, code]),
  );

describe('each call in each language', () => {
  test.each(operations)('$id', ({ id, hasSdkMethod }) => {
    const code = codeOf(id);
    expect(Object.keys(code)).toEqual(hasSdkMethod ? ['curl', 'TypeScript', 'Python', 'Go'] : ['curl']);
    for (const text of Object.values(code)) expect(text).toContain(ORIGIN);
  });
});

test('curl sends parameters as the contract defines them', () => {
  expect(codeOf('getBalance', { address: '0x1', network: 'sepolia' })['curl']).toBe(
    [
      "curl --get 'https://example.com/api/v1/balance' \\",
      '  --header "Authorization: Bearer $EW_API_KEY" \\',
      "  --data-urlencode 'address=0x1' \\",
      "  --data-urlencode 'network=sepolia'",
    ].join('\n'),
  );
  expect(codeOf('getTransaction', { hash: '0xab', network: '1' })['curl']).toContain("/transaction/0xab'");
  expect(codeOf('sendTransaction', { signedTransaction: '0x02', network: '1' })['curl']).toContain(
    `--data '{"signedTransaction":"0x02","network":"1"}'`,
  );
});

test('curl has the method of a call without a body, and lists', () => {
  expect(codeOf('deleteWebhook', { id: 'we1' })['curl']).toContain(
    "curl --request DELETE 'https://example.com/api/v1/webhooks/we1'",
  );
  expect(codeOf('pauseWebhook', { id: 'we1' })['curl']).toContain('--request POST');
  const created = codeOf('createWebhook', { url: 'https://a.example', networks: 'sepolia, mainnet' })['curl'];
  expect(created).toContain(`--data '{"url":"https://a.example","networks":["sepolia","mainnet"]}'`);
  expect(created).not.toContain('--request');
});

test('a call without a key sends none', () => {
  expect(codeOf('getHealth')['curl']).not.toContain('Authorization');
});

test('the SDKs’ own names are used', () => {
  const values = { from: '0x1', to: '0x2', network: 'sepolia' };
  const code = codeOf('estimateGas', values);
  expect(code['TypeScript']).toContain("wallet.estimateGas({\n  from: '0x1',\n  to: '0x2',\n  network");
  expect(code['Python']).toContain('wallet.estimate_gas(\n    from_address="0x1",\n    to_address="0x2",');
  expect(code['Go']).toContain('client.EstimateGas(ctx, everythingwallet.Transfer{\n\t\tFrom: "0x1",');
});

// Regression: the sample was a part of a function, without its context and imports.
test('the Go sample is a complete program', () => {
  const code = codeOf('getHealth')['Go'] ?? '';
  expect(code).toMatch(/^package main\n/);
  expect(code).toContain('func main() {');
  expect(code).not.toContain('return err');
});

// Regression: the sample printed the address of each value.
test('the Go sample prints values', () => {
  const code = codeOf('listApprovals')['Go'] ?? '';
  expect(code).toContain('json.MarshalIndent(answer');
  expect(code).toContain('\t"encoding/json"\n');
  expect(code).not.toContain('%+v');
});

// Regression: the body had empty texts for empty fields, which the API refuses.
test('leaves out empty optional fields everywhere', () => {
  const code = codeOf('simulate', { from: '0x1', to: '0x2', network: 'sepolia' });
  expect(code['curl']).toContain(`--data '{"from":"0x1","to":"0x2","network":"sepolia"}'`);
  for (const text of Object.values(code)) expect(text).not.toMatch(/gasprice|gas_price|value/i);
});

test('shows the example of an empty required field', () => {
  expect(codeOf('sendTransaction')['curl']).toMatch(/"signedTransaction":"0x02f8[0-9a-f]{200,}"/);
});

test('escapes values in every language', () => {
  const code = codeOf('getBalance', { address: `'"\\\n$(x)`, network: 'sepolia' });
  expect(code['curl']).toContain(String.raw`'address='\''"\ `.trimEnd());
  expect(code['TypeScript']).toContain(String.raw`address: '\'"\\\n$(x)'`);
  expect(code['Python']).toContain(String.raw`address="'\"\\\n$(x)"`);
  expect(code['Go']).toContain(String.raw`"'\"\\\n$(x)"`);
});

test('writes booleans without quotes', () => {
  const code = codeOf('listTransfers', { address: '0x1', network: '1', includeUnverified: 'true' });
  expect(code['TypeScript']).toContain('  includeUnverified: true,');
  expect(code['Python']).toContain('    include_unverified=True,');
  expect(code['Go']).toContain('"1",\n\t\ttrue,\n\t\t"",\n\t)');
});
