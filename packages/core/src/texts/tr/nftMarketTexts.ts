export const nftMarketTexts = {
  'market.unknown': '—',
  'market.inToken': 'Token ile',
  'market.floors': 'Taban fiyatla NFT’ler',
  'market.floors.open': 'NFT’leri aç',
  'market.floors.coin': '{amount} {currency}',
  'market.floors.worth': 'Değeri {worth}',
  'market.floors.text':
    'Her NFT’niz, koleksiyonundaki diğerlerinin ilana konduğu en düşük fiyattan. Kimse bunu ödemeyi teklif etmedi ve hiçbir toplama dahil değil.',
  'market.floors.without':
    '{count, plural, one {# NFT sayılmadı: koleksiyonunun taban fiyatı bilinmiyor.} other {# NFT sayılmadı: koleksiyonlarının taban fiyatları bilinmiyor.}}',
  'market.floors.unsure':
    '{count, plural, one {# NFT sayılmadı: adedi teyit edilmedi.} other {# NFT sayılmadı: adetleri teyit edilmedi.}}',
  'market.floors.asking': 'Daha fazlası hâlâ yükleniyor.',
  'market.floors.more': 'Tarananlardan daha fazla NFT’niz olabilir.',
  'market.floors.unanswered': 'Yanıt vermeyenler: {networks}.',
  'market.list': 'Satılık',
  'market.loading': 'İlanlar yükleniyor',
  'market.more': 'Daha fazla göster',
  'market.samples': 'Örnekler',
  'market.noMarket': '{network} ağında pazar yeri yok. Bunlar örnek.',
  'market.marketUnknown': '{network} ağının hiçbir düğümü pazar yeri olup olmadığını bildirmiyor.',
  'market.noListings': 'Şu anda {network} ağında satılık bir şey yok. Bunlar örnek.',
  'market.failed': 'İlanlar yüklenemedi',
  'market.failedText': '{network} ağındaki fiyatlara şu anda ulaşılamıyor.',
  'market.tooMany':
    'Çok fazla istek. {seconds, plural, one {# saniye} other {# saniye}} sonra tekrar deneyin.',
  'market.silent.own': 'Cüzdanın kendi ilanları yüklenemedi: bazıları burada eksik olabilir.',
  'market.silent.opensea': 'OpenSea yanıt vermedi: ilanları burada eksik.',
  'market.nameless': 'NFT #{id}',
  'market.numbered': '{collection} #{id}',
  'market.contract': 'Sözleşme {address}',
  'market.several': '{units} adet, birlikte satılır',
  'market.panel': 'Fiyat',
  'market.noMarketHere': '{network} ağında pazar yeri yok.',
  'market.priceOf': '{units} adedin tümü için {price}',
  'market.fees': 'Fiyatın {amount} tutarındaki kısmı ücrettir, satıcıya gitmez.',
  'market.sellerIs': 'Satıcı: {seller}, bitiş: {time}.',
  'market.anyName':
    'Herkes bir koleksiyona bu adı verebilir: sözleşme adresini beklediğinizle karşılaştırın.',
  'market.others': 'Bu NFT için {count, plural, one {# ilan daha} other {# ilan daha}}.',
  'market.othersDearer':
    'Bu NFT için daha yüksek fiyatlı {count, plural, one {# ilan daha} other {# ilan daha}}.',
  'market.buyThis': 'Satın al',
  'market.buyOther': '{price} karşılığında satın al, satıcı: {seller}',
  'market.notForSale': 'Bu NFT şu anda satılık değil.',
  'market.panelFailed': 'Fiyata şu anda ulaşılamıyor.',
  'market.buyer': 'Şununla satın al',
  'market.noKey':
    'Hesaplarınızın hiçbirinin bu cüzdanda anahtarı yok. İzleme hesapları satın alamaz veya satamaz.',
  'market.inTokenText':
    'Bu ilan token istiyor. Burada yalnızca {currency} ile fiyatlandırılan ilanları satın alabilirsiniz.',
  'market.ownListing': 'Onu {price} karşılığında satıyorsunuz, bitiş: {time}.',
  'market.past.filled': '{price} karşılığında satıldı; ödeme, ilanı veren hesaba yapıldı.',
  'market.past.cancelled': '{price} fiyatlı ilanınız ağda iptal edildi: artık satın alınamaz.',
  'market.notOpen':
    'Bu ilan şu anda kullanılamaz: NFT hesapta değil veya harcama izni geri alınmış. Bu değişirse herkes onu bu fiyattan satın alabilir.',
  'market.stillSigned':
    'NFT’yi gönderseniz de ilan geçerli kalır: ilan bitmeden onu geri alırsanız herkes bu fiyattan satın alabilir. Önce ilanı iptal edin.',
  'market.sell': 'Satışa çıkar',
  'market.change': 'Fiyatı değiştir',
  'market.cancel': 'İlanı iptal et',
  'market.cancelAll': 'Tümünü iptal et',
  'market.cancelAll.notice':
    'Bu, {account} hesabının {network} ağında şimdiye kadar imzaladığı her emri iptal eder: başka yerde imzalananlar dahil tüm NFT’lerin tüm ilanlarını ve satın alma tekliflerini. Bunlar artık kullanılamaz ve bunu geri alamazsınız. Sonradan bir şey satmak için yeniden ilana koyun.',
  'market.sell.title': 'Satışa çıkar: {name}',
  'market.change.title': 'Fiyatı değiştir: {name}',
  'market.sell.account': 'Hesap',
  'market.sell.units': 'Adet',
  'market.sell.unitsHelp': 'Toplam {units} adet. Bunları birlikte, tek fiyata satarsınız.',
  'market.sell.unitsError': 'En fazla hesaptaki kadar olmak üzere bir tam sayı girin.',
  'market.sell.price': '{currency} olarak fiyat',
  'market.sell.days': 'Süre',
  'market.sell.dayCount': '{days, plural, one {# gün} other {# gün}}',
  'market.sell.receives': '{amount} tutarının tamamını alırsınız. Ağ ücretini satın alan öder.',
  'market.sell.steps': 'İlan ücretsizdir. Yalnızca ilk seferde, harcama izni için bir ağ ücreti ödersiniz.',
  'market.sell.approve721':
    'Önce, pazar yerinin sözleşmesi Seaport’a, biri satın aldığında bu tek NFT’yi alması için harcama izni verirsiniz.',
  'market.sell.approve1155':
    'Önce, pazar yerinin sözleşmesi Seaport’a, bu koleksiyonda şimdi ve gelecekte sahip olduğunuz her şeyi alması için harcama izni verirsiniz: standardında daha dar bir izin yoktur. Seaport, imzaladığınız bir emir olmadan hiçbir şey almaz. Artık bir şey satmadığınızda izni Harcama izinleri bölümünden geri alın.',
  'market.sell.cancelFirst':
    'Daha düşük fiyatlı ilanınız ağda iptal edilene kadar herkes o fiyattan satın alabilir; bu nedenle önce iptali imzalarsınız; bu bir ağ ücretine mal olur. Bu cüzdan başka yerde verilen ilanları bilmez.',
  'market.sell.cancelAll': 'Önce mevcut ilanınız ağda iptal edilir; bu bir ağ ücretine mal olur.',
  'market.sell.keepsOld': 'Daha yüksek fiyatlı ilanınız da, bitene veya siz iptal edene kadar geçerli kalır.',
  'market.sell.low': 'Bu, koleksiyondaki en düşük fiyat olan {floor} fiyatının yarısından az.',
  'market.sell.noFloor':
    'Cüzdan bu koleksiyondaki diğer fiyatları bilmiyor; bu nedenle sizinkini karşılaştıramaz. Ondalık ayırıcıyı kontrol edin: {price} karşılığında satıyorsunuz.',
  'market.sell.noFloorWorth':
    'Cüzdan bu koleksiyondaki diğer fiyatları bilmiyor; bu nedenle sizinkini karşılaştıramaz. Ondalık ayırıcıyı kontrol edin: {price} karşılığında satıyorsunuz; bu yaklaşık {usd} eder.',
  'market.sell.lowAccept': 'Bu fiyata satmak istiyorum',
  'market.sell.continue': 'Devam',
  'market.sell.approving': 'Harcama izni beklemede…',
  'market.sell.cancelling': 'İptal beklemede…',
  'market.sell.saving': 'İlan veriliyor…',
  'market.listed': '{name}, {price} fiyatla ilana kondu.',
  'market.cancelled': '{name} ilanı iptal edildi: artık satın alınamaz.',
  'market.cancelledAll':
    'Hesabın {network} ağında imzaladığı tüm emirler iptal edildi: artık kullanılamazlar.',
  'market.checkAgain': 'Tekrar kontrol et',
  'market.details': 'Ayrıntılar',
  'market.dismiss': 'Kapat',
  'market.notice.notSaid':
    'Bunu hâlâ satın alıp alamayacağınızı hiçbir düğüm bildirmiyor. Alamıyorsanız satın alma başarısız olur ve ağ ücretini ödersiniz.',
  'market.problem.gone':
    'Bu ilan sona erdi: NFT’yi başkası satın aldı veya satıcı ilanı iptal etti. Hiçbir şey imzalanmadı.',
  'market.problem.expired': 'Bu ilanın süresi doldu. Hiçbir şey imzalanmadı.',
  'market.problem.notYet': 'Bu ilan henüz başlamadı. Hiçbir şey imzalanmadı.',
  'market.problem.fee': 'Bu ilan başkalarına gösterilenden fazlasını öder. Hiçbir şey imzalanmadı.',
  'market.problem.inToken': 'Bu ilan token istiyor; bu cüzdan bunu desteklemiyor. Hiçbir şey imzalanmadı.',
  'market.problem.parts':
    'Bu ilan parça parça satılıyor; bu nedenle gösterilenden daha azını alabilirsiniz. Hiçbir şey imzalanmadı.',
  'market.problem.own': 'Bu sizin kendi ilanınız. Hiçbir şey imzalanmadı.',
  'market.problem.signature':
    'Bu ilanın imzası, örneğin bir sözleşmenin imzası gibi, bu cüzdanın okuyamadığı türden. Hiçbir şey imzalanmadı.',
  'market.problem.clock':
    'Ağın saati ile bu cihazın saati arasında 10 dakikadan fazla fark var; bu nedenle ilan beklediğinizden farklı bir zamanda bitebilir. Bu cihazın tarih ve saatini kontrol edin. Yine de ilana koymak için bir kez daha devam edin.',
  'market.problem.token':
    'Bu sözleşme bir NFT koleksiyonu değil, bir token: NFT’nin kimliği (ID) tutar olarak kullanılırdı. Hiçbir şey imzalanmadı.',
  'market.problem.order': 'Emir, gördüğünüz ilanla eşleşmiyor. Hiçbir şey imzalanmadı.',
  'market.problem.notAsked': 'Sunucu yanıt vermedi. Hiçbir şey imzalanmadı. Tekrar deneyin.',
  'market.problem.unexpected': 'Bir sorun oluştu. Hiçbir şey imzalanmadı. Tekrar deneyin.',
  'market.problem.seller':
    'Düğümler, bu NFT’nin ilanı için gerekenleri bildirmiyor. Hiçbir şey imzalanmadı. Birazdan tekrar deneyin.',
  'market.problem.notOwned': 'Hesapta artık o kadar yok. Hiçbir şey imzalanmadı.',
  'market.problem.notApproved':
    'Harcama iznini henüz yeterli sayıda düğüm göstermiyor. Birazdan tekrar deneyin.',
  'market.problem.listedMeanwhile':
    'Bu arada başka bir sekmede veya başka bir cihazda ilana kondu ya da bir iptal geri alındı. Yeni bir ilan verilmedi: mevcut ilanları kontrol edip yeniden başlayın.',
  'market.problem.stepFailed': 'O adım başarısız oldu ve hiçbir ilan verilmedi. Ağ ücretini ödediniz.',
  'market.problem.stepUnknown':
    'O adımın gerçekleşip gerçekleşmediği bilinmiyor. Hiçbir ilan verilmedi: tekrar denemeden önce geçmişinizi kontrol edin.',
  'market.problem.otherSignature': 'İmza bu ilanla eşleşmiyor. Hiçbir ilan verilmedi.',
  'market.problem.save':
    'İlanı imzaladınız, ancak sunucu teyit etmedi: ilan verilmiş olabilir. Tekrar deneyin: iki kez ilana konamaz.',
  'market.problem.saveMany':
    'İlanı imzaladınız, ancak ilan verilmedi: bu saat içinde 20 ilan verdiniz veya 200 açık ilanınız var. Bazılarını iptal edin veya bir saat bekleyip tekrar deneyin.',
  'market.problem.notListed':
    'İlanı imzaladınız, ancak ilan verilmedi: düğümler, örneğin NFT artık sizde olmadığı, harcama izni kalmadığı veya emirler iptal edildiği için satılamayacağını bildiriyor. Yeniden başlayın.',
  'market.trade.buy.pending': '{name} satın alınıyor. Ağ henüz onaylamadı.',
  'market.trade.buy.failed':
    '{name} satın alınmadı: başkası daha hızlıydı veya ilan iptal edildi. Yalnızca ağ ücretini ödediniz.',
  'market.trade.buy.replaced': '{name} satın alınmadı: satın almanın yerine başka bir işlem geçti.',
  'market.trade.buy.missing':
    '{name} satın alma işlemini imzaladınız, ancak sunucuda kaydı yok. Yeniden satın almadan önce geçmişinizi kontrol edin.',
  'market.trade.buy.unreadable': '{name} satın alma işleminizin durumu yüklenemedi.',
  'market.trade.notCome':
    '{name} için ödeme yaptınız, ancak {units} yerine {came} aldınız: sözleşmesi başka bir şey aktardı. Ayrıntıları kontrol edin ve bu koleksiyondan başka bir şey satın almayın.',
  'market.boughtUnknown':
    '{name} satın alma işleminiz bir blokta. Ne aldığınız henüz bilinmiyor: NFT’lerinizi kontrol edin.',
  'market.trade.approve.pending': '{name} ilanı için harcama izni beklemede.',
  'market.trade.approve.failed': '{name} ilanı için harcama izni başarısız oldu. Hiçbir ilan verilmedi.',
  'market.trade.approve.replaced':
    '{name} ilanı için harcama izninin yerine başka bir işlem geçti. Hiçbir ilan verilmedi.',
  'market.trade.approve.missing': '{name} ilanı için harcama iznini imzaladınız, ancak sunucuda kaydı yok.',
  'market.trade.approve.unreadable': '{name} ilanı için harcama izninin durumu yüklenemedi.',
  'market.trade.cancelAll.pending':
    'Hesabın {network} ağındaki tüm emirleri iptal ediliyor. İptal bir bloğa girene kadar hâlâ kullanılabilirler.',
  'market.trade.cancelAll.failed':
    'Hesabın {network} ağındaki emirleri iptal edilmedi: hâlâ kullanılabilirler.',
  'market.trade.cancelAll.replaced':
    'Hesabın {network} ağındaki emirleri iptal edilmedi: iptalin yerine başka bir işlem geçti.',
  'market.trade.cancelAll.missing':
    '{network} ağındaki tüm emirlerin iptalini imzaladınız, ancak sunucuda kaydı yok: hâlâ kullanılabilirler.',
  'market.trade.cancelAll.unreadable':
    '{network} ağındaki tüm emirlerin iptal durumu yüklenemedi: hâlâ geçerli olabilirler.',
  'market.trade.cancel.pending':
    '{name} ilanı iptal ediliyor. İptal bir bloğa girene kadar herkes onu hâlâ satın alabilir.',
  'market.trade.cancel.effective': '{name} ilanının iptali bir blokta: artık satın alınamaz.',
  'market.trade.cancelAll.effective':
    '{network} ağındaki tüm emirlerin iptali bir blokta: artık kullanılamazlar.',
  'market.trade.cancel.failed': '{name} ilanı iptal edilmedi: herkes onu hâlâ satın alabilir.',
  'market.trade.cancel.replaced': '{name} ilanı iptal edilmedi: iptalin yerine başka bir işlem geçti.',
  'market.trade.cancel.missing':
    '{name} ilanının iptalini imzaladınız, ancak sunucuda kaydı yok: herkes onu hâlâ satın alabilir.',
  'market.trade.cancel.unreadable': '{name} ilanının iptal durumu yüklenemedi: hâlâ satılık olabilir.',
} as const;
