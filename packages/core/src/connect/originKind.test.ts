import { expect, test } from 'vitest';
import { originKind } from './originKind.ts';

test.each([
  ['https://app.example', 'secure'],
  ['https://app.example:8443', 'secure'],
  ['https://localhost:3000', 'secure'],
  ['https://xn--bcher-kva.example', 'secure'],
  ['http://localhost', 'local'],
  ['http://localhost:3000', 'local'],
  ['http://127.0.0.1:8545', 'local'],
  ['http://[::1]:5173', 'local'],
  ['http://app.example', 'insecure'],
  ['http://127.0.0.2', 'insecure'],
  ['http://localhost.evil.example', 'insecure'],
  ['http://192.168.1.2', 'insecure'],
])('%s is %s', (origin, kind) => {
  expect(originKind(origin)).toBe(kind);
});

test.each([
  'null',
  '',
  'file://',
  'file:///etc/passwd',
  'data:text/html,x',
  'blob:https://app.example/1',
  'about:blank',
  'javascript:0',
  'ws://app.example',
  'ftp://app.example',
  'chrome-extension://abcdefghijklmnop',
  'app.example',
  'https://app.example/',
  'https://app.example/path',
  'https://app.example:443',
  'https://user@app.example',
  'https://APP.example',
  'https://bücher.example',
  ' https://app.example',
  'https://',
])('%o is no site', (origin) => {
  expect(originKind(origin)).toBeUndefined();
});
