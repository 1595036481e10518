export const recipientTexts = {
  'send.hint.contractTokens':
    'Bu adres bir sözleşme. Beklemediği tokenler kaybolur: onları alabildiğinden emin olun.',
  'send.hint.account': 'Kendi hesabınız: {name}',
  'send.hint.watched': '{name}: bu cüzdanda anahtarı olmayan bir izleme hesabı',
  'send.recipientOrName': 'Bir adres veya name.eth gibi bir ad',
  'send.name.looking': 'Ad aranıyor…',
  'send.name.leadsTo': '{name} şu adresi gösteriyor:',
  'send.name.unusual':
    'Bu adda a–z ve 0–9 dışında karakterler var: {characters}. Bunların kastettiğiniz karakterler olduğundan emin olun.',
  'send.name.primary': 'Bu adresin sahibinin verdiği ad: {name}',
  'send.name.failed': 'Ad aranamadı. Tekrar deneyin veya adresin kendisini girin.',
  'send.guard.checking': 'Bu adres kontrol ediliyor…',
  'send.guard.tokenContract':
    'Bu, {symbol} tokeninin sözleşmesi. Ona gönderilen her şey kaybolur; bu nedenle bu transfer engellendi. Ödeme yapmak istediğiniz kişinin adresini girin.',
  'send.guard.appContract':
    'Bu, {name} sözleşmesidir; bir kişinin adresi değildir. Doğrudan ona gönderdiğiniz coin veya tokenler kaybolabilir. Takas etmek için Takas’ı veya uygulamanın kendisini kullanın.',
  'send.guard.first': 'Bu hesap daha önce bu adrese gönderim yapmadı.',
  'send.guard.firstOfRecent': 'Bu hesabın değer taşıyan son {count} transferinin hiçbiri bu adrese gitmedi.',
  'send.guard.unread':
    'Kişilerinizin, hesaplarınızın veya önceki transferlerinizin bir kısmı yüklenemedi; bu nedenle bu adres onlarla karşılaştırılmadı. Adresin her basamağını kontrol edin.',
  'send.guard.contractElsewhere':
    'Bu adres {network} ağında bir sözleşme, ancak bu ağda değil. Oradaki sahibi bu adresi burada kontrol etmiyor olabilir. Göndermeden önce sahibine sorun.',
  'send.guard.firstDigits':
    'Bu adresin başı şununla aynı: {name}. Ama bu farklı bir adres. Her basamağı karşılaştırın:',
  'send.guard.lastDigits':
    'Bu adresin sonu şununla aynı: {name}. Ama bu farklı bir adres. Her basamağı karşılaştırın:',
  'send.guard.bothEndsSaved':
    'Bu adresin başı ve sonu şununla aynı: {name}. Ama bu farklı bir adres. Her basamağı karşılaştırın:',
  'send.guard.bothEnds':
    'Durun: bu adresin başı ve sonu şununla aynı: {name}. Ama bu farklı bir adres. Hırsızlar, onları geçmişinizden kopyalamanız için böyle adreslerden çok küçük tutarlar gönderir.',
  'send.guard.knownContact': 'kişiniz {name}',
  'send.guard.knownAccount': 'kendi hesabınız {name}',
  'send.guard.knownWatched': 'izleme hesabınız {name}',
  'send.guard.knownSentTo': 'daha önce gönderim yaptığınız bir adres',
  'send.guard.this': 'Bu adres',
  'send.guard.known': 'Bildiğiniz adres',
  'send.guard.retype': '0x’ten sonraki {from}–{to} arası basamaklar',
  'send.guard.retypeHelp': 'Adres doğruysa bu basamakları, adresi size veren kaynağa bakarak yazın.',
  'send.guard.retypePasted': 'Basamakları yazın. Yapıştırmak hiçbir şeyi kanıtlamaz.',
  'send.guard.retypeWrong': 'Bunlar bu adresin basamakları değil.',
  'send.guard.retypeKnown':
    'Bunlar şu adresin basamakları: {name}. Ancak yukarıdaki adres farklı. Yukarıdaki adrese göndermeyin.',
  'send.guard.retyped': 'Basamaklar doğru. Göndermeden önce adresin tamamını bir kez daha kontrol edin.',
  'contacts.guard.retyped': 'Basamaklar doğru. Kaydetmeden önce adresin tamamını bir kez daha kontrol edin.',
} as const;
