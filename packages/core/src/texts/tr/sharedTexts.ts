export const sharedTexts = {
  'common.offlineText': 'Bu yüklenemedi. Çevrimiçi olduğunuzda otomatik olarak yüklenir.',
  'common.unreadable':
    '{count, plural, one {# kayıt okunamıyor ve burada eksik.} other {# kayıt okunamıyor ve burada eksik.}}',
  'common.unreadableTotals':
    '{count, plural, one {# kayıt okunamıyor ve burada eksik. Toplamlara dahil değil.} other {# kayıt okunamıyor ve burada eksik. Toplamlara dahil değiller.}}',
  'common.serverUnreachable': 'Sunucu yanıt vermedi',
  'common.save': 'Kaydet',
  'common.delete': 'Sil',
  'common.close': 'Kapat',
  'common.renamedTo': '{currency}, {year} yılından beri {symbol} adını taşıyor.',
  'common.nowCalledShort': '(yeni adı {symbol})',
  'badge.samplePrices': 'Örnek fiyatlar',
  'badge.samplePricesHint': 'Yerleşik örnek fiyatlar; piyasa fiyatı değildir.',
  'badge.localChain': 'Yerel zincir',
  'badge.localChainHint':
    'Bu cüzdan, kendi bilgisayarınızdaki bir zinciri kullanıyor. Coinlerinin değeri yoktur.',
  'common.unknownError': 'Bir sorun oluştu. Lütfen tekrar deneyin.',
  'common.back': 'Geri',
  'badge.demo': 'Demo',
  'badge.demoHint': 'Bu ekran, özelliğin nasıl çalışacağını gösterir. Coin hareketi olmaz.',
} as const;
