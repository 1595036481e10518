export const supportTexts = {
  'support.meta.title': 'Destek · Everything Wallet',
  'support.meta.description':
    'Everything Wallet için yardım: canlı sohbet, e-posta, belgeler ve sık sorulan soruların yanıtları.',
  'support.title': 'Destek',
  'support.lead':
    'Yanıt almanın dört yolu. Hiçbiri için kurtarma ifadeniz gerekmez: onu biz dahil asla kimseyle paylaşmayın.',
  'support.ways': 'Yardım almanın yolları',
  'support.card.chat.title': 'Canlı sohbet',
  'support.card.chat.text':
    'Asistan, belgelerimizden hemen yanıt verir. Düğmesi pencerenin alt köşesindedir.',
  'support.card.email.title': 'E-posta',
  'support.card.email.text': 'Bize her konuda yazın. 24 saat içinde yanıt veririz.',
  'support.card.documentation.title': 'Belgeler',
  'support.card.documentation.text': 'Geliştiriciler için: ilk adımlar, kimlik doğrulama ve tüm işlevler.',
  'support.card.faq.title': 'SSS',
  'support.card.faq.text': 'En sık sorulan dört soru, aşağıda yanıtlandı.',
  'support.card.faq.link': 'Soruları gör',
  'support.faq': 'Sık sorulan sorular',
  'support.faq.more': 'Tüm sorular ve yanıtlar',
  'support.faq.phrase.question': 'Kurtarma ifadem nerede saklanıyor?',
  'support.faq.phrase.answer':
    'Onu nereye yazdıysanız orada. Cüzdan 12 kelimeyi tarayıcınızda oluşturur, kurulum sırasında gösterir ve unutur; onları kendi parolalarıyla veya bir geçiş anahtarıyla şifrelenmiş olarak cihazınızda saklarsanız unutmaz. Gönderirken kelimeleri girersiniz veya o parolayla ya da geçiş anahtarıyla kilitlerini açarsınız; tarayıcınız işlemi imzalar ve bunların hiçbirini hiçbir yere göndermez. Sunucularımız, bir ifadeyi kontrol edebilen ama kelimeleri açığa çıkarmayan anahtarlı bir parmak izi saklar.',
  'support.faq.lost.question': 'Kurtarma ifademi kaybedersem ne olur?',
  'support.faq.lost.answer':
    'Onu kimse geri yükleyemez ve onsuz coinlerinizi hareket ettiremezsiniz. E-postanız ve parolanız hesabı açmaya ve bakiyeyi göstermeye devam eder. İfadenizi biri görmüş olabilirse hiçbir ayar yardımcı olamaz: coinlerinizi hemen yeni bir cüzdana gönderin.',
  'support.faq.networks.question': 'Hangi ağları ve tokenleri kullanabilirim?',
  'support.faq.networks.answer':
    'Ethereum Mainnet ve Polygon Mainnet’te coinler, Ethereum Sepolia ve Polygon Amoy’da test coinleri. BNB Smart Chain, Avalanche, Arbitrum One, OP Mainnet ve Base’i Ağ ayarlarından açabilirsiniz. ERC-20 tokenlerini sözleşme adresiyle ekleyebilir, alabilir ve gönderebilirsiniz. Buradaki adresinize diğer zincirlerden hiçbir şey göndermeyin. Takas, Uniswap’ın bulunduğu ağlarda çalışır; stake ve ödünç verme, Ethereum ve Polygon’daki üçüncü taraf havuzlarını kullanır. Bir ağda borsa, havuz veya NFT pazar yeri yoksa ekranlar demo olarak işaretlenmiş örnekler gösterir.',
  'support.faq.fees.question': 'Bir transfer neye mal olur?',
  'support.faq.fees.answer':
    'Ağa giden ve ağın yoğunluğuna bağlı olan ağ ücretine. Cüzdan hiçbir şey eklemez. Göndermeden önce en yüksek maliyeti gösterir ve asla gördüğünüz toplamdan fazlası için imzalamaz. Ağın kullanmadığı kısım sizde kalır.',
} as const;
