import { expect, test } from 'vitest';
import { mutateRules } from './mutateRules.ts';

/**
 * Returns the mutants of rules with one function and one permission, by name, each with the changed rules.
 */
function mutantsOf(result: string, permission = 'allow get: if isFine(a);') {
  const source = [
    "rules_version = '2';",
    'service cloud.firestore {',
    '  match /databases/{database}/documents {',
    `    function isFine(a) { return ${result}; }`,
    `    match /things/{id} { ${permission} }`,
    '  }',
    '}',
  ].join('\n');
  return Object.fromEntries(
    mutateRules(source).map(({ name, start, end, replacement }) => [
      name,
      (source.slice(0, start) + replacement + source.slice(end)).replace(/\s+/g, ' '),
    ]),
  );
}

const namesIn = (result: string) =>
  Object.keys(mutantsOf(result))
    .filter((name) => name.startsWith('function'))
    .map((name) => name.replace('function isFine: ', ''));

test('every operand of a condition is left out, and operators are exchanged', () => {
  const names = namesIn('a.x is string && (a.y || a.z) && !a.w');
  for (const operand of ['a.x is string', 'a.y', 'a.z', 'a.w', '!a.w', '(a.y || a.z)']) {
    expect(names).toContain(`${operand} → true`);
    expect(names).toContain(`${operand} → false`);
  }
  expect(names).toContain('a.y || a.z: || → &&');
  expect(names).toContain('a.x is string && (a.y || a.z) && !a.w: && → ||');
});

test.each([
  ['a == b', ['a == b: == → !=']],
  ['a <= 5', ['a <= 5: <= → <', 'a <= 5: <= → >', '5 → 4', '5 → 6']],
  ["a in ['x', 'y']", ["without 'x' of ['x', 'y']", "without 'y' of ['x', 'y']"]],
  ["a == 'x'", ["'x' → 'xx'"]],
  ['a == null', ["null → 'x'"]],
  [
    'exists(/databases/$(database)/documents/x/$(a))',
    ['exists(/databases/$(database)/documents/x/$(a)) → existsAfter'],
  ],
  [
    "a.matches('[a-f0]{40}')",
    [
      "{40} → {39} of '[a-f0]{40}'",
      "{40} → {41} of '[a-f0]{40}'",
      "without a-f of '[a-f0]{40}'",
      "without 0 of '[a-f0]{40}'",
    ],
  ],
  ['a ? b == c : b == d', ['a → true', 'b == c → false', 'b == d → true']],
  ['a == b.lower()', ['b not in lower case']],
])('%s has its own changes', (result, expected) => {
  expect(namesIn(result)).toEqual(expect.arrayContaining(expected));
});

test('changes only the named position', () => {
  expect(mutantsOf('a.x || a.y')['function isFine: a.y → true']).toContain('return a.x || true;');
});

test('permissions are opened, dropped and added', () => {
  const mutants = mutantsOf('a.x', 'allow get, list: if isFine(a);');
  expect(mutants['match /things/{id}, get, list: isFine(a) → true']).toContain('allow get, list: if true;');
  expect(mutants['match /things/{id}, get, list: no list']).toContain('allow get: if isFine(a);');
  expect(Object.keys(mutants).filter((name) => name.includes(': allow '))).toEqual(
    ['create', 'update', 'delete'].map((operation) => `match /things/{id}: allow ${operation}`),
  );
});

test('reports an unparsable part, with its position', () => {
  expect(() => mutateRules("rules_version = '2'; service x { match /a { allow get if true; } }")).toThrow(
    /Expected ':' at offset \d+/,
  );
});
