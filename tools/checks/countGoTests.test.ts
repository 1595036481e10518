import { expect, test } from 'vitest';
import { countGoTests } from './countGoTests.ts';

test('counts tests, not packages, and names those that failed', () => {
  const output = `go: downloading something
{"Action":"start","Package":"p"}
{"Action":"pass","Package":"p","Test":"TestA"}
{"Action":"output","Package":"p","Test":"TestB","Output":"no\\n"}
{"Action":"fail","Package":"p","Test":"TestB"}
{"Action":"skip","Package":"p","Test":"TestC"}
{"Action":"fail","Package":"p"}
`;
  expect(countGoTests(output, 'clients/go')).toEqual({
    passed: 1,
    failed: 1,
    skipped: 1,
    failures: ['clients/go: TestB'],
  });
});
