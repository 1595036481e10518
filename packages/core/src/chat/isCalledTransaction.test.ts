import { describe, expect, it } from 'vitest';
import { isCalledTransaction } from './isCalledTransaction.ts';

const NUMBER = `0x${'4c0883a69102937d6231471b5dbb6204'.repeat(2)}`;

function isCalled(text: string): boolean {
  const message = text.replace('#', NUMBER);
  const start = message.indexOf(NUMBER);
  return isCalledTransaction(message, start, start + NUMBER.length);
}

describe('isCalledTransaction', () => {
  it.each([
    'my transaction # is stuck',
    'https://etherscan.io/tx/#',
    'Meine Überweisung # ist nicht da',
    'la transacción # no llega',
    'ma transaction # est bloquée',
    'minha transação # não chegou',
    'işlem # bekliyor',
    'transaksi # belum selesai',
    'giao dịch # chưa xong',
    'giao dich # chua xong',
    'транзакция # зависла',
    'المعاملة # معلقة',
    '取引 # が保留中です',
    'トランザクション#が届きません',
    '交易 # 一直没有确认',
    '거래 # 이 안 됩니다',
    'लेनदेन # लंबित है',
    '# というハッシュの送金が届きません',
    'Did my private key leak? The transaction # was not mine.',
    'The transaction # was not mine. Did my key leak?',
  ])('%s names a transaction', (text) => {
    expect(isCalled(text)).toBe(true);
  });

  it.each([
    'what is #',
    'the private key of my transaction is #',
    'Mein privater Schlüssel für die Transaktion ist #',
    'mi clave de la transacción es #',
    'ma clé pour la transaction est #',
    'minha chave da transação é #',
    'işlem için anahtar #',
    'kunci transaksi saya #',
    'khóa của giao dịch #',
    'ключ от транзакции #',
    'مفتاح المعاملة #',
    '取引の秘密鍵は # です',
    '交易的私钥是 #',
    '交易的秘钥 #',
    '交易私匙 #',
    '交易金鑰 #',
    '種子 取引 #',
    'トランザクションのニーモニック #',
    'la llave del bloque #',
    'ma clef, transaction #',
    'мой сид, транзакция #',
    'moje hasła, transakcja #',
    'sleutel transactie #',
    'klíč, transakce #',
    'kulcs tranzakció #',
    '거래 복구 문구 #',
    'लेनदेन की चाबी #',
    'This is my private key. The transaction failed: #',
    '我的私钥如下。交易失败:#',
    'Is my key safe? My key and a transaction: #',
    'Вот мой закрытый ключ. Перевод не прошёл: #',
    'Aquí está mi clave. La transacción falló: #',
    'Voici ma clé privée. La transaction a échoué : #',
    'Hier ist mein privater Schlüssel. Die Überweisung schlug fehl: #',
    'İşte özel anahtarım. İşlem başarısız: #',
    'Ini kunci saya. Transaksi gagal: #',
    'これが秘密鍵です。送金に失敗しました:#',
    'هذا مفتاحي الخاص. فشلت المعاملة: #',
    'The transaction failed: #. That is my key.',
    '거래 개인 키 #',
  ])('%s does not', (text) => {
    expect(isCalled(text)).toBe(false);
  });
});
