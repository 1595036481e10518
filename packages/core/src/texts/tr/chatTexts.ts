export const chatTexts = {
  'chat.greeting':
    'Merhaba! Ben Everything Wallet destek asistanınızım. Bugün size nasıl yardımcı olabilirim?',
  'chat.title': 'Destek sohbeti',
  'chat.open': 'Destek sohbetini aç',
  'chat.opening': 'Destek sohbeti açılıyor…',
  'chat.close': 'Destek sohbetini kapat',
  'chat.conversation': 'Konuşma',
  'chat.you': 'Siz',
  'chat.assistant': 'Destek asistanı',
  'chat.field': 'Mesajınız',
  'chat.placeholder': 'Soru sorun…',
  'chat.safety':
    'Kurtarma ifadenizi veya özel anahtarınızı asla buraya yazmayın. Everything Wallet’ta hiç kimse bunları asla istemez.',
  'chat.charactersLeft': '{count, plural, one {# karakter kaldı} other {# karakter kaldı}}',
  'chat.send': 'Gönder',
  'chat.stop': 'Durdur',
  'chat.pending': 'Yanıt bekleniyor…',
  'chat.copy': 'Bu yanıtı kopyala',
  'chat.cut': 'Bağlantı koptu: bu yanıt eksik.',
  'chat.stopped': 'Bu yanıtı durdurdunuz.',
  'chat.unanswered': 'Bu mesaj yanıtlanmadı.',
  'chat.error.send': 'Mesaj gönderilemedi',
  'chat.error.response': 'Yanıt alınamadı',
  'chat.error.noBody': 'Yanıt gövdesi yok',
  'chat.error.phrase':
    'Mesajınız gönderilmedi: bir kurtarma ifadesi içeriyor. İfadeye sahip olan herkes coinlerinizi alabilir ve desteğin ona asla ihtiyacı olmaz. Göndermeden önce kaldırın.',
  'chat.error.privateKey':
    'Mesajınız gönderilmedi: özel anahtar veya onaltılık kurtarma ifadesi olabilecek bir şey içeriyor. Ona sahip olan herkes coinlerinizi alabilir ve desteğin ona asla ihtiyacı olmaz. Bir işlem hakkında soru sormak için hash’inden önce “transaction” sözcüğünü yazın.',
  'chat.error.apiKey':
    'Mesajınız gönderilmedi: bir API anahtarı içeriyor. Anahtara sahip olan herkes onu kullanabilir ve desteğin ona asla ihtiyacı olmaz. Göndermeden önce kaldırın; hatadaki kod, örneğin key_unknown, yeterlidir.',
  'chat.error.load': 'Destek sohbeti açılamadı. Bağlantınızı kontrol edip tekrar deneyin.',
} as const;
