export const exportTexts = {
  'settings.data': 'Verileriniz',
  'settings.connections': 'Bu uygulama nerelere bağlanır',
  'settings.sites': 'Bağlı web siteleri',
  'settings.signOpen': 'Mesaj imzala',
  'export.title': 'Verileri dışa aktar',
  'export.text':
    'Dosya bu cihazda oluşturulur ve tarayıcınız tarafından kaydedilir. Başka kimse almaz. Dosyaya sahip olan herkes adreslerinizi ve işlemlerinizi bilir.',
  'export.what': 'Veriler',
  'export.kind.filteredHistory': 'Geçerli liste, filtreleriyle',
  'export.kind.history': 'İşlem geçmişi',
  'export.kind.costBasis': 'Yıla ve varlığa göre maliyet esası (FIFO)',
  'export.kind.movements': 'Maliyet esası, tüm satırlar',
  'export.kind.contacts': 'Kişiler',
  'export.kind.accounts': 'Hesaplar (adresler, anahtarlar hariç)',
  'export.kind.tokens': 'Eklediğiniz tokenler',
  'export.format': 'Biçim',
  'export.format.csv': 'CSV, hesap tabloları için',
  'export.format.json': 'JSON, programlar için',
  'export.costBasisText':
    'Her varlık ve hesap için ilk giren ilk çıkar yöntemi, ABD doları ve UTC yıllarıyla; test ağları hariç tutulur. Bilinmeyen değerler işaretlenir, asla tahmin edilmez: is_complete ve note sütunlarını kontrol edin. Bu, vergi danışmanlığı değildir.',
  'export.deletedAccountsText':
    'Listenizden sildiğiniz ve hiçbir zaman bir şey göndermemiş bir hesap başkasına ait sayılır: ona aktardıklarınız başkalarına gönderilmiş sayılır. Dışa aktarmadan önce onu Hesaplar bölümünden yeniden ekleyin.',
  'export.download': 'İndir',
  'export.reading': 'Her şey yükleniyor…',
  'export.done': '{file} dosyasına {count, plural, one {# satır} other {# satır}} yazıldı',
  'export.error.read':
    'Bazı kayıtlar yüklenemedi; bu nedenle dosya oluşturulmadı. Bağlantınızı kontrol edip tekrar deneyin.',
  'export.error.unreadable':
    '{count, plural, one {# kayıt okunamıyor} other {# kayıt okunamıyor}}. Eksik olacağı için dosya oluşturulmadı. Lütfen desteğe başvurun.',
  'contacts.import': 'İçe aktar',
  'contacts.import.title': 'Kişileri içe aktar',
  'contacts.import.text':
    'İlk satırı sütunlarını belirten bir CSV dosyası seçin: name ve address, isteğe bağlı olarak network ve notes. Herhangi bir şey kaydedilmeden önce kişileri inceleyebilirsiniz.',
  'contacts.import.choose': 'Dosya seç',
  'contacts.import.reading': 'Okunuyor ve karşılaştırılıyor…',
  'contacts.import.error.large':
    'Bu dosya çok büyük: tek seferde en fazla 10 MB ve 10.000 satır içe aktarabilirsiniz.',
  'contacts.import.error.unread': 'Dosya okunamadı. Yeniden seçin.',
  'contacts.import.error.columns':
    'İlk satır sütunları belirtmelidir: name ve address, isteğe bağlı olarak network ve notes.',
  'contacts.import.error.empty': 'Bu dosyada kişi yok.',
  'contacts.import.error.known':
    'Kişilerinizin, hesaplarınızın veya önceki transferlerinizin bir kısmı yüklenemedi; bu nedenle dosya onlarla karşılaştırılmadı ve içe aktaramazsınız. Daha sonra tekrar deneyin.',
  'contacts.import.new': '{count, plural, one {# yeni kişi} other {# yeni kişi}}',
  'contacts.import.duplicates':
    '{count, plural, one {# tanesi sizde zaten var} other {# tanesi sizde zaten var}}',
  'contacts.import.clashes':
    '{count, plural, one {# tanesinin adı başka bir adres için kullanılıyor} other {# tanesinin adları başka adresler için kullanılıyor}}',
  'contacts.import.stopped': '{count, plural, one {# engellendi} other {# engellendi}}',
  'contacts.import.invalid': '{count, plural, one {# geçersiz satır} other {# geçersiz satır}}',
  'contacts.import.withDuplicates': 'Bende zaten olan kişileri de içe aktar',
  'contacts.import.withClashes': 'Adı başka bir adres için kullanılan kişileri de içe aktar',
  'contacts.import.clashText':
    'Bazı adlar başka bir adrese ait veya aynı görünüyor. Bu dosyanın yazarı yanlış adrese ödeme yapmanızı istiyor olabilir: önce kişiye sorun. Siz dahil etmedikçe bu satırlar dışarıda bırakılır.',
  'contacts.import.stoppedText':
    'Bazı adreslerin başı ve sonu, bildiğiniz bir adresinki veya bu dosyadaki başka bir adresinki gibi. Hırsızlar böyle adresler oluşturur. Bunlar içe aktarılmaz: emin olduklarınızı basamak basamak karşılaştırabilmek için elle ekleyin.',
  'contacts.import.line': 'Satır {line}',
  'contacts.import.noNetwork': 'Ağ verilmemiş; bu nedenle {network}',
  'contacts.import.isNameTaken': 'Bu ad, başka bir adresi olan {name} ile aynı veya ona benziyor',
  'contacts.import.isNameOfLine':
    'Bu ad, başka bir adresi olan {line}. satırdaki adla aynı veya ona benziyor',
  'contacts.import.isDuplicate': 'Bu adres sizde zaten var: {name}, {network}',
  'contacts.import.isDuplicateInFile': '{line}. satırdakiyle aynı adres ve ağ',
  'contacts.import.isElsewhere': 'Yeni. Bu adres sizde şu şekilde de var: {name}, {network}',
  'contacts.import.isNew': 'Yeni',
  'contacts.import.isLike': 'Başı ve sonu şununki gibi: {name}',
  'contacts.import.isLikeLine': 'Başı ve sonu {line}. satırdaki adresinki gibi',
  'contacts.import.isLikeAtOneEnd': 'Yeni. Başı veya sonu şununki gibi: {name}. Her basamağı karşılaştırın',
  'contacts.import.problem.network': 'Bu cüzdan bu ağı bilmiyor',
  'contacts.import.problem.cells': 'Sütunlardan fazla hücre var: virgül içeren adı tırnak içine alın',
  'contacts.import.problem.quotes': 'Bir tırnak işareti kapatılmamış',
  'contacts.import.more': '{count} tane daha göster',
  'contacts.import.submit':
    '{count, plural, =0 {İçe aktar} one {# kişiyi içe aktar} other {# kişiyi içe aktar}}',
  'contacts.import.progress': 'İçe aktarılıyor: {done}/{total}…',
  'contacts.import.done': '{count, plural, one {# kişi içe aktarıldı} other {# kişi içe aktarıldı}}',
  'contacts.import.error.write':
    '{total} kişiden {done} kişi içe aktarıldı. Tekrar deneyin: hiçbir kişi iki kez içe aktarılmaz.',
} as const;
