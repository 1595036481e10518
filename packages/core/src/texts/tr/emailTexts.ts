export const emailTexts = {
  'email.loading': 'Bağlantınız okunuyor…',
  'email.continue': 'Devam',
  'email.toSignIn': 'Girişe git',
  'email.working': 'Bir dakika…',
  'email.phraseNote':
    'Yeni parola, hesabınıza giriş yapmanızı sağlar. Kurtarma ifadenizi değiştirmez; coinlerinizi yalnızca o kontrol eder ve sıfırlanamaz.',
  'email.verifyEmail.title': 'E-posta adresinizi onaylayın',
  'email.verifyEmail.text': '{email} sizin mi? Yalnızca bununla kendiniz kaydolduysanız onaylayın.',
  'email.verifyEmail.submit': 'Bu adresi onayla',
  'email.verifyEmail.done': 'Adresiniz onaylandı',
  'email.verifyEmail.doneText':
    'Parolanızı unutursanız {email} aracılığıyla yenisini belirleyebilirsiniz. Coinlerinizi yalnızca kurtarma ifadeniz kontrol eder.',
  'email.resetPassword.title': 'Yeni parola belirleyin',
  'email.resetPassword.text': '{email} hesabı için.',
  'email.resetPassword.newPassword': 'Yeni parola',
  'email.resetPassword.submit': 'Yeni parolayı belirle',
  'email.resetPassword.done': 'Parolanız değiştirildi',
  'email.resetPassword.doneText': '{email} hesabının tüm oturumları kapatıldı. Yeni parolayla giriş yapın.',
  'email.resetPassword.check':
    'Bu cüzdanı kendiniz oluşturmadıysanız veya parolanızı başkası biliyorduysa coin almadan önce ayarlardan kurtarma ifadenizi kontrol edin: yazdığınız ifade olmalıdır.',
  'email.recoverEmail.title': 'E-posta adresinizi geri yükleyin',
  'email.recoverEmail.text': 'Hesabınız {email} adresine döner.',
  'email.recoverEmail.textBoth': 'Hesabınız {other} adresinden {email} adresine döner.',
  'email.recoverEmail.submit': 'Bu adresi geri yükle',
  'email.recoverEmail.done': 'Adresiniz geri yüklendi',
  'email.recoverEmail.doneText':
    'Yeniden {email} ile giriş yaparsınız. Değişikliği kendiniz yapmadıysanız biri parolanızı biliyor: şimdi yeni bir parola belirleyin.',
  'email.recoverEmail.reset': 'Yeni parola belirle',
  'email.verifyAndChangeEmail.title': 'E-posta adresinizi değiştirin',
  'email.verifyAndChangeEmail.text': 'Hesabınız {email} adresini kullanacak.',
  'email.verifyAndChangeEmail.textBoth': 'Hesabınız {other} adresinden {email} adresine taşınır.',
  'email.verifyAndChangeEmail.submit': 'Adresi değiştir',
  'email.verifyAndChangeEmail.done': 'Adresiniz değiştirildi',
  'email.verifyAndChangeEmail.doneText':
    'Bundan böyle {email} ile giriş yaparsınız. Her yerde oturumunuz kapatıldı: yeniden giriş yapın.',
  'email.confirmedAlready': 'Adresiniz zaten onaylı',
  'email.confirmedAlreadyText': 'Yapılacak başka bir şey yok.',
  'email.malformed': 'Bu bağlantı eksik',
  'email.malformedText':
    'E-postadan yeniden açın veya tamamını adres çubuğuna kopyalayın. Güvenliğiniz için sayfa, kodu okur okumaz adres çubuğundan kaldırır; bu nedenle bu sayfayı yenileyemezsiniz.',
  'email.unsupported': 'Böyle bağlantılar göndermeyiz',
  'email.unsupportedText':
    'Bu cüzdanın giriş bağlantıları yoktur. Bu sayfayı kapatın ve o bağlantının sizi götürdüğü hiçbir yere parolanızı veya kurtarma ifadenizi girmeyin.',
  'email.invalid': 'Bu bağlantı artık çalışmıyor',
  'email.invalid.verifyEmail':
    'Zaten kullanıldı veya daha yenisi gönderildi. Adresinizi az önce onayladıysanız işiniz tamam. Onaylamadıysanız cüzdanınızın ayarlarından yeni bir bağlantı gönderin.',
  'email.invalid.resetPassword':
    'Zaten kullanıldı veya daha yenisi gönderildi. Az önce yeni parola belirlediyseniz onunla giriş yapın. Belirlemediyseniz yeni bir bağlantı isteyin.',
  'email.invalid.recoverEmail':
    'Zaten kullanıldı veya bizim bağlantılarımızdan biri değil. Adresinizi başkası değiştirdiyse bu adresten {support} adresine yazın.',
  'email.invalid.verifyAndChangeEmail':
    'Zaten kullanıldı veya bizim bağlantılarımızdan biri değil. Adresinizi az önce değiştirdiyseniz yenisiyle giriş yapın.',
  'email.expired': 'Bu bağlantının süresi doldu',
  'email.expired.verifyEmail': 'Cüzdanınızın ayarlarından yenisini gönderin.',
  'email.expired.resetPassword': 'Yenisini isteyin: hiçbir şey değişmedi.',
  'email.expired.recoverEmail': 'Bu adresten {support} adresine yazın; size yardımcı oluruz.',
  'email.expired.verifyAndChangeEmail': 'Hiçbir şey değişmedi: hâlâ eski adresinizle giriş yaparsınız.',
  'email.disabled': 'Bu hesap devre dışı',
  'email.disabledText':
    'Kimse ona giriş yapamaz. Coinleriniz bundan etkilenmez: kurtarma ifadeniz diğer cüzdanlarda da çalışır. {support} adresine yazın.',
  'email.taken': 'Bu adresi zaten başka bir hesap kullanıyor',
  'email.takenText': 'Hiçbir şey değiştirilmedi. Eski adresinizle giriş yapın veya {support} adresine yazın.',
  'email.weakPassword': 'Lütfen daha uzun veya daha az yaygın bir parola seçin',
  'email.tooMany': 'Çok fazla istek. Birkaç dakika sonra tekrar deneyin.',
  'email.newLink': 'Yeni bağlantı gönder',
  'email.openSettings': 'Ayarları aç',
  'email.forgot.title': 'Parolanızı mı unuttunuz?',
  'email.forgot.text': 'Size yeni parola belirlemeniz için bağlantı içeren bir e-posta göndeririz.',
  'email.forgot.submit': 'Bağlantıyı gönder',
  'email.forgot.again': 'Yeniden gönder',
  'email.forgot.sent': 'E-postanızı kontrol edin',
  'email.forgot.sentText':
    '{email} adresinin burada hesabı varsa yeni parola belirlemek için bir bağlantı gönderdik. Birkaç dakika sürebilir; spam klasörünüzü de kontrol edin.',
  'email.forgot.wait': '{seconds} saniye sonra bir tane daha isteyebilirsiniz.',
} as const;
