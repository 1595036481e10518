export const errorsTexts = {
  'errors.meta.title': 'API hataları · Everything Wallet',
  'errors.meta.description':
    'Everything Wallet REST API’sinin tüm hata kodları: durumu, anlamı, çözümü ve yeniden denemenin işe yarayıp yaramadığı.',
  'errors.title': 'API hataları',
  'errors.lead': 'REST API’nin tüm hata kodları: ne oldu, ne yapılmalı ve yeniden denemek işe yarar mı.',
  'errors.shape': 'Hata biçimi',
  'errors.shape.text':
    'application/problem+json türünde bir problem ayrıntıları nesnesi (RFC 9457). Programlar, değişmeyen koduna güvenebilir; adresi bu sayfadaki koda götürür. Destek, isteği istek kimliğiyle bulur.',
  'errors.status': 'Durum {status}',
  'errors.remedy': 'Yapılacak:',
  'errors.retryable': 'Yeniden denemek işe yarayabilir',
  'errors.notRetryable': 'Yeniden denemek işe yaramaz',
  'errors.back': 'Belgelere dön',
} as const;
