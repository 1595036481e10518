/** Ends a message among several: a word in one message does not name a number in the next. */
export const END_OF_MESSAGE = '\u2029';

/** Characters around a number that may name it. */
const BEFORE = 80;
const AFTER = 40;

const longNumber = /(?:0x)?[\da-z]{32,}/gi;

/** A sentence without a number that ends with a question mark. */
const question = /(?<=^|[.?!。？！؟])[^#.?!。？！؟]*[?？؟]/g;

/** Removes accents: people leave them out, and scripts compose letters in several ways. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** Words for a transaction, a transfer, a block, a hash or a receipt, in the languages of the support chat. */
const transaction = wordsOf(
  String.raw`trans[ae][ck]|transfer|\btx|txid|hash|block|receipt|topic|\/tx\/`,
  'transaz|bloque|bloco|bloc\\b|blocco|blok|recibo|recu\\b|ricevuta|virement|überweisung|beleg|quittung|przelew',
  'işlem|havale|makbuz|struk|giao dịch|chuyển khoản|khối|biên lai',
  'транзакц|перевод|переказ|хеш|хэш|блок|квитанц',
  'معامل|تحويل|هاش|تجزئة|كتلة|إيصال',
  '取引|トランザクション|送金|ハッシュ|ブロック|領収|交易|转账|轉帳|哈希|区块|區塊|收据',
  '거래|트랜잭션|해시|블록|이체|लेनदेन|लेन-देन|हैश|ट्रांज़ैक्शन',
);

/** End of an explorer's link to a transaction, which counts whatever the text beside it. */
const link = /^https?:\/\/\S+\/tx\/(?:0x)?$/i;

/** Words for a key, a phrase or a password, in the same languages. */
const secret = wordsOf(
  String.raw`priv|secret|key|seed|mnemonic|phrase|password|\b[ps]k\b|import|sign with`,
  'clave|llave|contraseña|frase|semilla|firmar con|schlüssel|schluessel|geheim|passwort|kennwort|signieren mit',
  'clé\\b|clés\\b|\\bclefs?\\b|mot de passe|signer avec|chave|senha|semente|assinar com|chiave|segret|klucz|hasł|fraz|sleutel|klíč|kulcs',
  'anahtar|şifre|parola|gizli|tohum|ifade|kunci|rahasia|sandi|frasa|khóa|mật khẩu|bí mật|cụm từ',
  String.raw`ключ|парол|секрет|таємн|сид-|(?<!\p{L})сид(?!\p{L})|фраз|мнемон`,
  'مفتاح|سري|السر|كلمة المرور|كلمة مرور|عبارة',
  '鍵|キー|秘密|パスワード|フレーズ|シード|ニーモニック|種子|密钥|秘钥|私匙|金鑰|私钥|钥匙|密码|助记词|种子|密鑰|私鑰|密碼',
  '키|비밀|암호|시드|니모닉|문구|कुंजी|चाबी|पासवर्ड|गुप्त|निजी',
);

/** True if the text around two positions calls them a transaction, a block or their hash, and not a key. */
export function isCalledTransaction(text: string, start: number, end: number): boolean {
  const before = shorten(
    text
      .slice(Math.max(0, start - 8 * BEFORE), start)
      .split(END_OF_MESSAGE)
      .at(-1),
  ).slice(-BEFORE);
  const after = shorten(text.slice(end, end + 8 * AFTER).split(END_OF_MESSAGE)[0]).slice(0, AFTER);
  if (link.test(before.split(/\s/).at(-1) ?? '')) return true;
  // Also in another sentence ('This is my private key. The transfer failed: 0x…'), unless that is a question ('Did my key leak?').
  if (secret.test(plain(`${before}#${after}`.replace(question, ' ')))) return false;
  return transaction.test(plain(before)) || transaction.test(plain(after));
}

/** Other long numbers would fill the space that is searched for words. */
function shorten(text = ''): string {
  return text.replace(longNumber, '#');
}

/** Builds a pattern of words without their accents. */
function wordsOf(...patterns: readonly string[]): RegExp {
  return new RegExp(plain(patterns.join('|')), 'iu');
}
