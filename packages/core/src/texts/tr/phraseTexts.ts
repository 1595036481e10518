export const phraseTexts = {
  'phrase.title': 'Kurtarma ifadeniz',
  'phrase.subtitle': 'Bu 12 kelimeyi sırasıyla yazın ve yalnızca sizin bulabileceğiniz bir yerde saklayın.',
  'phrase.loading': 'Kurtarma ifadeniz üretiliyor...',
  'phrase.show': 'Kelimeleri göster',
  'phrase.hide': 'Kelimeleri gizle',
  'phrase.copy': 'İfadeyi kopyala',
  'phrase.copied': 'Kopyalandı!',
  'phrase.hiddenWord': 'Gizli kelime',
  'phrase.continue': 'İfademi kaydettim - Hesaba devam et',
  'phrase.finishing': 'Kurulum tamamlanıyor…',
  'phrase.import': 'Zaten bir ifadem var',
  'phrase.why': 'Bu kelimeler ne işe yarar?',
  'phrase.why.text':
    'Bunlar cüzdanınızdır: hesaplarınızı her cihazda, başka cüzdanlarda da geri yüklerler. Rastgele on iki kelime tahmin edilemez ve başka kopyası yoktur. Şimdi kâğıda yazın. Daha sonra ana ekranınızdaki ilk adımlar, onları okuyabildiğinizi kontrol eder.',
  'phrase.warning.title': 'Bu kelimelere sahip olan herkes coinlerinizi alabilir',
  'phrase.warning.text':
    'Bu kelimeleri asla görmeyiz ve geri yükleyemeyiz. Destek ekibi bunları asla istemez. Devam etmeden önce bu sayfadan ayrılmak veya sayfayı başka bir sekmede açmak yeni bir ifade oluşturur ve yalnızca en yenisi geçerlidir.',
  'phrase.complete': 'Kurulum tamamlandı. Hoş geldiniz!',
  'phrase.fallback': 'Yedek cüzdan kullanılıyor',
  'phrase.error.word': '{place}. kelime, kelime listesinde yok: “{word}”',
  'phrase.error.wordSuggested':
    '{place}. kelime, kelime listesinde yok: “{word}”. Şunu mu demek istediniz: “{suggestion}”?',
  'phrase.error.count': 'Kurtarma ifadesi 12, 15, 18, 21 veya 24 kelimeden oluşur; bunda {count} kelime var',
  'phrase.error.checksum':
    'Bunlar geçerli kelimeler ama geçerli bir ifade değil. Biri yanlış veya ikisinin yeri değişmiş.',
  'phrase.error.store': 'Kurtarma ifadesi saklanamadı. Lütfen tekrar deneyin.',
  'phrase.error.generate': 'Kurtarma ifadesi üretilemedi. Lütfen tekrar deneyin.',
  'phrase.error.none': 'Kullanılabilir ifade yok. Zaten bir ifade ürettiniz.',
  'phrase.error.verification': 'Doğrulama güncellenemedi. Lütfen tekrar deneyin.',
  'phrase.error.complete': 'Kurulum tamamlanamadı. Lütfen tekrar deneyin.',
  'phrase.lost.title': 'Bu cüzdan başka bir sekmede kuruldu',
  'phrase.lost.text':
    'Burada gösterilen kelimeler bu cüzdanın ifadesi değil. Bunları kullanmayın; yazdıysanız üzerlerini çizin. Cüzdanınızı yalnızca diğer sekmedeki kelimeler açar.',
  'phrase.lost.importedText':
    'Cüzdanınız başka bir sekmede, burada girdiğinizden farklı bir ifadeyle kuruldu. Kelimelerinizi saklayın: onların coinleri bundan etkilenmez. Onları burada kullanmak için başka bir e-posta adresiyle kaydolun.',
  'phrase.sessionOver.title': 'Oturumunuz sona erdi',
  'phrase.sessionOver.text':
    'Kelimeleriniz hâlâ burada gösteriliyor, ancak cüzdanınız henüz kurulmadı. Yeni bir sekmede aynı hesapla yeniden giriş yapın, ardından bu sayfaya dönüp devam edin. Sayfayı kapatırsanız bu kurulum kaybolur ve bu kelimeler hesabınıza bağlanmaz.',
  'phrase.sessionOver.signIn': 'Yeni sekmede giriş yap',
  'phrase.lost.continue': 'Cüzdanıma git',
  'phrase.verify.title': 'Kurtarma ifadesini doğrula',
  'phrase.verify.text':
    'Bu cüzdanla eşleştiklerini kontrol etmek için yazdığınız kelimeleri sırasıyla girin.',
  'phrase.verify.help':
    'Tarayıcınız ifadeyi bir parmak izine dönüştürür; kelimeler asla sunucularımıza gönderilmez.',
  'phrase.verify.submit': 'İfadeyi doğrula',
  'phrase.verify.verifying': 'Doğrulanıyor…',
  'phrase.verify.success': 'Kurtarma ifadesi başarıyla doğrulandı!',
  'phrase.verify.success.title': 'Doğrulama başarılı',
  'phrase.verify.success.text':
    'Bunlar bu cüzdanın kelimeleri. Yalnızca sizin bulabileceğiniz bir yerde saklayın.',
  'phrase.verify.mismatch.title': 'Doğrulama başarısız',
  'phrase.verify.mismatch.text': 'Girdiğiniz ifade eşleşmiyor. Lütfen kontrol edip tekrar deneyin.',
  'phrase.verify.error.empty': 'Lütfen kurtarma ifadenizi girin',
  'phrase.verify.error.failed': 'İfade doğrulanamadı',
  'phrase.verify.error.mismatch': 'Kurtarma ifadesi eşleşmiyor',
  'phrase.verify.error.unexpected': 'Doğrulama sırasında bir hata oluştu',
} as const;
