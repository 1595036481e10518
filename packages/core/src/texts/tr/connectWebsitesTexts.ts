export const connectWebsitesTexts = {
  'connectWebsites.meta.title': 'Web sitenizi bağlayın · Everything Wallet',
  'connectWebsites.meta.description':
    'Bir web sitesini Everything Wallet’a bağlayın: kurulum, viem, wagmi, ethers, web3.js ve React örnekleri, başlıklar, sınırlar ve hata kodları.',
  'connectWebsites.title': 'Web sitenizi bağlayın',
  'connectWebsites.lead':
    '5 kB’tan küçük, bağımlılığı olmayan bir EIP-1193 sağlayıcısı. Cüzdan kendi penceresinde açılır: uzantı yok, aktarıcı yok, API anahtarı yok.',
  'connectWebsites.install': 'Kurulum',
  'connectWebsites.install.text':
    'Paketi bu site sunar. Henüz genel kayıtta değil: bu sayfa aksini söyleyene kadar orada bu adı taşıyan hiçbir paket bize ait değildir.',
  'connectWebsites.install.plannedName': 'Planlanan ad, henüz yayınlanmadı',
  'connectWebsites.start': 'İlk bağlantı',
  'connectWebsites.start.text':
    'Derleme adımı olmayan bir sayfa betiği yükleyebilir. Betik, yüklendiği cüzdanı kullanır.',
  'connectWebsites.start.click':
    'Tıklama işleyicisinde, herhangi bir await’ten önce ilk olarak istek gönderin: tarayıcılar yalnızca bir tıklama için pencere açar, bazıları da tıklamadan sonra yalnızca bir saniye boyunca. Tarayıcı pencereyi yine de engellerse bir iletişim kutusu bir tıklama daha ister.',
  'connectWebsites.start.announce':
    'Sağlayıcı kendini duyurur (EIP-6963); böylece cüzdan listeleri onu oluşturulur oluşturulmaz bulur.',
  'connectWebsites.start.reload':
    'Yeniden yüklemeden sonra eth_accounts pencere açmadan yanıt verir. Sağlayıcı, accountsChanged ve chainChanged olaylarını her değişiklik için bir kez, sitenizin her sekmesinde yayınlar.',
  'connectWebsites.libraries': 'Kitaplığınızla',
  'connectWebsites.libraries.text':
    'Testlerimiz bu örnekleri bir tarayıcıda cüzdana karşı çalıştırır: viem 2.57, wagmi 3.7, ethers 6.17 ve 5.8, web3.js 4.16 ve React 19 ile. Next.js’in yalnızca başlıklarını kullanırlar. Her sürümden önce düz bir sayfa Firefox’ta da bağlanır, imzalar ve gönderir.',
  'connectWebsites.libraries.server':
    'Sunucuda sağlayıcı oluşturabilirsiniz. İstekleri orada 4900 koduyla başarısız olur.',
  'connectWebsites.requests': 'Pencereyi açan istekler',
  'connectWebsites.requests.text':
    'Kullanıcı bunların her birini inceler. eth_call gibi okumalar pencere açmaz: rpc ayarlarsanız kendi düğümünüze, ayarlamazsanız bizimkine gider.',
  'connectWebsites.requests.method': 'Yöntem',
  'connectWebsites.requests.shows': 'İnceleme',
  'connectWebsites.requests.connect': 'Ana makineniz, hesaplar, ağlar ve süre. Bağlıyken hemen yanıtlanır.',
  'connectWebsites.requests.permissions':
    'Aynısı. Kullanıcının başka hesaplar seçmesini sağlamak için kullanın.',
  'connectWebsites.requests.personal':
    'Mesaj. Giriş mesajı (ERC-4361) kendi ana makinenizi belirtmelidir ve alanlar halinde gösterilir.',
  'connectWebsites.requests.typedData':
    'Yapılandırılmış veri ve neye izin verdiği. Zinciri, seçili zincir olmalıdır.',
  'connectWebsites.requests.transaction':
    'Çözülmüş çağrı, simülasyon ve ücret. Cüzdan gas ve ücret değerlerinizi yok sayar; nonce ve erişim listelerini reddeder.',
  'connectWebsites.requests.calls':
    'Toplu isteğin her çağrısı, birbiri ardına. Cüzdan bunları atomik olarak gönderemez.',
  'connectWebsites.requests.chain': 'Kullanıcı zaten izin vermediyse ağ. Yalnızca cüzdanın dokuz ağı.',
  'connectWebsites.requests.asset': 'Sözleşmenin bildirdiği ad, sembol ve ondalık basamak sayısı.',
  'connectWebsites.headers': 'Sitenizin ihtiyaç duyduğu başlıklar',
  'connectWebsites.headers.text': 'Yalnızca siteniz bu başlıkları gönderiyorsa.',
  'connectWebsites.headers.name': 'Başlık',
  'connectWebsites.headers.value': 'Değer',
  'connectWebsites.headers.why': 'Neden',
  'connectWebsites.headers.opener':
    'same-origin ile tarayıcı pencerenin bağlantısını keser: bir sekmedeki ilk istek -32603 ile başarısız olur, sonrakiler cüzdana gidip geri döner.',
  'connectWebsites.headers.connect':
    'Cüzdan üzerinden okumalar için. rpc ile bunun yerine kendi düğümlerinizi belirtin.',
  'connectWebsites.headers.script': 'Yalnızca betik için. Paket, satır içi betik veya stil gerektirmez.',
  'connectWebsites.limits': 'Sınırlar',
  'connectWebsites.limits.open': 'Bir sitenin 10 açık isteği olabilir; bir istek en fazla 256 kB olabilir.',
  'connectWebsites.limits.batch': 'Bir toplu istek 32 çağrı, bir mesaj 128 kB olabilir.',
  'connectWebsites.limits.reads':
    'Cüzdan üzerinden okumalar: ziyaretçilerinizin her IP adresi için 10 saniyede 60, günde 20.000 birim. Daha fazlası için rpc ayarlayın.',
  'connectWebsites.limits.user':
    'Kullanıcı sitenizi sınırlayabilir: istek türleri, sözleşmeler ve günlük coin. Bunu aşan istekler 4100 ile sonuçlanır.',
  'connectWebsites.limits.device':
    'Kullanıcının bir hesaba ve “Bu cihazdaki cüzdan” özelliğine ihtiyacı vardır. Pencere neyin eksik olduğunu açıklar.',
  'connectWebsites.limits.reads.link': 'Okumaların yöntemleri ve sınırları',
  'connectWebsites.errors': 'Hata kodları',
  'connectWebsites.errors.text': 'Başarısız bir istek; code, message ve bazen data ile reddedilir.',
  'connectWebsites.errors.code': 'Kod',
  'connectWebsites.errors.meaning': 'Anlamı',
  'connectWebsites.error.rejected': 'Kullanıcı isteği reddetti veya pencereyi kapattı.',
  'connectWebsites.error.unauthorized':
    'Site bağlı değil, bu hesaba bağlı değil veya kullanıcı isteğe izin vermiyor.',
  'connectWebsites.error.unsupported': 'Cüzdan bu yöntemi desteklemiyor.',
  'connectWebsites.error.disconnected':
    'Sağlayıcı tarayıcı dışında çalışıyor, kullanıcı sayfanızdan ayrıldı veya kullanıcı cüzdandan çıkış yaptı.',
  'connectWebsites.error.otherChain': 'Site o ağa bağlı değil.',
  'connectWebsites.error.unknownChain': 'Cüzdanda bu ağ yok.',
  'connectWebsites.error.batch':
    'EIP-5792; örneğin bilinmeyen bir toplu istek için 5730, atomik bir toplu istek için 5760.',
  'connectWebsites.error.request':
    'İstek hatalı biçimlendirilmiş veya bir parametre geçersiz. Mesaj hangisi olduğunu belirtir.',
  'connectWebsites.error.internal':
    'Bir iç hata, yanıt vermeyen bir düğüm veya tarayıcının bağlantısını kestiği bir pencere. Mesaj başlığı belirtir.',
  'connectWebsites.error.limit':
    'Çok fazla açık istek veya okuma. Beklemek işe yarıyorsa data.retryAfter beklenecek saniyeyi verir.',
} as const;
