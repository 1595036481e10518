import { expect, it } from 'vitest';
import { decodablePath } from './decodablePath.ts';

it.each([
  ['/api/v1/balance?address=%zz', '/api/v1/balance?address=%zz'],
  ['/api/v1/a%20b', '/api/v1/a%20b'],
  ['/api/v1/transaction/%zz?network=1', '/api/v1/transaction/%25zz?network=1'],
  ['/api/v1/%E0%A4', '/api/v1/%25E0%25A4'],
  ['/%', '/%25'],
])('%s becomes %s', (url, decodable) => {
  expect(decodablePath(url)).toBe(decodable);
  expect(() => decodeURIComponent(decodablePath(url).replace(/\?.*/, ''))).not.toThrow();
});
