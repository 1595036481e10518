export const developersTexts = {
  'developers.meta.title': 'Geliştiriciler · Everything Wallet',
  'developers.meta.description':
    'Dokuz ağda bakiyeler, ücretler ve işlemler için REST API; API anahtarları, üç dil için SDK’lar ve komut satırı.',
  'developers.title': 'Geliştiriciler',
  'developers.lead':
    'Bakiyeler, ücretler ve işlemler için bir REST API. Geliştirici portalından anahtarlar, üç dil için SDK’lar ve komut satırı.',
  'developers.resources': 'Kaynaklar',
  'developers.learnMore': 'Daha fazla bilgi',
  'developers.learnMoreAbout': 'Daha fazla bilgi: {topic}',
  'developers.card.documentation.title': 'Belgeler',
  'developers.card.documentation.text':
    'İlk adımlar, kimlik doğrulama ve kopyalanacak kod ile deneme formu içeren tüm uç noktalar.',
  'developers.card.sdk.title': 'SDK ve kitaplıklar',
  'developers.card.sdk.text': 'JavaScript ve TypeScript, Python ve Go için paketler.',
  'developers.card.cli.title': 'CLI araçları',
  'developers.card.cli.text': 'Terminalden bakiyeler, ücretler ve işlemler.',
  'developers.card.portal.title': 'Geliştirici portalı',
  'developers.card.portal.text': 'API anahtarlarını oluşturun, yenileyin ve silin. Hesap gerekir.',
  'developers.quickStart': 'Hızlı başlangıç',
  'developers.quickStart.text':
    'Geliştirici portalından alınan bir API anahtarıyla bir adresin bakiyesini okur. Testlerimiz bu dosyayı çalıştırır ve yanıtını zincirle karşılaştırır.',
  'developers.quickStart.next': 'Belgeler her adımı açıklar ve tüm uç noktaları listeler.',
  'developers.quickStart.websites': 'Web sitenizi cüzdana bağlayın',
  'developers.key': 'API anahtarları',
  'developers.key.text': 'Giriş yapın, anahtara ad verin, kapsamlarını seçin ve ilk isteğinizi gönderin.',
  'developers.key.get': 'API anahtarı al',
} as const;
