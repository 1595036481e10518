export const accessTexts = {
  'settings.delete': 'Hesabı sil',
  'settings.changeEmail': 'E-postayı değiştir',
  'settings.password': 'Parolayı değiştir',
  'settings.sessions': 'Her yerden çıkış yap',
  'access.currentPassword': 'Geçerli parola',
  'access.newPassword': 'Yeni parola',
  'access.working': 'Bir dakika…',
  'access.password.title': 'Parolanızı değiştirin',
  'access.password.text':
    'Burada oturumunuz açık kalır. Diğer tüm cihazların oturumu kapatılır ve yeni parola gerekir.',
  'access.password.done': 'Parolanız değiştirildi. Diğer cihazların oturumu kapatıldı.',
  'access.password.othersLeft':
    'Parolanız değiştirildi, ancak diğer cihazların oturumu hâlâ açık olabilir. Emin olmak için “Her yerden çıkış yap” seçeneğini kullanın.',
  'access.email.title': 'E-posta adresinizi değiştirin',
  'access.email.text':
    'Adresiniz {email}. Yeni adrese bir bağlantı göndeririz: onu açtığınızda adresiniz değişir ve yenisiyle giriş yaparsınız. O zamana kadar hiçbir şey değişmez. Değişikliği geri alabilmesi için eski adrese de bildiririz.',
  'access.email.new': 'Yeni e-posta',
  'access.email.same': 'Bu zaten sizin adresiniz',
  'access.email.submit': 'Bağlantıyı gönder',
  'access.email.sent':
    '{email} kullanılabiliyorsa ona bir bağlantı gönderdik. Bağlantıyı açtığınızda adresiniz değişir. Spam klasörünüzü de kontrol edin.',
  'access.sessions.title': 'Her yerden çıkış yapılsın mı?',
  'access.sessions.text':
    'Bu, burada ve diğer tüm cihazlarda oturumunuzu kapatır. Parolanızla yeniden giriş yapın. Eski oturumlar artık hiçbir şey gönderemez veya değiştiremez. API anahtarları çalışmaya devam eder: onları geliştirici portalından silin.',
  'access.sessions.done': 'Her yerde oturumunuz kapatıldı.',
  'access.sessions.failed': 'Her yerde oturumunuz kapatılamadı. Tekrar deneyin.',
  'access.delete.title': 'Hesabınız silinsin mi?',
  'access.delete.goes':
    'Bu; giriş bilgilerinizi, profilinizi, adreslerinizi, kişilerinizi, tokenlerinizi, geçmişinizi ve API anahtarlarınızı, programlarınızın API isteklerinin kaydını ve kurtarma ifadenizin özetini siler. Bunu geri alamazsınız.',
  'access.delete.stays':
    'Coinler ve işlemler, herkesin görebildiği kendi ağlarında kalır. Kurtarma ifadeniz başka herhangi bir cüzdanda çalışmaya devam eder: onu bir yere yazdığınızdan emin olun, çünkü yedek dosyaları yalnızca bu hesapta çalışır ve sonrasında yardımcı olamayız. Bu cihazda saklanan bir cüzdan şifrelenmiş olarak kalır: onu giriş sayfasında cihaz parolasıyla veya geçiş anahtarıyla yine açabilir ve kaldırabilirsiniz. Zaten beklemede olan bir transfer devam eder.',
  'access.delete.email': 'Onaylamak için e-postanız',
  'access.delete.emailMismatch': 'Bu hesabın e-posta adresini girin',
  'access.delete.submit': 'Hesabı sil',
  'access.delete.deleting': 'Siliniyor…',
  'access.delete.failed': 'Hesap silinemedi. Tekrar deneyin: silme, kaldığı yerden devam eder.',
  'access.delete.unclear':
    'Sunucu yanıt vermedi; bu nedenle hesabınızın silinip silinmediği belirsiz. Giriş yapmayı deneyin: yapamıyorsanız silinmiştir. Aksi halde tekrar deneyin.',
  'access.delete.notImplemented': 'Hesap silme henüz kullanılamıyor',
  'access.deleted.title': 'Hesabınız silindi',
  'access.deleted.text': 'Giriş bilgileriniz, hakkınızda sakladıklarımızla birlikte silindi:',
  'access.deleted.plain': 'Giriş bilgileriniz ve hakkınızda sakladığımız her şey silindi.',
  'access.deleted.addresses': '{count, plural, one {# adres} other {# adres}}',
  'access.deleted.transactions': 'geçmişinizdeki {count, plural, one {# işlem} other {# işlem}}',
  'access.deleted.contacts': '{count, plural, one {# kişi} other {# kişi}}',
  'access.deleted.tokens': '{count, plural, one {# token} other {# token}}',
  'access.deleted.apiKeys': '{count, plural, one {# API anahtarı} other {# API anahtarı}}',
  'access.deleted.apiRequests': 'API isteklerine ait {count, plural, one {# kayıt} other {# kayıt}}',
  'access.deleted.other':
    'profiliniz ve sayaçlar gibi {count, plural, one {# başka kayıt} other {# başka kayıt}}',
  'access.deleted.coins':
    'Coinleriniz bundan etkilenmez. Kurtarma ifadeniz başka herhangi bir cüzdanda çalışır. Aynı e-postayla yeniden kaydolabilirsiniz.',
  'access.deleted.wallet':
    'Bu cihazda saklanan cüzdan şifrelenmiş olarak kalır: anahtarlarınızın tek kopyası olabilir. Giriş sayfası onu cihaz parolasıyla veya geçiş anahtarıyla açabilir, kurtarma ifadesini gösterebilir ve onu kaldırabilir.',
} as const;
