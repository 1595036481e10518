export const sendTexts = {
  'send.title': '{currency} gönder',
  'send.recipient': 'Alıcı adresi',
  'send.contacts': 'Kişi seç',
  'send.recipientPlaceholder': '0x...',
  'send.asset': 'Varlık',
  'send.amount': 'Tutar',
  'send.amountPlaceholder': '0,0',
  'send.available': 'Kullanılabilir: {balance} {currency}',
  'send.phrase': 'Kurtarma ifadesi',
  'send.phrasePlaceholder': '12 kelimelik kurtarma ifadenizi girin',
  'send.phraseHelp':
    'İfadeniz, işlemi imzalamak için yerel olarak kullanılır ve asla sunucularımıza gönderilmez.',
  'send.fee': 'Ağ ücreti: ~{fee} {currency}',
  'send.fee.l1':
    'Ethereum (L1) verileri için en fazla {fee} {currency} içerir; güvenlik payı için iki katı alınmıştır.',
  'send.feeEstimating': 'Ağ ücreti tahmin ediliyor…',
  'send.feePrompt': 'Ağ ücretini görmek için alıcı ve tutar girin.',
  'send.amountValue': '{amount} {symbol}',
  'send.readAs': '{amount} olarak okundu',
  'send.total': 'Toplam',
  'send.totalValue': '{total} {currency}',
  'send.totalTokens': '{amount} {symbol} + {fee} {currency}',
  'send.warning':
    'Gerçek kripto para göndermek üzeresiniz. Alıcıyı iki kez kontrol edin: işlem geri alınamaz.',
  'send.warningTest':
    'Test coini göndermek üzeresiniz. Ana ağda bu gerçek kripto para olurdu; bu nedenle alıcıyı iki kez kontrol edin.',
  'send.submit': 'Gönder',
  'send.sending': 'Gönderiliyor...',
  'send.success': 'İşlem başarıyla gönderildi!',
  'send.from': 'Kimden: {address}',
  'send.error.recipientOpen': 'Alıcı henüz onaylanmadı: alıcının altındaki nota bakın.',
  'send.error.networkChanged':
    'Bu formun ağı kapatıldı ve şu anda başka bir ağ seçili. Formu kapatın ve istediğiniz ağda yeniden başlayın.',
  'send.error.senderChanged':
    'Birincil hesabınız değişti. Yeni hesaptan göndermek için bu formu kapatıp yeniden açın.',
  'send.hint.contactElsewhere': '{name} adlı kişiniz bu ağ için değil, {network} ağı için kayıtlı',
  'send.hint.contact': 'Kişiniz: {name}',
  'send.feeUnavailable': 'Ağ ücreti tahmin edilemedi. Tekrar deneniyor…',
  'send.uncertain.check': 'Tekrar kontrol et',
  'send.uncertain.stuck':
    'Ağ on dakikadan uzun süredir yanıt vermiyor. Aynı transferi yeniden gönderirseniz ikisi de ulaşabilir.',
  'send.uncertain.refused':
    'Önceki bir işlem reddedildi, ancak yine de gerçekleşebilir. Yeniden göndermeden önce geçmişinizi kontrol edin.',
  'send.uncertain.both': 'Aynı transferi yeniden gönderirseniz ikisi de gerçekleşebilir.',
  'send.uncertain.setAside': 'Yine de gönder',
  'send.settled.sent': 'Ağ, {recipient} alıcısına yaptığınız {amount} {symbol} transferini aldı',
  'send.settled.failed':
    '{recipient} alıcısına yaptığınız {amount} {symbol} transferi başarısız oldu. Ayrıntılar için işlemlerinize bakın.',
  'send.settled.notSent':
    '{recipient} alıcısına {amount} {symbol} transferiniz gönderilmedi. Hiçbir coin veya token hareket etmedi.',
  'send.settled.lapsed':
    '{recipient} alıcısına {amount} {symbol} transferiniz ağa zamanında ulaşmadı. Yalnızca işlemlerinizden yeniden gönderirseniz gönderilir.',
  'send.settled.cancelled':
    '{recipient} alıcısına {amount} {symbol} transferiniz iptal edildi: iptali bir blokta yer alıyor. Ayrıntılar için işlemlerinize bakın.',
  'send.settled.superseded':
    '{recipient} alıcısına {amount} {symbol} transferinizin yerine geçecek başka bir işlem imzaladınız. İkisinden yalnızca biri gerçekleşebilir: işlemlerinize bakın.',
  'send.settled.replaced':
    '{recipient} alıcısına {amount} {symbol} transferinizin yerine başka bir işlem geçti. Gerçekleşen işlem için işlemlerinize bakın.',
  'send.settled.replacement.failed':
    '{recipient} alıcısına {amount} {symbol} transferinin yerine geçen işlem başarısız oldu. Ayrıntılar için işlemlerinize bakın.',
  'send.settled.replacement.notSent':
    '{recipient} alıcısına {amount} {symbol} transferinin yerine geçecek işlem gönderilmedi. Asıl transfer gerçekleşmiş olabilir: işlemlerinizi kontrol edin.',
  'send.settled.replacement.lapsed':
    '{recipient} alıcısına {amount} {symbol} transferinin yerine geçecek işlem ağa zamanında ulaşmadı. Asıl transfer gerçekleşmiş olabilir: işlemlerinizi kontrol edin.',
  'send.settled.unknown':
    'Ağın, {recipient} alıcısına {amount} {symbol} transferinizi alıp almadığı henüz bilinmiyor. Cüzdan otomatik olarak yeniden kontrol eder. Transferi ikinci kez göndermeyin.',
  'send.settled.call.sent': 'Ağ işleminizi aldı: {title}, adres: {recipient}',
  'send.settled.call.failed':
    'İşleminiz başarısız oldu: {title}, adres: {recipient}. Ayrıntılar için işlemlerinize bakın.',
  'send.settled.call.notSent':
    'İşleminiz gönderilmedi: {title}, adres: {recipient}. Hiçbir coin veya token hareket etmedi.',
  'send.settled.call.lapsed':
    'İşleminiz ağa zamanında ulaşmadı: {title}, adres: {recipient}. Yalnızca işlemlerinizden yeniden gönderirseniz gönderilir.',
  'send.settled.call.unknown':
    'Ağın işleminizi alıp almadığı henüz bilinmiyor: {title}, adres: {recipient}. Cüzdan otomatik olarak yeniden kontrol eder. İşlemi ikinci kez imzalamayın.',
  'send.discard.title': 'Yazdıklarınız silinsin mi?',
  'send.discard.text': 'Girdiğiniz bilgileri kaybedeceksiniz.',
  'send.discard.keep': 'Düzenlemeye devam et',
  'send.discard.confirm': 'Sil',
  'send.max': 'Maks.',
  'send.max.all':
    'Ağ ücreti düşüldükten sonra bakiyenizin tamamını gönderir. Gösterilen ücretin tamamı alınır; bu nedenle hesabınızda hiçbir şey kalmaz.',
  'send.max.rest':
    'Gönderebileceğiniz en yüksek tutar. Ücretin ağ tarafından kullanılmayan kısmı hesabınızda kalır.',
  'send.max.contract':
    'Alıcı bir sözleşme. Ücretin, sözleşme kodu tarafından kullanılmayan kısmı hesabınıza döner.',
  'send.max.oneNode':
    'Gaz fiyatını yalnızca bir düğüm teyit etti; bu nedenle ücretin bir kısmı hesabınızda kalabilir. Bakiyenizin tamamını göndermek için tekrar deneyin.',
  'send.money.inMoney': 'ABD doları olarak',
  'send.money.inCurrency': '{currency} olarak',
  'send.money.inCoin': '{symbol} olarak',
  'send.money.placeholder': '0,00',
  'send.money.isCoin': '{amount} {symbol} (1 {symbol} = {price})',
  'send.money.unknown': 'Güncel fiyat yok. Tutarı {symbol} olarak girin.',
  'send.money.decimals':
    '{count, plural, =0 {{currency} için ondalık basamak kullanılmaz} one {{currency} için en fazla # ondalık basamak kullanılır} other {{currency} için en fazla # ondalık basamak kullanılır}}',
  'send.fees.title': 'Ağ ücreti',
  'send.fees.slow': 'Yavaş',
  'send.fees.normal': 'Normal',
  'send.fees.fast': 'Hızlı',
  'send.fees.custom': 'Özel',
  'send.fees.cost': 'en fazla {fee} {currency}',
  'send.fees.wait.seconds': '{count, plural, one {yaklaşık bir saniyede} other {yaklaşık # saniyede}}',
  'send.fees.wait.minutes': '{count, plural, one {yaklaşık bir dakikada} other {yaklaşık # dakikada}}',
  'send.fees.wait.longer': 'her zamankinden uzun, belki de hiç',
  'send.fees.wait.cheaper': 'yalnızca gaz ucuzladığında',
  'send.fees.maxFee': 'Maks. ücret (gwei)',
  'send.fees.tip': 'Öncelik ücreti (gwei)',
  'send.fees.now': 'Baz ücret {baseFee} gwei, tipik öncelik ücreti {tip} gwei',
  'send.fees.error.gwei': 'gwei değerini 1,5 gibi düz bir ondalık sayı olarak girin',
  'send.fees.error.zero': '0’dan büyük bir maks. ücret girin: hiçbir ağ ücretsiz işlem kabul etmez',
  'send.fees.error.tipAbove': 'Öncelik ücreti, maks. ücretin bir parçasıdır ve onu aşamaz',
  'send.fees.error.tooHigh': 'Bu, hızlı bir transferin güncel fiyatının on katından fazla. Daha az girin.',
  'send.fees.error.noMarket':
    'Güncel ücretlere ulaşılamıyor; bu nedenle özel ücretiniz kontrol edilemez ve kullanılamaz. Biraz bekleyin veya başka bir ücret seçin.',
  'send.fees.error.tips':
    'Düğümler, normal düzeylerin çok üzerinde bir öncelik ücreti bildiriyor; bu nedenle hiçbir şey imzalanmadı. Birazdan tekrar deneyin.',
  'send.fees.warning.high': 'Bu, hızlı bir transferin güncel fiyatının iki katından fazla.',
  'send.fees.warning.tip':
    'Bu öncelik ücreti, hızlı transferler için geçerli olanın iki katından fazla ve tamamını siz ödersiniz.',
  'send.fees.warning.cheaper':
    'Bu, bir sonraki bloğun baz ücretinin altında: transferiniz gaz ucuzlayana kadar, belki de sonsuza kadar bekler ve bu hesaptan yapılan sonraki transferler onun arkasında bekler.',
  'send.fees.warning.longer':
    'Çok az transfer bu kadar az öder: sizinki uzun süre bekleyebilir ve bu hesaptan yapılan sonraki transferler onun arkasında bekler.',
  'send.summary': 'Transferinizi inceleyin',
  'send.summary.to': 'Kime',
  'send.summary.own': 'Kendi hesabınız',
  'send.summary.noRecipient': 'Henüz alıcı yok',
  'send.error.quoteOld': 'Onayladığınız bilgiler güncel değil. Yeni toplamı kontrol edip yeniden gönderin.',
  'send.error.unnoted':
    'Hiçbir şey gönderilmedi. Bu tarayıcının depolama alanı dolu veya engellenmiş olduğundan transferin kaydı saklanamıyor. Yer açıp tekrar deneyin. Bir kez daha onaylarsanız transfer kayıt olmadan gönderilir: geçmişinizde görene kadar bu sayfayı açık tutun.',
  'send.error.balanceChanged': 'Bakiyeniz değişti. Yeni toplamı kontrol edip yeniden gönderin.',
  'send.hint.own': 'Bu, kendi adresiniz.',
  'send.hint.contract': 'Bu adres bir sözleşme. Doğrudan gönderilen coinleri alabildiğinden emin olun.',
  'send.error.fieldsMissing': 'Lütfen tüm alanları doldurun',
  'send.error.notAuthenticated': 'Kullanıcı giriş yapmamış',
  'send.error.phraseMismatch': 'Kurtarma ifadesi cüzdanınızla eşleşmiyor',
  'send.error.invalidPhrase': 'Geçersiz kurtarma ifadesi',
  'send.error.estimate': 'Gaz tahmin edilemedi',
  'send.error.failed': 'İşlem gönderilemedi',
  'send.error.recipientMalformed': 'Bir adres girin: 0x ve ardından 40 onaltılık basamak',
  'send.error.recipientChecksum':
    'Bu adreste yazım hatası var: sağlama toplamı eşleşmiyor. Yeniden kopyalayın.',
  'send.error.recipientZero': 'Bu, sıfır adresi. Ona gönderilen coinler kaybolur.',
  'send.error.recipientPrecompile':
    'Bu adresin anahtarı yok: ağın kendisine ait veya coin yakmak için kullanılıyor. Ona gönderilen coinler kaybolur.',
  'send.error.amountMalformed': '0,25 gibi düz bir ondalık sayı girin',
  'send.error.amountAmbiguous':
    '“{typed}”, {asDecimal} veya {asWhole} anlamına gelebilir. Kastettiğinizi girin.',
  'send.error.amountZero': '0’dan büyük bir tutar girin',
  'send.error.amountDecimals': 'En fazla 18 ondalık basamak girin',
  'send.error.amountTooLarge': 'Bu tutar herhangi bir ağ için fazla büyük',
  'send.error.insufficientFunds': 'Tutar ile ağ ücretinin toplamı bakiyenizden fazla',
  'send.error.insufficientTokens': 'Bu tutar token bakiyenizi aşıyor',
  'send.error.feeNotCovered': 'Bakiyeniz ağ ücretini karşılamıyor',
  'send.error.tokenDecimals': 'Bu tokenin ondalık basamak sayısı daha az',
  'send.error.knownToken':
    'Bu, bir tokenin sözleşmesi. Ona gönderilen her şey kaybolur; bu nedenle hiçbir şey gönderilmedi.',
  'send.error.tokenContract': 'Bu, tokenin kendi sözleşmesi. Ona gönderilen tokenler kaybolur.',
  'send.error.feeRose': 'Ağ ücreti değişti. Yeni toplamı kontrol edip yeniden gönderin.',
  'send.error.deadlineOver':
    'Bu çağrının son tarihi geçti: başarısız olur ve siz yine de ücreti ödersiniz. Sonraki işlemlerin önünü açmak için iptal edin.',
  'send.error.replacementFeeRose':
    'Ağ ücreti değişti; bu nedenle hiçbir şey imzalanmadı. Yeni ücreti kontrol edip tekrar deneyin.',
  'send.error.watchOnly': 'Bu yalnızca bir izleme hesabı: cüzdanda gönderim yapacak anahtar yok.',
  'send.error.busy':
    'Başka bir sekme bu hesaptan gönderim yapmaya devam ediyor. Burada hiçbir şey gönderilmedi: diğer sekmeyi kapatıp tekrar deneyin.',
  'send.error.unsettled':
    'Cüzdan, bu hesaptan yapılan önceki bir transferi hâlâ kontrol ediyor. Hiçbir şey gönderilmedi; birazdan tekrar deneyin.',
  'send.error.heldNonce':
    'Hiçbir şey imzalanmadı: önceki bir işlem reddedildi ama yine de gerçekleşebilir, bu yüzden ikisi de yürütülebilir.',
  'send.error.uncertain':
    'Ağ, işlemi aldığını teyit etmedi. Cüzdan otomatik olarak yeniden kontrol eder; o zamana kadar bu hesaptan başka bir şey gönderemezsiniz.',
} as const;
