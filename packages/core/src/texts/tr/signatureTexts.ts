export const signatureTexts = {
  'signature.warning.permit':
    'Bu imza, {spender} adresinin burada listelenenleri size yeniden sormadan harcamasına izin verir.',
  'signature.warning.unlimitedPermit':
    'Bu imza, {spender} adresinin sahip olduğunuz bu tokenin tamamını şimdi ve gelecekte harcamasına izin verir. Sınır yoktur.',
  'signature.warning.transfer':
    'Bu imza, başkalarının burada listelenen transferi size yeniden sormadan yapmasına izin verir.',
  'signature.warning.order':
    'Bu bir emir: bu imzaya sahip olan herkes, burada listelenen değişimi kendisine uygun bir zamanda yapabilir.',
  'signature.warning.orderBringsNothing': 'Bir şey veriyor ve karşılığında hiçbir şey almıyorsunuz.',
  'signature.warning.orderPaysOther': 'Ödemenin bir kısmı size değil, şu adrese gider: {recipient}.',
  'signature.warning.openEnded':
    'Bu imza burada gösterilenden fazlasını kapsıyor: neyin alınacağına veya nereye gideceğine başkası karar verir.',
  'signature.warning.lasting':
    'Bu imzanın süresi hiç dolmaz veya ancak bir aydan uzun süre sonra dolar. Onu burada geri alamazsınız.',
  'signature.warning.movesEverything':
    'Bu imza, başkasının sizin adınıza çağrı yapmasına izin verir. Sözleşmenin aktarabileceği her şeyi aktarabilir.',
  'signature.warning.unknownSignature':
    'Bu imzanın etkisi bilinmiyor. Bir emir olabilir veya birinin elinizdekileri almasına izin verebilir.',
  'signature.warning.noChain': 'Bu imza ağ belirtmiyor; bu nedenle her ağda kullanılabilir.',
  'signature.warning.otherChain':
    'Bu imza, seçtiğiniz ağ için değil, zincir kimliği {chainId} olan ağ içindir.',
  'signature.warning.noContract':
    'Bu imza sözleşme belirtmiyor; bu nedenle onu kabul eden herhangi bir sözleşme kullanabilir.',
  'signature.warning.looksLikeDigest':
    'Bu, ortak bir cüzdanın işlemi gibi başka bir şeyin parmak izi olabilir. İsteyen kişi ona herhangi bir anlam verebilir. Yalnızca kendiniz oluşturduysanız imzalayın.',
  'signature.warning.containsPhrase':
    'Bu mesaj, kurtarma ifadesine benzeyen bir şey içeriyor. Onu alan herkes her şeyi alabilir. İmzalamadan önce kelimeleri çıkarın.',
  'signature.warning.signInElsewhere':
    'Bu giriş {domain} için, ancak bağlantısı {host} adresine gidiyor. Bunu sahte bir site istiyor olabilir.',
  'signature.warning.signInUnreadable':
    'Bu bir girişe benziyor, ancak sitesi okunamıyor. Bunu sahte bir site istiyor olabilir.',
  'signature.error.failed': 'Hiçbir şey imzalanmadı. Tekrar deneyin.',
} as const;
