// @vitest-environment node
import { expect, test } from 'vitest';
import { indexWords, searchWords } from './searchWords.ts';

test.each([
  ['Sending coins', ['sending', 'coins']],
  ['getBalance key_missing', ['getbalance', 'get', 'balance', 'key_missing', 'key', 'missing']],
  // People type letters without their accents, and without those that a keyboard lacks.
  ['Überweisungsgebühr', ['uberweisungsgebuhr']],
  ['Straße', ['strasse']],
  ['İşlem ücreti, sıfır', ['islem', 'ucreti', 'sifir']],
  ['địa chỉ ví', ['dia', 'chi', 'vi']],
  ['Transação não confirmada', ['transacao', 'nao', 'confirmada']],
  ['мой счёт', ['мои', 'счет']],
  ['رُسوم الشبكة', ['رسوم', 'الشبكه']],
  // Scripts without spaces are found by pairs of letters.
  ['手数料', ['手数', '数料']],
  ['网络费用是多少?', ['网络', '络费', '费用', '用是', '是多', '多少']],
  ['ETHの手数料', ['eth', 'の手', '手数', '数料']],
  ['料', ['料']],
  ['?!', []],
])('%s is searched for by %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test('a text is also found by the last letter of a word in a script without spaces', () => {
  expect(indexWords('山田太郎 and 林')).toEqual(['山田', '田太', '太郎', 'and', '林', '郎']);
});
