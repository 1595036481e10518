import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseMnemonic } from './normaliseMnemonic.ts';

test.each([
  ['as it is', 'legal winner thank', 'legal winner thank'],
  ['spaces around and between', '  legal   winner thank ', 'legal winner thank'],
  ['line breaks of every kind', 'legal\nwinner\r\nthank\u2028', 'legal winner thank'],
  ['tabs and no-break spaces', 'legal\twinner\u00a0thank', 'legal winner thank'],
  ['ideographic spaces (Japanese phrases)', 'legal\u3000winner\u3000thank', 'legal winner thank'],
  ['a byte order mark', '\ufefflegal winner thank', 'legal winner thank'],
  ['capitals', 'Legal WINNER thanK', 'legal winner thank'],
  ['full-width letters', 'ｌｅｇａｌ winner thank', 'legal winner thank'],
  ['composed letters, decomposed (NFKD)', 'caf\u00e9', 'cafe\u0301'],
  ['nothing', ' \n ', ''],
])('%s', (_, typed, normal) => {
  expect(normaliseMnemonic(typed)).toBe(normal);
});

test('what is normal stays as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~\s]*$/), (typed) => {
      const normal = normaliseMnemonic(typed);
      expect(normaliseMnemonic(normal)).toBe(normal);
    }),
  );
});
