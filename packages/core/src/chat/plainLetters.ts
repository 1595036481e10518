/** Confusable letters of other alphabets, and of none. Accents and styles are removed before. */
const confusables: Readonly<Record<string, string>> = {
  a: 'аАαΑɑᴀ',
  b: 'вВβΒʙьЬɓ',
  c: 'сСϲᴄƈ',
  d: 'ԁđĐðÐᴅɗ',
  e: 'еЕεΕєЄᴇəǝ',
  f: 'ƒꜰϝ',
  g: 'ɡɢցǥ',
  h: 'һнНΗħĦʜ',
  i: 'іІιΙıɪ',
  j: 'јЈϳᴊ',
  k: 'кКκΚᴋ',
  l: 'łŁʟӏӀ',
  m: 'мМΜᴍ',
  n: 'пηΝɴո',
  o: 'оОοΟσøØᴏօ',
  p: 'рРρΡᴘ',
  q: 'ԛϙ',
  r: 'гʀ',
  s: 'ѕЅꜱʂ',
  t: 'тТτΤᴛŧŦ',
  u: 'υᴜμս',
  v: 'νѵᴠ',
  w: 'ԝωᴡшѡ',
  x: 'хХχΧ×',
  y: 'уУγΥʏү',
  z: 'ΖᴢƶƵ',
};
const letterOf = new Map(
  Object.entries(confusables).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

/** First code points of alphabets that Unicode does not count as letters: squares, circles, flags, tags. */
const alphabets = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6, 0xe0041, 0xe0061];

const unseen = /[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const beyondAscii = /[^\0-\x7f]/gu;

/**
 * Maps a text to lower-case letters from a to z: removes accents, styles of letters and invisible characters,
 * and replaces confusable letters.
 */
export function plainLetters(text: string): string {
  // Most texts are ASCII and need no mapping.
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .replace(/[\u{1f130}-\u{1f1ff}\u{e0041}-\u{e007a}]/gu, plainSign)
    .normalize('NFKD')
    .replace(unseen, '')
    .replace(beyondAscii, (character) => letterOf.get(character) ?? character)
    .toLowerCase();
}

function plainSign(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const start = alphabets.find((first) => code >= first && code < first + 26);
  return start === undefined ? sign : String.fromCharCode(97 + code - start);
}
