export const importTexts = {
  'import.title': 'Cüzdanınızı içe aktarın',
  'import.subtitle': 'Kurtarma ifadenizin kelimelerini sırasıyla yazın veya yapıştırın.',
  'import.secrecy':
    'Kelimeler bu tarayıcıda kalır ve asla gönderilmez. Başkasının size verdiği bir ifadeyi asla girmeyin: o kişi, oraya koyduğunuz her şeyi alabilir.',
  'import.back': 'Bunun yerine yeni ifade oluştur',
  'import.count': 'Kelime sayısı',
  'import.words': 'Kurtarma ifadenizin kelimeleri',
  'import.word': '{place}. kelime',
  'import.completions': 'Eşleşen kelimeler',
  'import.pasteHelp':
    'İfadenin tamamını, numaralı veya numarasız, herhangi bir alana yapıştırabilirsiniz. Her kelimenin ilk dört harfi yeterlidir.',
  'import.filled': '{count, plural, one {1 kelime dolduruldu} other {# kelime dolduruldu}}',
  'import.error.missing': '{place}. kelime eksik',
  'import.error.tooMany':
    'Kurtarma ifadesi en fazla 24 kelimeden oluşur; siz {count} kelime yapıştırdınız. Yalnızca ifadenin kelimelerini yapıştırın.',
  'import.error.twoWays':
    'Bu kelimeler hem satır hem sütun yönünde geçerli bir ifade oluşturuyor; bu nedenle doğru sıra belirsiz. Tek satırda sırasıyla veya numaralarıyla yapıştırın.',
  'import.findAccounts': 'Hesaplarımı bul',
  'import.accounts': 'İfadenizin hesapları',
  'import.accountsText':
    'Cüzdan, dokuz ağdan herhangi birinde kullanılmış hesapları bulur. Hangilerinin ekleneceğini seçin.',
  'import.searching':
    'Kullanılmış hesaplar aranıyor… şimdiye kadar {count, plural, one {# adres} other {# adres}}',
  'import.waiting':
    'Çok fazla sorgu. Birazdan devam edilecek… şimdiye kadar {count, plural, one {# adres} other {# adres}}',
  'import.stop': 'Aramayı durdur',
  'import.found':
    'İlk {count} adres arasında {found, plural, one {1 hesap kullanılmış} other {# hesap kullanılmış}}.',
  'import.noneFound':
    'İlk {count} adresin hiçbiri kullanılmamış. Cüzdanınızda coin vardıysa bir parola ifadesi (25. kelime) veya farklı bir hesap türetme yöntemi kullanmış olabilir. İkisi de henüz içe aktarılamaz.',
  'import.limit': 'Cüzdan en fazla {count} adresi kontrol eder.',
  'import.unanswered':
    'Yanıt vermeyenler: {networks}. Yalnızca orada kullanılmış hesaplar henüz bulunamadı. Şimdi veya daha sonra Hesaplar bölümünden yeniden arayabilirsiniz.',
  'import.foundSwitchedOff':
    'Kullandığınız şu {count, plural, one {ağ} other {ağlar}} kapalı: {networks}. Oradaki varlıklarınızı görmek için Ağ ayarlarından açın.',
  'import.searchAgain': 'Yeniden ara',
  'import.account': '{path} yolundaki hesap',
  'import.first': 'İlk hesap her zaman eklenir ve başlangıçta birincil hesabınız olur.',
  'import.transactions':
    '{network} ağında {count, plural, one {1 işlem gönderilmiş} other {# işlem gönderilmiş}}',
  'import.token': '{network} ağında bir token',
  'import.unused': 'Henüz kullanılmamış',
  'import.unknown': '{network}: bilinmiyor',
  'import.listed': 'Zaten hesaplarınızda',
  'import.watched':
    'Yalnızca izleme: anahtarıyla eklemek için önce Hesaplar bölümünden silin, ardından hesapları yeniden arayın.',
  'import.elsewhere':
    'Bu ifade başka bir cüzdanda veya başka bir Everything Wallet hesabında da var mı? O zaman ikisi de aynı coinleri gösterir ve gönderebilir. Burada saklanan kişiler ve geçmiş paylaşılmaz. İkisinden aynı anda gönderim yapmayın.',
  'import.back.words': 'Kelimelere dön',
  'import.finish': 'Bu ifadeyle kur',
  'import.error.accounts':
    'Cüzdanınız kuruldu, ancak {count, plural, one {1 hesap} other {# hesap}} eklenmedi. Coinleriniz bundan etkilenmez.',
  'import.tryAgain': 'Tekrar dene',
  'import.continueWithout': 'Onlarsız devam et',
  'import.find.title': 'Kullanılmış hesapları bul',
  'import.find.text': 'İfadenizin, listenizde olmayan kullanılmış hesaplarını dokuz ağın tümünde arar.',
  'import.find.add': 'Hesapları ekle',
  'import.find.added': '{count, plural, one {1 hesap eklendi} other {# hesap eklendi}}',
  'import.find.failed': '{count, plural, one {1 hesap} other {# hesap}} eklenemedi. Lütfen tekrar deneyin.',
  'import.find.mismatch': 'Bu kelimeler geçerli bir ifade, ama bu cüzdanın ifadesi değil. Arama yapılmadı.',
  'drill.label': 'Kurtarma tatbikatı',
  'drill.open': 'Tatbikatı başlat',
  'drill.never': 'Henüz yapılmadı',
  'drill.due': 'Zamanı geldi',
  'drill.title': 'Kurtarma tatbikatı',
  'drill.text':
    'Bu cihazın artık olmadığını düşünün. Yazdığınız kelimeleri girin. Bu cihazda karşılaştırılırlar; hiçbir şey gönderilmez.',
  'drill.submit': 'Hesaplarımı kontrol et',
  'drill.passed': 'İfadeniz, kurtarılabilir tüm hesapları geri yüklüyor',
  'drill.failed': 'Bu ifade cüzdanınızın tamamını geri yüklemiyor',
  'drill.failedText':
    'Bu kelimeler geçerli bir ifade, ama bu hesapların ifadesi değil. Doğru kelimeleri, onlara ihtiyaç duymadan önce bulun. Cüzdan bu cihazda saklanıyorsa ayarlar ifadesini gösterebilir.',
  'drill.restored': 'Geri yüklendi: {path}',
  'drill.otherPhrase': 'Bu ifadeyle geri yüklenmedi',
  'drill.watchOnly': 'Geri yüklenmedi: yalnızca izleme, anahtarı başka yerde',
  'drill.noAccounts': 'Cüzdanın henüz karşılaştırılacak hesabı yok.',
  'drill.noted': 'Kurtarma tatbikatı tamamlandı. Bir sonraki 90 gün sonra.',
  'drill.notNoted': 'Tatbikat başarılı oldu, ancak tarihi kaydedilemedi. Tekrar deneyin.',
  'drill.again': 'Başka bir ifade gir',
  'drill.reminder':
    'Yazdığınız kelimeler her şeyi geri yükler miydi? Kurtarma tatbikatı iki dakika sürer ve hiçbir şey gönderilmez.',
  'drill.later': 'Daha sonra',
  'device.ask':
    'Cüzdanınız bu cihazda değil. Her şeyi görüntüleyebilirsiniz. İfadeniz yerine parolayla göndermek için onu burada içe aktarın.',
  'device.ask.phrase': 'İfadeyi gir',
  'device.ask.file': 'Yedek dosyası yükle',
  'device.ask.later': 'Şimdi değil',
} as const;
