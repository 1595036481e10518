export const connectionTexts = {
  'connections.meta.title': 'Bu uygulama nerelere bağlanır · Everything Wallet',
  'connections.meta.description': 'Everything Wallet’ın bağlandığı her ana makine, ne öğrendiği ve neden.',
  'connections.title': 'Bu uygulama nerelere bağlanır',
  'connections.lead':
    'Her ana makine, ne öğrendiği ve uygulamanın ona neden bağlandığı. Hiçbiri kurtarma ifadenizi veya anahtarlarınızı almaz.',
  'connections.learns': 'Ne öğrenir',
  'connections.why': 'Neden',
  'connections.page.title': 'Tarayıcınız',
  'connections.page.text':
    'Bu sitenin bir sayfası yalnızca şu ana makinelere bağlanabilir: içerik güvenlik politikası onları belirtir ve tarayıcınız diğer tümünü engeller. Her ana makine, her zaman olduğu gibi, tarayıcınızın IP adresini görür. İzleyici, üçüncü taraf yazı tipi veya betiği ve reklam yoktur.',
  'connections.appCheck.title': 'App Check açıksa tarayıcınız',
  'connections.appCheck.text':
    'Bu hizmetin işletmecisi, tarayıcıları botlardan ayırmayı Google’a yaptırabilir. Uygulama yalnızca o zaman bu ana makinelere bağlanır ve politika yalnızca o zaman onları belirtir.',
  'connections.functions.title': 'Sunucularımız',
  'connections.functions.text':
    'Sunucularımız bu ana makinelere bağlanır. Ana makineler sizin değil, bir sunucunun IP adresini görür; adınızı veya e-postanızı görmez. Bu hizmetin işletmecisi bunlardan başka ağ düğümleri kullanabilir.',
  'connections.person.title': 'Açabileceğiniz bağlantılar',
  'connections.person.text':
    'Uygulama bu ana makinelerden hiçbir şey yüklemez. Bir bağlantıyı açtığınızda tarayıcınız onlara bağlanır ve hangi sayfadan geldiğinizi belli etmez.',
  'connections.host.site': 'Bu site',
  'connections.site.learns':
    'Hangi sayfaları ne zaman açtığınız; cüzdan açıkken ayrıca fiyat istediği, ama hiçbir zaman hangi coinlerin fiyatını istediği değil.',
  'connections.site.why': 'Uygulamayı, coin fiyatlarını ve REST API’yi sunar. Google Firebase barındırır.',
  'connections.host.functions': 'İşlevlerimiz',
  'connections.functions.learns':
    'Kimin giriş yaptığı, sorguladığınız adresler ve tokenler, imzaladığınız işlemler ve destek sohbetine sorduklarınız.',
  'connections.functions.why':
    'Bakiyeleri, ücretleri ve token fiyatlarını okumak, imzalı işlemleri yayınlamak ve sohbeti yanıtlamak için.',
  'connections.host.signIn': 'Giriş',
  'connections.signIn.learns': 'E-posta adresiniz ve giriş yaptığınızda parolanız.',
  'connections.signIn.why':
    'Google Firebase Authentication hesapları ve parolaları saklar ve hesap e-postalarını gönderir.',
  'connections.host.session': 'Oturum',
  'connections.session.learns': 'Oturumunuzun hâlâ açık olduğu.',
  'connections.session.why': 'Oturumunuzu her saat yenilemek için.',
  'connections.host.database': 'Veritabanı',
  'connections.database.learns':
    'Saklanan verileriniz: adresler, kişiler, tokenler, işlemlerinizin kaydı ve API anahtarlarının adları.',
  'connections.database.why': 'Tüm cihazlarınızda erişilebilir olması için Google Firestore saklar.',
  'connections.host.recaptcha': 'reCAPTCHA',
  'connections.recaptcha.learns':
    'reCAPTCHA’nın tarayıcınız ve onu nasıl kullandığınız hakkında gözlemledikleri.',
  'connections.recaptcha.why': 'Tarayıcıları, hizmeti kötüye kullanan botlardan ayırmak için.',
  'connections.host.appCheck': 'App Check',
  'connections.appCheck.learns': 'reCAPTCHA’nın yanıtı.',
  'connections.appCheck.why': 'Onu, işlevlerimizin kontrol ettiği bir belirteçle değiştirmek için.',
  'connections.host.cloud': 'Google Cloud',
  'connections.cloud.learns': 'Yukarıdakiyle aynı: işlevlerimiz ve veritabanları orada çalışır.',
  'connections.cloud.why': 'Kayıtları okuyup yazmak ve kimin giriş yaptığını kontrol etmek için.',
  'connections.host.nodes': 'Ağ düğümleri',
  'connections.nodes.learns':
    'Hangi adresleri ve işlemleri sorguladığınız ve hangi adreslerin birlikte olduğu: cüzdan tüm hesaplarını aynı anda sorgular; bu nedenle bir düğüm, izleme hesapları dahil bunların muhtemelen tek bir kişiye ait olduğu sonucuna varabilir. İmzaladığınız işlemleri de öğrenir; bunlar ardından herkese açık olur.',
  'connections.nodes.why':
    'Ağları okumak ve göndermek için. Uygulama, tek birine bağımlı olmamak için birden fazla düğüme sorar.',
  'connections.host.transfers': 'Transfer listeleri',
  'connections.transfers.learns':
    'Böyle bir liste açıksa hangi adresleri sorguladığınız ve dolayısıyla hangilerinin muhtemelen tek bir kişiye ait olduğu.',
  'connections.transfers.why': 'Bir düğümün tek başına yavaş bulduğu gelen transferleri listelerler.',
  'connections.host.nftFiles': 'NFT dosyaları',
  'connections.nftFiles.learns':
    'Hangi NFT’nin açıklamasının veya görselinin istendiği, asla kim tarafından istendiği değil: işlevlerimiz ister ve herkes için önbelleğe alır. Bu ana makinelerin yanı sıra, bir koleksiyonun sözleşmesinin belirttiği herkese açık herhangi bir ana makine.',
  'connections.nftFiles.why': 'NFT’lerin adlarını ve görsellerini göstermek için.',
  'connections.host.prices': 'Fiyatlar',
  'connections.prices.learns':
    'Burada fiyatı olan tüm coinlerin adları ve herhangi bir kullanıcının tuttuğu tokenlerin sözleşmeleri, hep birlikte: asla kime ait oldukları veya kaç tane oldukları değil.',
  'connections.prices.why': 'Coinlerin değerini göstermek için.',
  'connections.host.push': 'Tarayıcıların anlık bildirim hizmetleri',
  'connections.push.learns':
    'Cüzdan kapalıyken bildirimleri açarsanız, tarayıcınızın bir bildirim aldığı ve bunun zamanı. İçerik şifrelidir. Hizmeti tarayıcınızı geliştiren şirket işletir ve tarayıcınız ona kendiliğinden bağlanır. Bu ana makinelerin yanı sıra, tarayıcınızın belirttiği herkese açık herhangi bir ana makine.',
  'connections.push.why': 'Cüzdan kapalıyken size bildirim göndermek için.',
  'connections.host.chat': 'Destek sohbeti',
  'connections.chat.learns': 'Bir dil modeli sağlayıcısı yapılandırılmışsa destek sohbetine yazdıklarınız.',
  'connections.chat.why':
    'Yanıt vermek için. Varsayılan olarak sağlayıcı yapılandırılmamıştır ve yardımdan kendi sunucularımız yanıt verir.',
  'connections.host.explorers': 'Blok gezginleri',
  'connections.explorers.learns': 'Hangi işlemi veya adresi görüntülediğiniz ve tarayıcınızın IP adresi.',
  'connections.explorers.why': 'Bir işlemi bağımsız bir sitede görmek için.',
  'connections.host.social': 'Sosyal medya hesaplarımız',
  'connections.social.learns': 'Ziyaret ettiğiniz.',
  'connections.social.why': 'Haberlerimizi takip etmek için.',
  'connections.none': 'Varsayılan olarak yok',
} as const;
