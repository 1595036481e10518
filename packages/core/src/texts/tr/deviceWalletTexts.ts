export const deviceWalletTexts = {
  'device.title': 'Bu cihazdaki cüzdan',
  'device.text':
    'Kurtarma ifadeniz yerine parolayla gönderin. İfade bu cihazda şifrelenmiş olarak saklanır ve asla hiçbir yere gönderilmez. Yazdığınız kelimelerin yerini tutmaz.',
  'device.checking': 'Cüzdanınızın bu cihazda olup olmadığı kontrol ediliyor…',
  'device.state.off': 'Kapalı',
  'device.state.locked': 'Kilitli',
  'device.state.unlocked': 'Kilidi açık',
  'device.state.unusable': 'Kullanılamıyor',
  'device.lockedByPasskey': 'Bu cihazda saklanıyor ve kilitli. Kilidi geçiş anahtarınızla açın.',
  'device.turnOn': 'Aç',
  'device.setUpAgain': 'Yeniden kur',
  'device.unlock': 'Kilidi aç',
  'device.lock': 'Kilitle',
  'device.lockWallet': 'Cüzdanı kilitle',
  'device.unlockWallet': 'Cüzdanın kilidini aç',
  'device.remove': 'Kaldır',
  'device.changePassword': 'Parolayı değiştir',
  'device.showPhrase': 'İfadeyi göster',
  'device.saveBackup': 'Yedek dosyası kaydet',
  'device.loadBackup': 'Yedek dosyası yükle',
  'device.idle': 'Otomatik kilit süresi',
  'device.idleMinutes': '{minutes, plural, one {1 dakika} other {# dakika}}',
  'device.hideOnLock': 'Kilitlenince bakiyeleri gizle',
  'device.password': 'Cihaz parolası',
  'device.newPassword': 'Yeni cihaz parolası',
  'device.repeatPassword': 'Parolayı tekrarlayın',
  'device.passwordHelp':
    'En az 8 karakter, tahmin edilmesi zor, hesap parolanızdan farklı. Kimse onu sıfırlayamaz, ancak kurtarma ifadeniz cüzdanı geri yükler.',
  'device.wait': 'Çok fazla yanlış parola. {time} sonra tekrar deneyin.',
  'device.error.passwordShort': 'En az 8 karakter kullanın',
  'device.error.passwordWeak':
    'Tahmin edilmesi çok kolay: birkaç kelime veya farklı türlerde daha fazla karakter kullanın',
  'device.error.passwordOfAccount': 'Bu, hesap parolanız. Bu cihaz için farklı bir parola seçin.',
  'device.error.passwordUnchecked': 'Parola kontrol edilemedi. Bağlantınızı kontrol edip tekrar deneyin.',
  'device.strength.strong': 'Güçlü: tahmin edilme süresi {time}.',
  'device.strength.weak': 'Zayıf: tahmin edilme süresi {time}.',
  'device.strength.moment': 'bir dakikadan az',
  'device.strength.minutes': 'yaklaşık {count, plural, one {# dakika} other {# dakika}}',
  'device.strength.hours': 'yaklaşık {count, plural, one {# saat} other {# saat}}',
  'device.strength.days': 'yaklaşık {count, plural, one {# gün} other {# gün}}',
  'device.strength.years': 'yaklaşık {count, plural, one {# yıl} other {# yıl}}',
  'device.strength.centuries': 'yüzyıllar',
  'device.error.passwordMissing': 'Cihaz parolanızı girin',
  'device.error.passwordMismatch': 'Parolalar eşleşmiyor',
  'device.error.fileMissing': 'Bir yedek dosyası seçin',
  'device.error.fileLarge':
    'Bu dosya bir yedek dosyası olamayacak kadar büyük. Dosyayı tam kaydedildiği haliyle seçin.',
  'device.error.noAccount':
    'Cüzdanınızın henüz birincil hesabı yok. Cüzdanı bir kez açın, ardından bunu etkinleştirin.',
  'device.turnOn.title': 'Cüzdanınızı bu cihazda saklayın',
  'device.turnOn.phraseHelp':
    'Bu cihazda şifrelenmesi için bir kez daha girin. Asla sunucularımıza gönderilmez.',
  'device.turnOn.submit': 'Bu cihazda sakla',
  'device.created': 'Cüzdanınız bu cihazda saklanıyor ve kilidi açık',
  'device.createdLocked': 'Cüzdanınız bu cihazda saklanıyor, ancak kilitli. Kilidi cihaz parolanızla açın.',
  'device.notStored.title': 'Cüzdanınız kuruldu, ancak bu cihazda saklanmadı',
  'device.notStored.text':
    'Kelimeleriniz hâlâ burada gösteriliyor: onları bir yere yazdığınızdan emin olun. Ardından tekrar deneyin veya saklamadan devam edin; bunu daha sonra ayarlardan açabilirsiniz.',
  'device.notStored.again': 'Saklamayı tekrar dene',
  'device.notStored.continue': 'Saklamadan devam et',
  'device.opened': 'Cüzdanın kilidi açıldı',
  'device.unlock.title': 'Bu cihazdaki cüzdanın kilidini açın',
  'device.unlock.text': 'Kilit açma çevrimdışı da çalışır.',
  'device.change.title': 'Cihaz parolasını değiştirin',
  'device.change.text': 'Daha önce kaydedilen yedek dosyaları eski parolalarını korur.',
  'device.change.passkeyText':
    'Cihazınız, unuttuğunuz parolanın yerine geçiş anahtarınızı bir kez daha ister. Daha önce kaydedilen yedek dosyaları eski parolalarını korur.',
  'device.change.forgotten': 'Unuttunuz mu? Geçiş anahtarını kullanın',
  'device.changed': 'Cihaz parolası değiştirildi',
  'device.setPassword': 'Cihaz parolası belirle',
  'device.setPassword.text':
    'Cihazınız geçiş anahtarınızı ister. Bundan sonra bu cüzdanın kilidini hem geçiş anahtarı hem de parola açar.',
  'device.passwordSet': 'Cihaz parolası belirlendi',
  'device.passkey.needsWallet':
    'Önce “Bu cihazdaki cüzdan” özelliğini açın. Ardından kilidini bir geçiş anahtarıyla (parmak izi, yüz veya PIN) açabilirsiniz.',
  'device.passkey.needsUnlocked': 'Bunu değiştirmek için bu cihazdaki cüzdanın kilidini açın.',
  'device.passkey.needsPassword':
    'Bunu kapatmadan önce bir cihaz parolası belirleyin: parola yoksa bu cihazdaki cüzdanın kilidini yalnızca geçiş anahtarı açar.',
  'device.passkey.insecure':
    'Kullanılamıyor: bu sayfa güvenli bağlantı (https) kullanmıyor. Cihaz parolasını kullanın.',
  'device.passkey.ipAddress':
    'Kullanılamıyor: geçiş anahtarları için adres çubuğunda localhost gibi bir ad gerekir; bu ise bir IP adresi. Cihaz parolasını kullanın.',
  'device.passkey.noWebAuthn':
    'Kullanılamıyor: bu tarayıcı geçiş anahtarlarını (WebAuthn) desteklemiyor. Cihaz parolasını kullanın.',
  'device.passkey.noPrf':
    'Kullanılamıyor: bu tarayıcının geçiş anahtarları bir anahtarı koruyamaz (PRF desteği yok). Cihaz parolasını kullanın.',
  'device.passkey.noAuthenticator':
    'Kullanılamıyor: bu cihazda, bu tarayıcının kullanabileceği parmak izi, yüz veya PIN yok. Cihaz parolasını kullanın.',
  'device.passkey.use': 'Geçiş anahtarını kullan',
  'device.passkeyAlone':
    'Kilidini yalnızca geçiş anahtarınız açar. Bir cihaz parolasıyla ifadeyi burada gösterebilir ve yedek dosyası da kaydedebilirsiniz.',
  'device.passkey.add.title': 'Kilidi geçiş anahtarıyla açın',
  'device.passkey.add.text':
    'Cihazınız parmak izinizi, yüzünüzü veya PIN’inizi ister ve bir geçiş anahtarı oluşturur. Yanıtı bu cihazdan asla çıkmaz. Cihaz parolası çalışmaya devam eder.',
  'device.passkey.add.submit': 'Geçiş anahtarı oluştur',
  'device.passkey.added': 'Artık bu cüzdanın kilidini geçiş anahtarıyla açabilirsiniz',
  'device.passkey.remove.title': 'Kilidi geçiş anahtarıyla açma kapatılsın mı?',
  'device.passkey.remove.text':
    'Bundan sonra bu cihazdaki cüzdanın kilidini yalnızca cihaz parolası açar. Geçiş anahtarı cihazınızın ayarlarında kalır ama hiçbir kilidi açmaz.',
  'device.passkey.remove.submit': 'Kapat',
  'device.passkey.removed': 'Bu geçiş anahtarı artık cüzdanın kilidini açmıyor',
  'device.phrase.title': 'Kurtarma ifadeniz',
  'device.phrase.text':
    'Kimsenin bakmadığından emin olun: bu kelimeleri okuyan veya fotoğrafını çeken herkes coinlerinizi alabilir. Kelimeler bir dakika gösterilir.',
  'device.phrase.submit': 'Devam',
  'device.phrase.left': '{seconds} sn sonra gizlenir',
  'device.phrase.over': 'Bir dakika doldu. Kelimeleri görmek için parolanızı yeniden girin.',
  'device.remove.title': 'Cüzdan bu cihazdan kaldırılsın mı?',
  'device.remove.text':
    'Bundan sonra onu yalnızca kelimeleriyle veya bir yedek dosyasıyla geri yükleyebilirsiniz. Bu kelimeler hesabınızın kelimelerinden farklı olabilir: emin değilseniz iptal edin ve önce “İfadeyi göster” seçeneğini kullanın.',
  'device.remove.storedText':
    'Bundan sonra coinlerine yalnızca kelimeleri erişim sağlar; yedek dosyası işe yaramaz. Kelimeleri bir yere yazmadıysanız iptal edin ve önce “İfadeyi göster” seçeneğini kullanın.',
  'device.remove.uselessText':
    'Artık hiçbir parola bu saklanan cüzdanın kilidini açmıyor; bu nedenle parola girmeniz gerekmez. Kurtarma ifadeniz veya bir yedek dosyası onu geri yükler; coinleriniz ve hesabınız bundan etkilenmez.',
  'device.remove.storedUselessText':
    'Artık hiçbir parola bu saklanan cüzdanın kilidini açmıyor; bu nedenle parola girmeniz gerekmez. Bu cüzdanın kurtarma ifadesi, coinlerine herhangi bir cüzdanda erişim sağlar.',
  'device.remove.changedText':
    'Bu saklanan cüzdanın kilidi artık açılamaz. Onu yalnızca kelimeleri veya bir yedek dosyası geri yükler; coinleriniz ve hesabınız bundan etkilenmez.',
  'device.remove.storedChangedText':
    'Bu saklanan cüzdanın kilidi artık açılamaz. Coinlerine, herhangi bir cüzdanda, yalnızca kelimeleri erişim sağlar.',
  'device.remove.byPassword': 'Cihaz parolasını kullan',
  'device.remove.byPhrase': 'Kurtarma ifadesini kullan',
  'device.remove.phraseHelp': 'Bu cüzdanın kelimeleri. Yalnızca bu cihazda karşılaştırılırlar.',
  'device.remove.accountPhraseHelp': 'Yalnızca bu cihazda, hesabınızla karşılaştırılır.',
  'device.removed': 'Cüzdan bu cihazdan kaldırıldı',
  'device.backup.title': 'Yedek dosyası kaydedin',
  'device.backup.text': 'Dosya, geçerli cihaz parolanızla açılır. Parolayı bildiğinizi onaylamak için girin.',
  'device.backup.submit': 'Dosyayı kaydet',
  'device.backup.forgotten': 'Unuttunuz mu? Geçiş anahtarıyla yeni parola belirleyin',
  'device.backup.saved':
    'Tarayıcınız yedek dosyasını aldı: indirilenlerinizi kontrol edin. Dosya yalnızca bu hesapta ve geçerli cihaz parolanızla çalışır. En önemli yedeğiniz, yazdığınız kelimeler olmaya devam eder.',
  'device.restore.title': 'Yedek dosyası yükleyin',
  'device.restore.text':
    'Dosya kaydedilirken kullanılan parolayı girin. Dosya açıldığında bu cihazdaki cüzdanın yerine geçer; farklı kelimelere sahip bir cüzdan, siz kaldırana kadar kalır.',
  'device.restore.choose': 'Dosya seç',
  'device.restore.chosen': 'Seçilen: {name}',
  'device.restore.submit': 'Yükle',
  'device.stored.all':
    'Bu cihazda bir cüzdan saklanıyor. Kullanmak için onun hesabıyla giriş yapın. Artık giriş yapamıyorsanız cihaz parolası veya geçiş anahtarı kurtarma ifadesini yine de gösterir.',
  'device.stored.others': 'Bu cihazda başka bir hesabın veya silinmiş bir hesabın cüzdanı da saklanıyor.',
  'device.stored.own':
    'Bu cihazda zaten bu hesabın bir cüzdanı saklanıyor ve coinleriniz onda olabilir. Önce kurtarma ifadesini görüntüleyin, ardından onunla devam etmek için “Zaten bir ifadem var” seçeneğini kullanın.',
  'device.stored.open': 'Görüntüle',
  'device.stored.title': 'Bu cihazdaki cüzdanlar',
  'device.stored.text':
    'Hesap artık mevcut olmasa bile cihaz parolaları veya geçiş anahtarları onların kilidini açar. Kurtarma ifadeniz, coinlerinize herhangi bir cüzdanda erişim sağlar: herhangi bir şeyi kaldırmadan önce onu bir yere yazın.',
  'device.stored.gone': 'Bu cüzdan artık bu cihazda değil.',
  'device.signs': 'Bu cihazdaki cüzdan imzalar. İfadenize ihtiyacınız yok.',
  'device.passkeySigns': 'Geçiş anahtarınız bu cihazdaki cüzdanın kilidini açar. İfadenize ihtiyacınız yok.',
  'device.derives': 'Bu cihazdaki cüzdan hesabı ekler. İfadenize ihtiyacınız yok.',
  'device.secretUnseen': 'Önce parola veya kurtarma ifadesi alanına kaydırın.',
  'device.passwordSends': 'Kilidi açıp devam etmek için girin.',
  'device.usePhrase': 'Bunun yerine kurtarma ifadesini kullan',
  'device.useDevice': 'Bu cihazdaki cüzdanı kullan',
  'device.offer': 'Cüzdanı bu cihazda da sakla',
  'device.offerText':
    'Böylece bu kelimeler yerine parolayla gönderebilirsiniz. Kelimeler burada şifrelenmiş olarak saklanır ve asla gönderilmez. Bunu daha sonra ayarlardan da yapabilirsiniz.',
  'device.offer.passkeyText':
    'Böylece bu kelimeler yerine parmak iziniz, yüzünüz veya PIN’inizle gönderebilirsiniz. Kelimeler burada şifrelenmiş olarak saklanır ve asla gönderilmez. Bunu daha sonra ayarlardan da yapabilirsiniz.',
  'device.offer.passkey':
    'Devam ettiğinizde cihazınız parmak izinizi, yüzünüzü veya PIN’inizi ister ve bir geçiş anahtarı oluşturur. Bu cihazı kaybederseniz cüzdanınızı yalnızca yazdığınız kelimeler geri yükler.',
  'device.offer.usePassword': 'Bunun yerine parola kullan',
  'device.offer.usePasskey': 'Bunun yerine geçiş anahtarı kullan',
} as const;
