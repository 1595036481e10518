export const aboutTexts = {
  'about.meta.title': 'Hakkında · Everything Wallet',
  'about.meta.description':
    'Everything Wallet neden var, onu kim yapıyor ve kararlarının ardındaki kurallar.',
  'about.title': 'Everything Wallet hakkında',
  'about.lead': 'İmzalamadan önce ne olacağını gösteren ve anahtarları size bırakan bir cüzdan.',
  'about.mission': 'Misyonumuz',
  'about.mission.text':
    'Kendi coinlerinize sahip olmak, anahtarlarınızı bir şirkete emanet etmek anlamına gelmemeli; uzman olmayı da gerektirmemelidir. Herkesin tarayıcıda açabileceği, herhangi bir şey olmadan önce tüm maliyeti gösteren ve yalnızca sizde olan kelimeler olmadan tek bir coini bile hareket ettiremeyen bir cüzdan yapıyoruz.',
  'about.team': 'Ekip',
  'about.team.text':
    'Cüzdanı yazanlar onu test eder ve destek sorularını da yanıtlar. Kararlar, başkaları kontrol edip itiraz edebilsin diye gerekçeleriyle birlikte, ilgili oldukları kodun yanına yazılır.',
  'about.values': 'Değerlerimiz',
  'about.values.custody.title': 'Anahtarlarınız sizin kalır',
  'about.values.custody.text':
    'Kurtarma ifadesi tarayıcınızda oluşturulur ve kullanılır. İstesek bile coinlerinizi hareket ettiremezdik.',
  'about.values.truth.title': 'Doğru olanı söyleriz',
  'about.values.truth.text':
    'Demo, demo olarak işaretlenir. Bilinmeyen rakamlar bilinmiyor olarak gösterilir, asla sıfır olarak değil. Planlara plan denir.',
  'about.values.cost.title': 'Önce maliyeti gösteririz',
  'about.values.cost.text':
    'Göndermeden önce en yüksek maliyeti görürsünüz. Cüzdan asla bundan fazlası için imzalamaz.',
  'about.values.everyone.title': 'Herkes için yapıldı',
  'about.values.everyone.text':
    'Her ekran küçük telefonlarda ve büyük ekranlarda, açık ve koyu modda, klavyeyle ve ekran okuyucuyla çalışır.',
  'about.verify': 'Sürümü doğrulayın',
  'about.verify.text':
    'Bu site, dosyalarının her birinin SHA-256 değerini ve kaynak kodunun commit’ini listeler. O commit’i alın, bağımlılıklarını kurun ve bu komutu çalıştırın: siteyi yeniden derler ve sitenin size sunduğu her dosyayı karşılaştırır. Sitenin başkalarına ne sunduğunu veya sunucularımızda ne çalıştığını gösteremez.',
  'about.verify.list': 'Her dosyanın SHA-256 değeri',
  'about.closing': 'Nasıl çalıştığına dair sorularınız mı var?',
  'about.closing.text':
    'Özellikler sayfası cüzdanın neler yaptığını listeler; geri kalanını destek yanıtlar.',
  'about.closing.features': 'Özellikleri gör',
  'about.closing.support': 'Desteğe sor',
} as const;
