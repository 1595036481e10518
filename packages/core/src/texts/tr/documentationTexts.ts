export const documentationTexts = {
  'documentation.meta.title': 'Belgeler · Everything Wallet',
  'documentation.meta.description':
    'Everything Wallet REST API: ilk adımlar, bearer kimlik doğrulaması, kopyalanacak kod ve deneme formu içeren tüm uç noktalar, hatalar ve sınırlar.',
  'documentation.title': 'Belgeler',
  'documentation.lead':
    'Test ağları dahil dokuz ağda bakiyeler, ücretler ve işlemler için REST API; ilk istekten son hata koduna kadar.',
  'documentation.start': 'Başlarken',
  'documentation.start.account': 'Cüzdanda bir hesap oluşturun veya hesabınıza giriş yapın.',
  'documentation.start.key':
    'Geliştirici portalında bir API anahtarı oluşturun. İlk istekleriniz için test ağı anahtarı seçin: test ağı coinlerinin değeri yoktur.',
  'documentation.start.keep':
    'Anahtarı, programların okuyabildiği ama insanların okuyamadığı bir yerde, örneğin EW_API_KEY ortam değişkeninde saklayın.',
  'documentation.start.call': 'Aşağıdaki isteği gönderin ve yanıtı okuyun.',
  'documentation.start.createAccount': 'Hesap oluştur',
  'documentation.start.portal': 'Geliştirici portalını aç',
  'documentation.authentication': 'Kimlik doğrulama',
  'documentation.authentication.text':
    'Her isteğin başlığında bearer belirteci olarak bir API anahtarı gönderin:',
  'documentation.authentication.kinds':
    'ew_live_ ile başlayan anahtarlar tüm ağlarda, ew_test_ ile başlayan anahtarlar yalnızca test ağlarında çalışır.',
  'documentation.authentication.scopes':
    'Anahtarın kapsamları vardır: bakiyeler, ücretler ve işlemler için read; imzalı işlemleri göndermek için broadcast; webhook’ları yönetmek için webhooks. Her programa yalnızca ihtiyaç duyduğu kapsamları verin.',
  'documentation.authentication.rotation':
    'Geliştirici portalında bir anahtarı yenilediğinizde yenisini alırsınız ve arada hiçbir şey durmasın diye eskisi 24 saat daha çalışır.',
  'documentation.authentication.secret':
    'Anahtarınızı bir web sayfasında veya başkalarının yüklediği bir uygulamada değil, sunucuda tutun. İşlemler gönderilmeden önce imzalandığı için bir anahtar coin hareket ettiremez. Ama sınırlarınızdan harcar ve “Okuma” veya “Webhook’lar” kapsamıyla hesaplarınızın adreslerini, transferlerini ve harcama izinlerini açığa çıkarır.',
  'documentation.example': 'Örnek',
  'documentation.example.text':
    'Sepolia’daki bir adresin bakiyesini okur. Anahtarı EW_API_KEY değişkeninden alır; bu nedenle önce onu ayarlayın; diğer her şey örnekte vardır.',
  'documentation.endpoints': 'REST API',
  'documentation.endpoints.text': 'Tüm uç noktalar. Her satır kendi başvurusuna bağlantı verir.',
  'documentation.endpoints.amounts':
    'Tutarlar, coin ve wei olarak ondalık dizelerdir, çünkü kayan noktalı sayılar basamak kaybeder.',
  'documentation.endpoints.networks':
    'Bir ağı rpcName, id, ad veya zincir kimliğiyle, büyük ya da küçük harfle belirtin.',
  'documentation.endpoints.idempotent':
    'Aynı imzalı işlemi güvenle yeniden gönderebilirsiniz: tek bir işlem olarak kalır ve aynı yanıtı alır.',
  'documentation.endpoints.download': 'OpenAPI belgesini indir',
  'documentation.reference': 'API başvurusu',
  'documentation.reference.text':
    'API’nin OpenAPI belgesinden oluşturulur. Her çağrıyı burada, bu dağıtıma karşı deneyebilirsiniz.',
  'documentation.reads.websites': 'Web siteniz cüzdana nasıl bağlanır',
  'documentation.reads': 'Bağlı siteler için okumalar',
  'documentation.reads.text':
    'Cüzdana bağlanan bir site burada bir ağı anahtar olmadan okuyabilir: JSON-RPC 2.0, herhangi bir kaynaktan (origin), ağın ondalık zincir kimliğiyle. OpenAPI belgesinin parçası değildir, çünkü Ethereum kitaplıkları onu zaten konuşur.',
  'documentation.reads.methods':
    'eth_call, eth_getLogs (en fazla 1.000 blok) ve eth_getTransactionReceipt gibi okuyan yöntemler. Gönderme, filtreler ve abonelikler 4200 ile reddedilir.',
  'documentation.reads.limits':
    'Bir toplu istekte en fazla 20 çağrı; bir istek ve yanıtları için 1 MB. Bir site, her IP adresi için 10 saniyede 60, günde 20.000 birim kullanabilir: çoğu çağrı 1, eth_call 2, eth_getLogs 5 birimdir. Bunun üzerinde yanıt, saniye cinsinden data.retryAfter ile -32005 olur.',
  'documentation.reads.nodes':
    'Tek bir düğüm yanıt verir ve revert verilerini korur. Cüzdanda imzaladıklarınız bu okumalara bağlı değildir.',
  'documentation.errors': 'Hatalar',
  'documentation.errors.text':
    'Başarısız bir istek problem ayrıntıları (RFC 9457) döndürür: programlar için değişmeyen bir kod, insanlar için bir cümle, çözüm, destek için istek kimliği ve kodu açıklayan sayfanın adresi.',
  'documentation.errors.all': 'Tüm hata kodlarını gör',
  'documentation.limits': 'Sınırlar',
  'documentation.limits.text':
    'Bir anahtar dakikada 300, günde 20.000 istek; bir kullanıcının tüm anahtarları birlikte dakikada 600, günde 40.000 istek yapabilir. E-posta adresinizi onaylayana kadar, tek bir IP adresinden kullanılan anahtarlar günde 500 isteği paylaşır. Çok sayıda ağ okumasına yol açan bir istek birkaç istek sayılır: başvuru, her uç nokta için kaç istek sayıldığını belirtir. Sınırın üzerinde API, 429 durumuyla yanıt verir. Reddedilen (400, 403, 429) veya bizim tarafımızda başarısız olan (502, 503 ve hiçbir şey gönderilmediyse 504) istekler sayılmaz; ancak bu, dakikada en fazla 300 başarısız istek için geçerlidir.',
  'documentation.limits.windows':
    'Sınırlar her UTC dakikasının başında ve UTC gece yarısında sıfırlanır; bu nedenle sıfırlama anına yayılan bir yoğunluk sınırın iki katına ulaşabilir. Bir kullanıcının en fazla 20 anahtarı olabilir.',
  'documentation.limits.header': 'Başlık',
  'documentation.limits.meaning': 'Anlamı',
  'documentation.limits.rateLimit':
    'Her sınırın kalan istekleri (r) ve penceresi bitip bir sonraki başlayana kadarki saniyeler (t). Ondan önce hiçbir şey geri verilmez.',
  'documentation.limits.policy':
    'Sınırlar: şu kadar saniyelik (w) bir pencerede istek sayısı (q). "minute" ve "day" anahtar için, "user-minute" ve "user-day" sahibinin tüm anahtarları için birlikte geçerlidir.',
  'documentation.limits.retryAfter':
    '429, 502, 503 ve 504 durumlarında ve bir işlem henüz bilinmiyorken: tekrar denemeden önce beklenecek saniyeler.',
  'documentation.networks': 'Ağlar',
  'documentation.networks.text':
    'network parametresinin değerleri, büyük ya da küçük harfle. ew_test_ ile başlayan anahtarlar yalnızca test ağlarını kullanabilir.',
  'documentation.networks.name': 'Ağ',
  'documentation.networks.value': 'Değer',
  'documentation.networks.id': 'ID',
  'documentation.networks.chainId': 'Zincir kimliği',
  'documentation.networks.currency': 'Para birimi',
  'documentation.functions': 'Anahtar yerine hesapla giriş yapma',
  'documentation.functions.text':
    'Cüzdanın kendisinin arkasındaki işlevleri de, bearer belirteci olarak bir ID belirteciyle POST kullanarak çağırabilirsiniz. Betik giriş yapar ve bakiye okur; testlerimiz onu çalıştırır ve yanıtını zincirle karşılaştırır. Programlar için REST API daha iyi seçimdir.',
  'documentation.functions.input': 'Girdi',
  'documentation.functions.output': 'Çıktı',
  'documentation.functions.getBalance': 'Bir adresin, ağın kendi coini cinsinden bakiyesi.',
  'documentation.functions.getTokenPrices': 'ABD doları olarak fiyatlar ve 24 saatlik değişimleri.',
  'documentation.functions.estimateGas':
    'Bir transferin veya sözleşme çağrısının maksimum maliyeti ve bir sonraki nonce.',
  'documentation.functions.sendTransaction':
    'Hesaplarınızdan birinin imzaladığı bir işlemi kontrol edip yayınlar ve geçmişinize kaydeder.',
  'documentation.values': 'Bir dağıtımın değerleri',
  'documentation.values.name': 'Değer',
  'documentation.values.where': 'Kaynak',
  'documentation.values.apiKey': 'Her dağıtımın şu adreste yayınladığı web API anahtarı:',
  'documentation.values.authUrl': 'Google’ın giriş hizmeti',
  'documentation.values.functionsUrl': 'İşlevler; o dosya ayrıca projenin kimliğini içerir',
} as const;
