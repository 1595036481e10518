export const legalTexts = {
  'legal.updated': 'Son güncelleme: Aralık 2024',
  'privacy.meta.title': 'Gizlilik · Everything Wallet',
  'privacy.meta.description':
    'Everything Wallet’ın neleri sakladığı ve nelerin tarayıcınızdan asla çıkmadığı.',
  'privacy.title': 'Gizlilik Politikası',
  'privacy.lead':
    'Neleri sakladığımız, neleri asla görmediğimiz ve cüzdanı kullandığınızda başka kimlerin bir şeyler öğrendiği.',
  'privacy.browser.title': 'Tarayıcınızdan asla çıkmayanlar',
  'privacy.browser.text':
    'Kurtarma ifadeniz ve ondan türetilen özel anahtarlar. Siz kelimeleri görürken veya yazarken açık sayfanın belleğindedirler ve asla gönderilmezler. Cüzdanı cihazınızda saklamadığınız sürece kaydedilmezler de; saklarsanız kendi parolalarıyla veya bir geçiş anahtarıyla şifrelenmiş olarak yalnızca orada bulunurlar. Bir ifadeyi kontrol etmek için tarayıcı, onun parmak izini şifreli bir bağlantı üzerinden gönderir.',
  'privacy.stored.title': 'Sakladıklarımız',
  'privacy.stored.text':
    'E-posta adresiniz ve bir kullanıcı numarası; kurulumunuzun tamamlanıp tamamlanmadığı; cüzdan adresleriniz ve onlara verdiğiniz adlar, eklediğiniz kişiler ve tokenler; gönderdiğiniz veya aldığınız her işlemin kaydı: tutar, token, adresler, ağ, ücret, durum ve zaman ve varsa onu isteyen web sitesi. Kurtarma ifadesinin, bir ifadeyi kontrol edebilen ama kelimeleri açığa çıkarmayan anahtarlı bir parmak izini saklarız. Giriş hizmeti parolanızı bizim okuyamayacağımız bir biçimde saklar. Destek sohbetini kötüye kullanımdan korumak için soruları, kullanıcı numaranız ve IP adresinizin anahtarlı bir parmak izi altında yaklaşık bir gün sayarız. Webhook, olay akışı veya cüzdan kapalıyken bildirimler kullandığınız sürece hesaplarınızdaki olayları, her birini 30 gün boyunca saklarız. Bu bildirimler için tarayıcınızın anlık bildirim hizmetinin adresini ve anahtarlarını ve seçtiğiniz hesapları da saklarız; siz bildirimleri kapatana, çıkış yapana veya hesabınızı silene ya da hizmet aboneliğin sona erdiğini bildirene kadar.',
  'privacy.device.title': 'Tarayıcınızın sakladıkları',
  'privacy.device.text':
    'Çıkış yapana kadar açık kalması için oturumunuz; döndüğünüzde hemen görmeniz için, çıkış yapana kadar ana ekranınızın son durumu (adres, bakiye, tokenler ve son işlemler); yine çıkış yapana kadar, hesap adresleriniz ve her ağdaki son hareketin zamanı; seçtiğiniz ağ; görünümünüz ve diğer ayarlarınız; bağladığınız web siteleri, limitleri ve son istekleri; ve bunu açarsanız cihaz parolanızla veya geçiş anahtarınızla şifrelenmiş cüzdanınız. Sitede reklam, analiz ve izleyici yoktur.',
  'privacy.others.title': 'Başka kimler bir şeyler öğrenir',
  'privacy.others.text':
    'Cüzdan Google Firebase üzerinde çalışır; Firebase yukarıda sayılan verileri bizim için saklar ve her ana makine gibi tarayıcınızın IP adresini görür. Bakiyeleri ve ücretleri okumak için sunucularımız, ağ düğümü işletmecilerine adreslerinizi sorar. Onlar sizi değil sunucularımızı görür, ancak hangi adreslerin birlikte sorgulandığını ve dolayısıyla hangilerinin muhtemelen tek bir kişiye ait olduğunu da görürler. Fiyatları coinlerin adlarıyla ve tokenlerin sözleşmeleriyle isteriz, asla sahipleriyle değil. İşlemleriniz kendi ağlarında herkese ve kalıcı olarak açıktır. Cüzdan kapalıyken bildirimleri açarsanız onları tarayıcınızı geliştiren şirketin anlık bildirim hizmeti üzerinden göndeririz. Bu hizmet, tarayıcınızın bir bildirim aldığını ve bunun zamanını öğrenir. İçerik şifrelidir; metni tarayıcınız yazar.',
  'privacy.others.link': 'Her ana makine, ne öğrendiği ve neden',
  'privacy.chat.title': 'Destek',
  'privacy.chat.text':
    'Destek sohbetine yazdıklarınız yanıtlanmak üzere sunucularımıza gönderilir ve bu amaçla bir dil modeli sağlayıcısına iletilebilir. E-postayla yazdıklarınız, onları yanıtlayan kişilere ulaşır. Kurtarma ifadenizi biz dahil asla kimseye yazmayın.',
  'privacy.purpose.title': 'Ne için kullanıyoruz',
  'privacy.purpose.text':
    'Size cüzdanınızı göstermek, imzaladıklarınızı göndermek, sorularınızı yanıtlamak ve hizmeti kötüye kullanımdan korumak için. Veri satmayız ve kişilerin profilini çıkarmayız.',
  'privacy.rights.title': 'Seçenekleriniz',
  'privacy.rights.text':
    'Kişileri, tokenleri ve hesapları istediğiniz zaman cüzdandan, tüm hesabınızı ise ayarlardan silebilirsiniz: bu, kullanıcı numaranız altında sakladığımız her şeyi ve giriş bilgilerinizi hemen kaldırır. Kullanıcı numaranızı içermeyen sunucu günlüklerini ve yedekleri 30 gün saklarız. Silme işleminden sonra sizin için hiçbir şey saklanmasın diye, kullanıcı numaranızı açığa çıkarmayan bir işaret yaklaşık bir saat kalır. Hakkınızda hangi verileri tuttuğumuzu sorabilir, düzeltilmesini isteyebilir veya kullanımına itiraz edebilirsiniz. Herkese açık bir ağda olanı kimse silemez.',
  'privacy.changes.title': 'Değişiklikler',
  'privacy.changes.text':
    'Bu politika değiştiğinde yeni metin ve tarihi, değişiklik yürürlüğe girmeden önce bu sayfada yer alır.',
  'privacy.contact.title': 'İletişim',
  'privacy.contact.text': 'Destek, gizlilikle ilgili soruları 24 saat içinde yanıtlar.',
  'terms.meta.title': 'Koşullar · Everything Wallet',
  'terms.meta.description':
    'Everything Wallet kullanım koşulları: öz saklama, ücretler, demolar ve sorumluluk, sade bir dille.',
  'terms.title': 'Hizmet Koşulları',
  'terms.lead': 'Cüzdandan ne bekleyebileceğiniz ve onun sizden ne beklediği.',
  'terms.service.title': 'Cüzdan nedir',
  'terms.service.text':
    'Everything Wallet; anahtar oluşturmak, işlem imzalamak ve herkese açık ağları okumak için tarayıcıda kullandığınız bir yazılımdır. Banka, borsa veya saklama kuruluşu değildir: coinlerinizi asla biz tutmayız. Hesap oluşturarak bu koşulları kabul edersiniz.',
  'terms.custody.title': 'Kurtarma ifadeniz',
  'terms.custody.text':
    'Kurtarma ifadeniz coinlerinize ulaşmanın tek yoludur. Onu güvenle saklamaktan ve gizli tutmaktan yalnızca siz sorumlusunuz. O bizde yoktur, geri yükleyemeyiz; coinleri hareket ettiremez, donduramaz veya iade edemeyiz.',
  'terms.account.title': 'Hesabınız',
  'terms.account.text':
    'Size ait bir e-posta adresi kullanın, başka hiçbir yerde kullanmadığınız bir parola seçin ve onu paylaşmayın. Hesap tek bir kişi içindir. Yaşadığınız yerde sözleşme yapabilecek yaşta olmalısınız.',
  'terms.transactions.title': 'İşlemler ve ücretler',
  'terms.transactions.text':
    'İmzalayıp gönderdiğiniz bir işlemi geri alamazsınız. Önce alıcıyı, tutarı ve ağı kontrol edin. Her transferin, ağın belirlediği ve aldığı bir ücreti vardır; cüzdan hiçbir ücret eklemez. Başarısız bir işlem de ücrete yol açabilir.',
  'terms.demos.title': 'Demolar ve test ağları',
  'terms.demos.text':
    'Demo olarak işaretlenen ekranlar, örneğin bunları desteklemeyen ağlardaki takas, stake, ödünç verme ve NFT satın alma ekranları, bir şeyin başka yerde nasıl çalıştığını gösterir. Orada hiçbir şey satın alınmaz, satılmaz, stake edilmez veya ödünç verilmez. Test ağı coinlerinin değeri yoktur.',
  'terms.information.title': 'Fiyatlar ve diğer bilgiler',
  'terms.information.text':
    'Fiyatlar, bakiyeler ve ücretler üçüncü taraflardan gelir; gecikmeli, yanlış veya eksik olabilir. Cüzdandaki veya bu sitedeki hiçbir şey yatırım, vergi veya hukuk danışmanlığı değildir.',
  'terms.use.title': 'Adil kullanım',
  'terms.use.text':
    'Cüzdanı yasaları çiğnemek, başkalarını aldatmak veya hizmete zarar vermek için, örneğin aşırı yükleyerek ya da başkalarının verilerine erişmeye çalışarak kullanmayın. Bunu yapan bir hesabı engelleyebiliriz. Coinleri, kurtarma ifadesiyle başka herhangi bir cüzdanda erişilebilir kalır.',
  'terms.liability.title': 'Erişilebilirlik ve sorumluluk',
  'terms.liability.text':
    'Cüzdan “olduğu gibi” sunulur; erişilemez olabilir veya hatalar içerebilir. Yasaların izin verdiği ölçüde; kaybedilen veya ifşa edilen bir ifade, hatalı bir işlem, bir ağın hatası veya başkalarının kontrol ettiği bir cihaz nedeniyle kaybedilen coinlerden sorumlu değiliz. Tüketici olarak yasal haklarınız saklıdır.',
  'terms.changes.title': 'Değişiklikler ve sona erme',
  'terms.changes.text':
    'Bu koşullar değiştiğinde yeni metin ve tarihi, değişiklik yürürlüğe girmeden önce bu sayfada yer alır. Cüzdanı kullanmayı istediğiniz zaman bırakabilirsiniz; coinleriniz sizin kalır.',
  'terms.contact.title': 'İletişim',
  'terms.contact.text': 'Destek, bu koşullarla ilgili soruları 24 saat içinde yanıtlar.',
} as const;
