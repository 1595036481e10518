export const sdkTexts = {
  'sdk.meta.title': 'SDK ve kitaplıklar · Everything Wallet',
  'sdk.meta.description':
    'JavaScript ve TypeScript, Python ve Go için paketler: her dilde kurulum ve bir örnek.',
  'sdk.title': 'SDK ve kitaplıklar',
  'sdk.lead':
    'Üç dilde REST API; türler, kodlu hatalar ve bir işlemi asla iki kez göndermeyen yeniden denemelerle.',
  'sdk.packages': 'Paketler',
  'sdk.packages.text':
    'Paketleri, API ile aynı kaynaklardan derlenmiş olarak bu site sunar. Henüz genel kayıtlarda değiller: bu sayfa aksini söyleyene kadar orada bu adları taşıyan hiçbir paket bize ait değildir.',
  'sdk.package.plannedName': 'Planlanan ad, henüz yayınlanmadı',
  'sdk.package.javascript.title': 'JavaScript / TypeScript',
  'sdk.package.javascript.text': 'Node.js ve tarayıcılar için, türlerle.',
  'sdk.package.python.title': 'Python',
  'sdk.package.python.text': 'Betikler ve hizmetler için, tür bilgili, asyncio desteğiyle.',
  'sdk.package.go.title': 'Go',
  'sdk.package.go.text': 'Go ile yazılmış hizmetler için.',
  'sdk.samples': 'Her dilde aynı istek',
  'sdk.samples.text':
    'Sepolia’daki bir adresin bakiyesini okur. Anahtarı, komut satırıyla aynı ortam değişkeninden alır.',
  'sdk.shared': 'Ortak özellikler',
  'sdk.shared.errors':
    'Bir problem yanıtı, API’nin kodunu, durumunu ve istek kimliğini taşıyan bir hataya dönüşür; hata kataloğu her kodu açıklar.',
  'sdk.shared.retries':
    'Geçici hatalar, yanıtın istediği bekleme süresinden sonra yeniden denenir. Bir işlemi güvenle yeniden gönderebilirsiniz: aynı baytlar aynı işlemdir.',
  'sdk.shared.amounts': 'Hiçbir basamak kaybolmasın diye tutarlar ondalık dize olarak kalır.',
  'sdk.shared.key': 'Anahtar yalnızca belirttiğiniz dağıtıma gider ve asla bir günlüğe yazılmaz.',
} as const;
