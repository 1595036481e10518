export const serverTexts = {
  'server.signIn': 'Devam etmek için giriş yapın.',
  'server.appUnverified': 'Bu uygulama doğrulanamadı. Yenileyip tekrar deneyin.',
  'server.malformed': 'İstek hatalı biçimlendirilmiş.',
  'server.unexpected': 'Bir sorun oluştu. Lütfen tekrar deneyin.',
  'server.chainUnavailable': 'Ağ yanıt vermedi. Lütfen tekrar deneyin.',
  'server.nodesDisagree':
    'Ağın düğümleri birbiriyle çelişiyor; bu nedenle bu bilgi şu anda bilinmiyor. Birkaç dakika sonra tekrar deneyin.',
  'server.keysFull':
    '20 API anahtarınız var; sınır budur. Artık kullanmadığınız birini silip tekrar deneyin.',
  'server.keysUnconfirmed':
    'Bugün 30 API anahtarı oluşturdunuz; e-posta adresinizi onaylayana kadar sınır budur. Ayarlardan onaylayın veya yarın tekrar deneyin.',
  'server.databaseUnavailable':
    'Veritabanımız yanıt vermedi; bu nedenle hiçbir şey gönderilmedi. Lütfen tekrar deneyin.',
  'server.tooManyRequests': 'Çok fazla istek. {when} tekrar deneyin.',
  'server.tooManyAttempts': 'Çok fazla deneme. {when} tekrar deneyin.',
  'server.sessionEnded': 'Oturumunuz sona erdi. Yeniden giriş yapın.',
  'server.passwordNeeded':
    'Girişinizin üzerinden çok zaman geçti. Devam etmek için parolanızı yeniden girin.',
  'server.accountLeaving': 'Bu hesap siliniyor; bu nedenle artık hiçbir şey değiştirilemez.',
  'server.sessionUnknown': 'Oturumunuz kontrol edilemedi. Lütfen bir dakika sonra tekrar deneyin.',
  'server.tooManyKeys': 'Kısa sürede çok fazla anahtar oluşturdunuz. Bir saat sonra tekrar deneyin.',
  'server.pricesUnavailable': 'Fiyatlara şu anda ulaşılamıyor. Lütfen bir dakika sonra tekrar deneyin.',
  'server.phraseIsSet': 'Kurtarma ifadeniz zaten ayarlanmış ve değiştirilemez.',
  'server.walletIsSetUp': 'Bu cüzdan zaten farklı bir kurtarma ifadesiyle kurulmuş.',
  'server.maintenance.readOnly':
    'Everything Wallet bakım süresince salt okunurdur: hiçbir şey değiştirilmedi veya gönderilmedi. Lütfen daha sonra tekrar deneyin.',
  'server.maintenance.send':
    'Gönderim şimdilik kapalı. Hiçbir şey gönderilmedi. Lütfen daha sonra tekrar deneyin.',
  'server.maintenance.feature': 'Bu özellik şimdilik kapalı. Lütfen daha sonra tekrar deneyin.',
  'server.setupUnfinished': 'Göndermeden önce cüzdanınızın kurulumunu tamamlayın.',
  'server.recipientRefuses': 'Alıcı bu transferi reddediyor',
  'server.callReverts': 'Sözleşme bu çağrıyı reddediyor: başarısız olur ve ücreti boşa gider.',
  'server.noProof': 'Bu ağın hiçbir düğümü bakiyeyi kanıtlayamadı. Lütfen bir dakika sonra tekrar deneyin.',
  'server.noToken': 'Bu ağda bu adreste ERC-20 tokeni yok.',
  'server.tokenRefuses': 'Tokenin sözleşmesi bu transferi reddediyor.',
  'server.nonceTooLow':
    'Bu hesabın başka bir işlemi önce gerçekleşti. İşlemlerinizi kontrol edip yeniden gönderin.',
  'server.expired':
    'Bu transferi onaylamanızın üzerinden çok zaman geçti; bu nedenle gönderilmedi. Kontrol edip yeniden gönderin.',
  'server.lapsed':
    'Bu transfer ağa zamanında ulaşmadı. Geçmişinizde yer alıyor ve yalnızca oradan yeniden gönderirseniz gönderilir.',
  'server.superseded':
    'Bunun yerine geçmek üzere başka bir işlem imzaladınız; bu nedenle yeniden gönderilmedi. İkisinden yalnızca biri gerçekleşebilir: işlemlerinizi kontrol edin.',
  'server.replacementUnderpriced':
    'Ağ, bu transferin yerine geçmek için daha yüksek bir ücret istiyor. Yeni ücreti kontrol edip tekrar deneyin.',
  'server.replacementLate':
    'Bu transfer zaten bir blokta veya yerine geçmek üzere başka biri imzalandı. Geçmişinizi kontrol edin.',
  'server.replacementExpired':
    'Bunu onaylamanızın üzerinden çok zaman geçti; bu nedenle yerine geçecek işlem gönderilmedi. Asıl transfer gerçekleşmiş olabilir: işlemlerinizi kontrol edin.',
  'server.replacementGas':
    'Yerine geçecek işlem, imzaladığınızdan daha fazla gaz gerektiriyor; bu nedenle gönderilmedi. Asıl transfer hâlâ gerçekleşebilir: işlemlerinizi kontrol edin.',
  'server.nonceTaken':
    'Bu hesabın başka bir işlemi hâlâ beklemede. Bitmesini bekleyin, ardından yeniden gönderin.',
  'server.underpriced': 'Ağ artık daha yüksek bir ücret istiyor. Yeni toplamı kontrol edip yeniden gönderin.',
  'server.gasTooLow':
    'Bu transfer, imzaladığınızdan daha fazla gaz gerektiriyor. Yeni toplamı kontrol edip yeniden gönderin.',
  'server.listing.notYours': 'Bu ilan yayınlanamaz: satıcı sizin hesaplarınızdan biri değil.',
  'server.listing.sold': 'Bu ilan yayınlanamaz: zaten satılmış veya iptal edilmiş.',
  'server.listing.notHeld': 'Bu ilan yayınlanamaz: satıcıda bu NFT yok.',
  'server.listing.notApproved': 'Bu ilan yayınlanamaz: Seaport’un NFT’yi aktarmak için harcama izni yok.',
  'server.listing.ended': 'Bu ilan yayınlanamaz: süresi dolmuş veya henüz başlamamış.',
  'server.listing.tooLong': 'Bu ilan yayınlanamaz: bir yıldan uzun sürüyor.',
  'server.listing.ofOther': 'Bu ilan yayınlanamaz: başka bir kullanıcı yayınlamış.',
  'server.listing.invalid': 'Bu ilan yayınlanamaz: bu cüzdan, ilanın koşullarını desteklemiyor.',
  'server.listingUnknown': 'Ağ bunun satılabileceğini teyit etmiyor. Lütfen tekrar deneyin.',
  'server.tooManyListings': '200 ilanınız var; sınır budur. Önce bazılarını iptal edin.',
  'server.gasTooHigh': 'Bu transfer, ağın izin verdiğinden daha fazla gaz istiyor.',
} as const;
