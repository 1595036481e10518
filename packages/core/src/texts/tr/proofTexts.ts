export const proofTexts = {
  'proof.action': 'Bakiyeyi doğrula',
  'proof.actionNamed': '{account} hesabının bakiyesini doğrula',
  'proof.asking': 'Kanıt yükleniyor ve kontrol ediliyor…',
  'proof.proved': 'Doğrulandı: {amount} {currency}, blok {block}, {time}',
  'proof.provedText':
    'Bu tarayıcı, kanıtı bloğun hash’inden hesaba kadar kontrol etti. {agreeing}/{nodes} düğüm hash konusunda hemfikir.',
  'proof.oneNode':
    'Bu tarayıcı, kanıtı bloğun hash’inden hesaba kadar kontrol etti. Bu ağın burada yalnızca bir düğümü var; bu nedenle hash’i başka hiçbir düğüm teyit etmiyor.',
  'proof.hash': 'Blok hash’i',
  'proof.copyHash': 'Blok hash’ini kopyala',
  'proof.refused': 'Doğrulanmadı: {reason}',
  'proof.refusedText': 'Bu bakiyeye güvenmeyin. Tekrar deneyin veya başka yerde kontrol edin.',
  'proof.reason.header': 'bloğun başlığı, düğümlerin bildirdiği hash ile eşleşmiyor.',
  'proof.reason.path': 'kanıt, bloktan bu hesaba götürmüyor.',
  'proof.reason.account': 'kanıt geçerli bir hesaba götürmüyor.',
  'proof.reason.balance': 'hesabın bakiyesi farklı.',
  'proof.failed': 'Kanıt yüklenemedi. Coinleriniz bundan etkilenmez. Tekrar deneyin.',
} as const;
