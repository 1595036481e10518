import fc from 'fast-check';
import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { decodePunycode } from './decodePunycode.ts';

/** Samples of RFC 3492, section 7.1. */
test.each([
  ['egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
  ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
  ['ihqwctvzc91f659drss3x8bo0yb', '他們爲什麽不說中文'],
  ['Proprostnemluvesky-uyb24dma41a', 'Pročprostěnemluvíčesky'],
  ['4dbcagdahymbxekheh6e0a7fei0b', 'למההםפשוטלאמדבריםעברית'],
  ['n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa', 'なぜみんな日本語を話してくれないのか'],
  ['b1abfaaepdrnnbgefbaDotcwatmq2g4l', 'почемужеонинеговорятпорусски'],
  ['PorqunopuedensimplementehablarenEspaol-fmd56a', 'PorquénopuedensimplementehablarenEspañol'],
  ['TisaohkhngthchnitingVit-kjcr8268qyxafd2f1b9g', 'TạisaohọkhôngthểchỉnóitiếngViệt'],
  ['3B-ww4c5e180e575a65lsy2b', '3年B組金八先生'],
  ['-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n', '安室奈美恵-with-SUPER-MONKEYS'],
  ['Hello-Another-Way--fc4qua05auwb3674vfr0b', 'Hello-Another-Way-それぞれの場所'],
  ['2-u9tlzr9756bt3uc0v', 'ひとつ屋根の下2'],
  ['MajiKoi5-783gue6qz075azm5e', 'MajiでKoiする5秒前'],
  ['de-jg4avhby1noc0d', 'パフィーdeルンバ'],
  ['d9juau41awczczp', 'そのスピードで'],
  ['-> $1.00 <--', '-> $1.00 <-'],
])('decodes %s', (encoded, text) => {
  expect(decodePunycode(encoded)).toBe(text);
});

test('decodes what the browser encodes', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('abz09абвяαωé日本語ёəɡ')),
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(letters, (label) => {
      const ascii = domainToASCII(label);
      fc.pre(ascii.startsWith('xn--'));
      expect(decodePunycode(ascii.slice(4))).toBe(label.normalize('NFC'));
    }),
  );
});

test.each(['ü', 'ü-a', '!!', 'abc-!', 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz', '99999999'])(
  '%o is invalid',
  (encoded) => {
    expect(decodePunycode(encoded)).toBeUndefined();
  },
);

test('never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z0-9-]*$/), (any, plausible) => {
      decodePunycode(any);
      decodePunycode(plausible);
    }),
    { numRuns: 2000 },
  );
});
