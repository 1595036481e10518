export const releaseTexts = {
  'release.title': '{version} sürümü hazır',
  'release.text': 'Açık sekmeleriniz yeniden yüklenir. Anahtarlarınız ve coinleriniz oldukları yerde kalır.',
  'release.changes': 'Değişiklikler (İngilizce)',
  'release.update': 'Güncelle',
  'release.later': 'Daha sonra',
  'release.busy':
    'Diğer sekmeler dahil, imzaladığınız veya gönderdiğiniz işlemi bitirin ya da kapatın. Sonra güncelleyin.',
  'release.error': 'Güncellenemedi. Sayfayı yeniden yükleyip tekrar deneyin.',
} as const;
