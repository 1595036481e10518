/** Among much other text a phrase of everyday words can stay unnoticed: the least share found. */
const MIN_SHARE = 0.7;

/** Writes the words of a phrase in one notation: as one message, or as several. */
type Write = (words: readonly string[]) => string | readonly string[];

const ordinals = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
  'sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth'
).split(' ');
const numerals =
  'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI XXII XXIII XXIV'.split(' ');
const chatter = ['and after that', 'followed by', 'which comes before', 'then I wrote down', 'and, um,'];
const emoji = ['🔑', '🌊', '😀', '👩‍👩‍👧', '✅'];
const nato = (
  'alfa bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo ' +
  'sierra tango uniform victor whiskey xray yankee zulu'
).split(' ');

/** Writes each word in its own way, joined with a separator. */
const each =
  (write: (word: string, index: number, count: number) => string, between = ' '): Write =>
  (words) =>
    words.map((word, index) => write(word, index, words.length)).join(between);
const apart = (between: string): Write => each((word) => word, between);
const number = (index: number) => String(index + 1);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const letters = (word: string, map: (letter: string) => string) => Array.from(word, map).join('');
const shifted = (start: number) => (word: string) =>
  letters(word, (letter) => String.fromCodePoint(start + letter.charCodeAt(0) - 97));
const replaceLetters = (pairs: Record<string, string>) => (word: string) =>
  letters(word, (letter) => pairs[letter] ?? letter);
const prefix = (word: string) => word.slice(0, 4);
const reversed = (word: string) => Array.from(word).toReversed().join('');
const bytes = (text: string) => Array.from(new TextEncoder().encode(text));
const hex = (value: number) => value.toString(16).padStart(2, '0');

/** Writes the words with one of them changed. */
const withOne =
  (at: number, change: (word: string) => string): Write =>
  (words) =>
    words.map((word, index) => (index === at ? change(word) : word)).join(' ');

/** Writes a numbered list in columns, copied row by row. */
const inColumns =
  (columns: number, between: string): Write =>
  (words) => {
    const rows = Math.ceil(words.length / columns);
    return Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => {
        const index = column * rows + row;
        return `${number(index)}. ${words[index] ?? ''}`;
      }).join(between),
    ).join('\n');
  };

const halves =
  (before: string, between: string, after = ''): Write =>
  (words) => {
    const half = words.length / 2;
    return `${before}${words.slice(0, half).join(' ')}${between}${words.slice(half).join(' ')}${after}`;
  };

const inMessages =
  (size: number, write: (piece: readonly string[], index: number) => string): Write =>
  (words) =>
    Array.from({ length: Math.ceil(words.length / size) }, (_, index) =>
      write(words.slice(index * size, (index + 1) * size), index),
    );

const someQuestion =
  'I have used this app for about two years, and I must say that I am happy with it, only the fees are higher than they were. ' +
  'Can you tell me why a transfer to another network takes so long, and what I have to do when it is still pending tomorrow?';

/** Notations of a recovery phrase, ordinary ones and those meant to get past a check. */
export const waysToWritePhrase: readonly (readonly [name: string, write: Write, least?: number])[] = [
  // Between the words
  ['spaces', apart(' ')],
  ['many spaces and tabs', apart('  \t ')],
  ['line breaks', apart('\n')],
  ['Windows line breaks', apart('\r\n')],
  ['empty lines', apart('\n\n\n')],
  ['commas', apart(', ')],
  ['commas alone', apart(',')],
  ['semicolons', apart('; ')],
  ['full stops', apart('. ')],
  ['dots alone', apart('.')],
  ['slashes', apart('/')],
  ['backslashes', apart('\\')],
  ['bars', apart(' | ')],
  ['hyphens', apart('-')],
  ['long dashes', apart(' — ')],
  ['underscores', apart('_')],
  ['plus signs', apart('+')],
  ['equals signs', apart('=')],
  ['arrows', apart(' -> ')],
  ['typographic arrows', apart(' → ')],
  ['ideographic spaces', apart('\u3000')],
  ['no-break spaces', apart('\u00a0')],
  ['line separators', apart('\u2028')],
  ['zero-width spaces', apart('\u200b')],
  ['zero-width joiners', apart('\u200d')],
  ['soft hyphens', apart('\u00ad')],
  ['word joiners', apart('\u2060')],
  ['byte order marks', apart('\ufeff')],
  ['literal \\n', apart('\\n')],
  ['literal \\r\\n', apart('\\r\\n')],
  ['literal \\t', apart('\\t')],
  ['literal \\u0020', apart('\\u0020')],
  ['emoji', each((word, index) => `${word} ${emoji[index % emoji.length] ?? ''}`)],
  ['emoji without spaces', each((word, index) => word + (emoji[index % emoji.length] ?? ''), '')],
  ['asterisks', each((word) => `**${word}**`)],
  ['the word and', apart(' and ')],
  ['the word then', apart(' then ')],
  ['the word comma', apart(' comma ')],
  ['digits glued to the words', each((word, index) => word + number(index), '')],
  // Numbers and labels
  ['1. word', each((word, index) => `${number(index)}. ${word}`, '\n')],
  ['1) word', each((word, index) => `${number(index)}) ${word}`)],
  ['1.word', each((word, index) => `${number(index)}.${word}`)],
  ['1word', each((word, index) => number(index) + word)],
  ['(1) word', each((word, index) => `(${number(index)}) ${word}`)],
  ['[1] word', each((word, index) => `[${number(index)}] ${word}`)],
  ['#1: word', each((word, index) => `#${number(index)}: ${word}`, '; ')],
  ['01 word', each((word, index) => `${number(index).padStart(2, '0')} ${word}`, '\n')],
  ['1/12 word', each((word, index, count) => `${number(index)}/${count} ${word}`, '\n')],
  ['word 1', each((word, index) => `${word} ${number(index)}`, '\n')],
  ['word (1)', each((word, index) => `${word} (${number(index)})`, ', ')],
  ['Word 1: word', each((word, index) => `Word ${number(index)}: ${word}`, '\n')],
  ['Word 1 of 12: word', each((word, index, count) => `Word ${number(index)} of ${count}: ${word}`, '\n')],
  ['Word #1 is word.', each((word, index) => `Word #${number(index)} is ${word}.`)],
  ['word1=word', each((word, index) => `word${number(index)}=${word}`, '&')],
  ['seed_word_1=word', each((word, index) => `seed_word_${number(index)}=${word}`, '\n')],
  ['1st word', each((word, index) => `${number(index)}${['st', 'nd', 'rd'][index] ?? 'th'} ${word}`, ', ')],
  ['first: word', each((word, index) => `${ordinals[index] ?? ''}: ${word}`, '\n')],
  ['The first word is word.', each((word, index) => `The ${ordinals[index] ?? ''} word is ${word}.`)],
  ['word is the first word', each((word, index) => `${word} is the ${ordinals[index] ?? ''} word`, ', ')],
  ['a. word', each((word, index) => `${String.fromCharCode(97 + index)}. ${word}`, '\n')],
  ['a) word', each((word, index) => `${String.fromCharCode(97 + index)}) ${word}`)],
  ['A: word', each((word, index) => `${String.fromCharCode(65 + index)}: ${word}`, '\n')],
  ['I. word', each((word, index) => `${numerals[index] ?? ''}. ${word}`, '\n')],
  ['i) word', each((word, index) => `${(numerals[index] ?? '').toLowerCase()}) ${word}`)],
  ['① word', each((word, index) => `${String.fromCodePoint(0x2460 + index)} ${word}`)],
  [
    'its number in the list beside it',
    each((word, index) => `${number(index)} ${1_000 + 37 * index} ${word}`, '\n'),
  ],
  [
    'its number in the list behind it',
    each((word, index) => `${number(index)}. ${word} (${1_000 + 37 * index})`),
  ],
  [
    'a date and a time before it',
    each((word, index) => `2026-11-${10 + index} 12:${10 + index} ${word}`, '\n'),
  ],
  // Lists and formats
  ['bullets', each((word) => `• ${word}`, '\n')],
  ['dashes at the beginning', each((word) => `- ${word}`, '\n')],
  ['check boxes', each((word) => `- [x] ${word}`, '\n')],
  ['quotes', each((word) => `"${word}"`, ', ')],
  ['typographic quotes', each((word) => `“${word}”`)],
  ['brackets', each((word) => `[${word}]`)],
  ['angle brackets', each((word) => `<${word}>`)],
  ['a JSON array', (words) => JSON.stringify(words)],
  ['an indented JSON array', (words) => JSON.stringify(words, null, 2)],
  [
    'a JSON object',
    (words) => JSON.stringify(Object.fromEntries(words.map((word, index) => [`w${number(index)}`, word]))),
  ],
  ['JSON in JSON', (words) => JSON.stringify(JSON.stringify({ mnemonic: words.join('\n') }))],
  ['an array of a program', each((word, index) => `words[${index}] = '${word}';`, '\n')],
  ['a concatenation', each((word) => `"${word} "`, ' + ')],
  ['a markdown table', each((word, index) => `| ${number(index)} | ${word} |`, '\n')],
  [
    'a markdown table of four columns',
    each((word, index) => `| ${word} ${index % 4 === 3 ? '|\n' : ''}`, ''),
  ],
  ['a code block', (words) => `\`\`\`\n${words.join(' ')}\n\`\`\``],
  ['code spans', each((word) => `\`${word}\``)],
  ['CSV', each((word, index) => `${number(index)},"${word}",`, '\n')],
  ['YAML', each((word) => `  - ${word}`, '\n')],
  ['an HTML list', (words) => `<ol>${words.map((word) => `<li class="word">${word}</li>`).join('')}</ol>`],
  ['an HTML table', each((word, index) => `<tr><td>${number(index)}</td><td><b>${word}</b></td></tr>`, '')],
  ['HTML line breaks', apart('<br/>')],
  ['HTML spaces', apart('&nbsp;')],
  ['numeric HTML spaces', apart('&#32;')],
  ['letters as numeric entities', each((word) => letters(word, (letter) => `&#${letter.charCodeAt(0)};`))],
  [
    'letters as hexadecimal entities',
    each((word) => letters(word, (letter) => `&#x${hex(letter.charCodeAt(0))};`)),
  ],
  ['zero-width entities', apart('&ZeroWidthSpace;')],
  ['XML', each((word, index) => `<w n="${number(index)}">${word}</w>`, '')],
  ['BBCode', each((word) => `[b]${word}[/b]`, ' ')],
  ['an address bar', (words) => `https://example.org/?phrase=${encodeURIComponent(words.join(' '))}`],
  ['plus signs of a form', (words) => `phrase=${words.join('+')}&submit=1`],
  [
    'every letter percent-encoded',
    each((word) => letters(word, (letter) => `%${hex(letter.charCodeAt(0))}`), '%20'),
  ],
  ['percent-encoded twice', (words) => encodeURIComponent(encodeURIComponent(words.join(' ')))],
  ['escapes of a program', each((word) => letters(word, (letter) => `\\u00${hex(letter.charCodeAt(0))}`))],
  ['\\x escapes', each((word) => letters(word, (letter) => `\\x${hex(letter.charCodeAt(0))}`), '\\x20')],
  ['base64', (words) => btoa(words.join(' '))],
  ['hex digits', (words) => bytes(words.join(' ')).map(hex).join('')],
  ['hex digits in pairs', (words) => bytes(words.join(' ')).map(hex).join(' ')],
  // The letters
  ['capitals', each((word) => word.toUpperCase())],
  ['a capital at the beginning', each(capital)],
  [
    'capitals and small letters by turns',
    each((word) => letters(word, (letter) => (word.indexOf(letter) % 2 ? letter.toUpperCase() : letter))),
  ],
  ['full-width letters', each(shifted(0xff41))],
  ['bold letters', each(shifted(0x1d41a))],
  ['script letters', each(shifted(0x1d4ea))],
  ['circled letters', each(shifted(0x24d0))],
  ['letters in squares', each(shifted(0x1f170))],
  ['flag letters', each((word) => shifted(0x1f1e6)(word))],
  ['accents', each(replaceLetters({ a: 'á', e: 'è', i: 'ï', o: 'ö', u: 'ū' }))],
  ['strokes and hooks', each(replaceLetters({ l: 'ł', o: 'ø', d: 'đ', i: 'ı', h: 'ħ' }))],
  ['accents stacked on every letter', each((word) => letters(word, (letter) => `${letter}\u0301\u0323`))],
  [
    'Cyrillic look-alikes',
    each(replaceLetters({ a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', x: 'х', y: 'у', i: 'і', s: 'ѕ' })),
  ],
  ['Greek look-alikes', each(replaceLetters({ a: 'α', o: 'ο', v: 'ν', i: 'ι', p: 'ρ' }))],
  [
    'small capitals',
    each(
      replaceLetters({
        a: 'ᴀ',
        b: 'ʙ',
        c: 'ᴄ',
        d: 'ᴅ',
        e: 'ᴇ',
        g: 'ɢ',
        i: 'ɪ',
        l: 'ʟ',
        n: 'ɴ',
        r: 'ʀ',
        t: 'ᴛ',
        u: 'ᴜ',
      }),
    ),
  ],
  ['digits for letters', each(replaceLetters({ a: '4', e: '3', o: '0', i: '1', s: '5' }))],
  ['signs for letters', each(replaceLetters({ a: '@', s: '$', i: '!', e: '€' }))],
  ['zero-width spaces in the words', each((word) => `${word.charAt(0)}\u200b${word.slice(1)}`)],
  ['zero-width spaces between all letters', each((word) => Array.from(word).join('\u200b'))],
  ['soft hyphens in the words', each((word) => `${word.slice(0, 2)}\u00ad${word.slice(2)}`)],
  ['spelled with hyphens', each((word) => Array.from(word).join('-'))],
  ['spelled with spaces', each((word) => Array.from(word).join(' '), '  ')],
  ['spelled with spaces alone', each((word) => Array.from(word).join(' '))],
  ['spelled with dots, a line each', each((word) => Array.from(word).join('.'), '\n')],
  [
    'spelled, numbered',
    each((word, index) => `${number(index)}. ${Array.from(word.toUpperCase()).join(' ')}`, '\n'),
  ],
  ['spelled over lines', each((word) => Array.from(word).join('\n'), '\n\n')],
  [
    'spelled by radio',
    each((word) => Array.from(word, (letter) => nato[letter.charCodeAt(0) - 97]).join(' '), ', '),
  ],
  ['tags in the words', each((word) => `${word.slice(0, 2)}<b></b>${word.slice(2)}`)],
  ['cut by hyphens', each((word) => `${word.slice(0, 2)}-${word.slice(2)}`)],
  ['cut by a line break', (words) => (words.join(' ').match(/.{1,7}/gs) ?? []).join('\n')],
  ['run together', apart('')],
  ['run together in capitals', each((word) => word.toUpperCase(), '')],
  ['camel case', each((word, index) => (index === 0 ? word : capital(word)), '')],
  ['capitals run together', each(capital, '')],
  ['run together, in a sentence', (words) => `my seed is ${words.join('')} can you import it`],
  ['run together in fours', each((word, index) => word + (index % 4 === 3 ? ' ' : ''), '')],
  ['cut into groups of five letters', (words) => (words.join('').match(/.{1,5}/g) ?? []).join(' ')],
  ['hash tags', each((word) => `#${word}`)],
  ['four letters of each', each(prefix)],
  [
    'four letters of each in capitals, numbered',
    each((word, index) => `${number(index)}. ${prefix(word).toUpperCase()}`, '\n'),
  ],
  ['four letters of each and a full stop', each((word) => (word.length > 4 ? `${prefix(word)}.` : word))],
  ['four letters of each and dots', each((word) => (word.length > 4 ? `${prefix(word)}…` : word), ', ')],
  [
    'four letters of each and stars',
    each((word) => prefix(word) + '*'.repeat(word.length - prefix(word).length)),
  ],
  ['four letters of each run together', each(prefix, '')],
  ['letters backwards', each(reversed)],
  ['backwards altogether', (words) => reversed(words.join(' '))],
  // The order
  ['in reversed order', (words) => words.toReversed().join(' ')],
  [
    'in reversed order, numbered',
    (words) =>
      words
        .map((word, index) => `${number(index)}. ${word}`)
        .toReversed()
        .join('\n'),
  ],
  ['two columns, read across', inColumns(2, '\t')],
  ['three columns, read across', inColumns(3, '   ')],
  ['four columns, read across', inColumns(4, ' | ')],
  [
    'odd numbers first',
    (words) => [0, 1].flatMap((rest) => words.filter((_, index) => index % 2 === rest)).join(' '),
  ],
  ['the last word first', (words) => [...words.slice(-1), ...words.slice(0, -1)].join(' ')],
  // Mistakes
  ['a letter missing in one word', withOne(3, (word) => word.slice(0, 2) + word.slice(3))],
  ['two letters swapped in one word', withOne(7, (word) => word.charAt(1) + word.charAt(0) + word.slice(2))],
  ['one letter too many in one word', withOne(0, (word) => `${word}${word.slice(-1)}`)],
  ['one word replaced by a question mark', withOne(5, () => '?')],
  ['one word replaced by stars', withOne(10, () => '****')],
  ['one word of another list', withOne(6, () => 'bananas')],
  ['one word mistaken for another of the list', withOne(8, (word) => (word === 'zebra' ? 'zero' : 'zebra'))],
  // Other text around and between
  ['a sentence around', (words) => `My phrase is: ${words.join(' ')}. What now?`],
  ['a long text around', (words) => `${someQuestion} ${words.join(' ')} ${someQuestion}`],
  [
    'a word between every two',
    each((word, index) => `${word} ${['so', 'um', 'like', 'next'][index % 4] ?? ''}`),
  ],
  ['a few words between', each((word) => word, ' and then there is ')],
  ['chatter between', each((word, index) => `${word} ${chatter[index % chatter.length] ?? ''}`), MIN_SHARE],
  ['another number between', each((word, index) => `${word} ${(index * 7_919) % 1_000}`)],
  [
    'a line of four words, each announced',
    inMessagesAsLines(4, (piece, index) => `Line ${number(index)} says: ${piece.join(' ')}.`),
  ],
  ['halves with labels', halves('First half: ', '\nSecond half: ')],
  [
    'halves with a question between',
    halves('It begins with ', `. ${someQuestion} It goes on with `, ', thanks.'),
    MIN_SHARE,
  ],
  [
    'halves in the other order',
    (words) =>
      `It ends ${words.slice(words.length / 2).join(' ')}. ${someQuestion} And it begins ${words.slice(0, words.length / 2).join(' ')}.`,
    MIN_SHARE,
  ],
  [
    'thirds in a long text',
    inMessagesAsLines(4, (piece) => `${someQuestion} ${piece.join(' ')}.`),
    MIN_SHARE,
  ],
  // Several messages
  ['two messages', inMessages(6, (piece) => piece.join(' '))],
  ['two messages with labels', inMessages(6, (piece, index) => `Part ${number(index)}: ${piece.join(', ')}`)],
  [
    'two messages, the other order',
    (words) => [words.slice(words.length / 2).join(' '), words.slice(0, words.length / 2).join(' ')],
  ],
  [
    'three messages with questions between',
    (words) =>
      [0, 1, 2].flatMap((third) => [
        words.slice((third * words.length) / 3, ((third + 1) * words.length) / 3).join(' '),
        someQuestion,
      ]),
    MIN_SHARE,
  ],
  ['a word a message', inMessages(1, (piece) => piece.join(''))],
  ['a numbered word a message', inMessages(1, (piece, index) => `${number(index)}. ${piece.join('')}`)],
  [
    'a word a message, in a sentence',
    inMessages(1, (piece, index) => `the ${ordinals[index] ?? ''} one is ${piece.join('')}`),
  ],
  [
    'a word a message with questions between',
    (words) => words.flatMap((word) => [word, 'How do I send coins to a friend?']),
  ],
  ['four letters of a word a message', inMessages(1, (piece) => prefix(piece.join('')))],
  ['run together in two messages', inMessages(6, (piece) => piece.join(''))],
];

function inMessagesAsLines(size: number, write: (piece: readonly string[], index: number) => string): Write {
  return (words) => {
    const pieces = inMessages(size, write)(words);
    return typeof pieces === 'string' ? pieces : pieces.join('\n');
  };
}
