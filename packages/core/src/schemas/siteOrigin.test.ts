import { expect, test } from 'vitest';
import { siteOriginSchema } from './siteOrigin.ts';

const isOrigin = (text: unknown) => siteOriginSchema.safeParse(text).success;

test.each([
  'https://app.example',
  'https://app.example:8443',
  'https://xn--pple-43d.example',
  'https://[2001:db8::1]',
  'http://localhost',
  'http://localhost:5173',
  'http://127.0.0.1:3000',
  'http://[::1]:8080',
])('%s is the origin of a site', (origin) => expect(isOrigin(origin)).toBe(true));

test.each([
  '',
  'null',
  'app.example',
  'http://app.example',
  'http://localhost.example',
  'http://127.0.0.1.example',
  'http://[::2]',
  'http://localhost:80',
  'https://app.example/',
  'https://app.example/path',
  'https://app.example?query',
  'https://app.example:443',
  'https://user@app.example',
  'https://APP.example',
  'https://аpple.example',
  'https://app.example\u202e',
  ' https://app.example',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,',
  'chrome-extension://abcdef',
  `https://${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.example`,
  7,
  null,
])('%s is none', (text) => expect(isOrigin(text)).toBe(false));
