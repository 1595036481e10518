export const vaultTexts = {
  'vault.error.password': 'Bu parola, bu cihazdaki cüzdanın kilidini açmıyor. Kontrol edip tekrar deneyin.',
  'vault.error.passkey':
    'Bu geçiş anahtarı, bu cihazdaki cüzdanın kilidini açmıyor. Kilidi parolanızla açın, ardından geçiş anahtarını yeniden ayarlayın.',
  'vault.error.passkeyRefused':
    'Geçiş anahtarı kullanılmadı: iptal edildi, zaman aşımına uğradı veya artık bu cihazda değil. Parolanızı kullanın. Geçiş anahtarı silindiyse ayarlarda biyometrik kilit açmayı kapatıp yeniden açın.',
  'vault.error.passkeyAlone':
    'Geçiş anahtarı cüzdanın kilidini açmadı: iptal edildi, zaman aşımına uğradı veya artık bu cihazda değil. Yeniden deneyin veya kurtarma ifadenizi kullanın. Geçiş anahtarı silindiyse bu cüzdanı ayarlarda ifadenizle kaldırın, sonra yeniden saklayın.',
  'vault.error.passkeyNotMade':
    'Geçiş anahtarı oluşturulmadı: iptal edildi, zaman aşımına uğradı veya bu cihaz bunu desteklemiyor. Hiçbir şey değişmedi. Tekrar deneyin veya parolanızı kullanın.',
  'vault.error.passkeyThere':
    'Bu cüzdanın geçiş anahtarı hâlâ bu cihazda; bu nedenle başka bir anahtar oluşturulmadı. Onu kullanın veya önce biyometrik kilit açmayı kapatın.',
  'vault.error.passkeyNoPrf':
    'Bu cihazdaki geçiş anahtarları bir anahtarı koruyamaz (PRF desteği yok); bu nedenle cüzdanın kilidini açamazlar. Hiçbir şey değişmedi; parolanızı kullanın.',
  'vault.error.damaged':
    'Bu cihazda saklanan cüzdan hasarlı veya değiştirilmiş; bu nedenle kullanılamaz. Kurtarma ifadeniz veya bir yedek dosyası onu geri yükler.',
  'vault.error.foreign':
    'Bu, başka bir Everything Wallet hesabına ait. O hesapla giriş yapın veya kendi ifadenizi ya da yedek dosyanızı kullanın.',
  'vault.error.newer':
    'Bu, Everything Wallet’ın daha yeni bir sürümüyle oluşturuldu. O sürümü almak için sayfayı yenileyin, ardından tekrar deneyin.',
  'vault.error.file':
    'Bu bir cüzdan yedeği değil ya da dosya eksik veya değiştirilmiş. Dosyayı tam kaydedildiği haliyle seçin.',
  'vault.error.storage':
    'Bu tarayıcı cüzdanı saklayamadı: depolama alanı engellenmiş veya dolu. Bu site için depolamaya izin verin veya yer açın, ardından tekrar deneyin. Kurtarma ifadeniz çalışmaya devam eder.',
  'vault.error.changed':
    'Bu cihazdaki cüzdan başka bir sekmede değiştirildi ve o değişiklik geçerli kalıyor. Kilidini açıp tekrar deneyin.',
  'vault.error.exists':
    'Bu cihazda zaten bir cüzdan saklanıyor ve o değişmeden kalıyor. Kullanmak için kilidini açın. Onun yerine başka bir cüzdan saklamak için önce ayarlardan onu kaldırın.',
  'vault.error.none':
    'Bu cihazda artık cüzdan yok. Kurtarma ifadenizi kullanın veya cüzdanı ayarlardaki “Bu cihazdaki cüzdan” bölümünden yeniden açın.',
  'vault.error.locked': 'Bu cihazdaki cüzdan kilitli. Kilidini açıp tekrar deneyin.',
  'vault.error.wait':
    'Çok fazla yanlış parola. Gösterilen süre dolana kadar bekleyin, ardından tekrar deneyin.',
  'vault.error.failed':
    'Bu cihazdaki cüzdan yanıt vermedi. Tekrar deneyin veya bunun yerine kurtarma ifadenizi kullanın.',
  'vault.error.memory':
    'Bu cihazda parolayı kontrol etmek için yeterli boş bellek yok; bu nedenle bu deneme sayılmaz. Diğer sekmeleri ve programları kapatıp tekrar deneyin.',
  'vault.error.otherWords':
    'Cüzdan, bunların kendi kelimeleri olduğunu teyit edemedi; bu nedenle kaldırılmadı: coinlerinize erişim sağlayan tek kelimeler onun kendi kelimeleri olabilir. Cihaz parolasını kullanın.',
  'vault.error.otherPhrase': 'Bu yedek farklı bir kurtarma ifadesine ait. Bu cüzdanın yedeğini seçin.',
} as const;
