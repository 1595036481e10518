export const featuresTexts = {
  'features.meta.title': 'Özellikler · Everything Wallet',
  'features.meta.description':
    'Tarayıcıda imzalama, dokuz ağ, tokenler, kişiler ve geçmiş: cüzdanın bugün neler yaptığı ve nelerin planlandığı.',
  'features.title': 'Özellikler',
  'features.lead': 'Cüzdanın bugün yaptıkları. Planlanan özellikler ayrıca işaretlenir.',
  'features.list': 'Bilmeniz gereken altı şey',
  'features.card.security.title': 'Banka düzeyinde güvenlik',
  'features.card.security.text':
    '12 kelimeniz, tarayıcınızda 128 bit rastgelelikten oluşturulur. Bir işlem gönderilmeden önce cüzdan, imzalanan baytları çözer ve girdiklerinizle karşılaştırır. Parolanız hesabı açar; coinleri yalnızca ifade hareket ettirir.',
  'features.card.speed.title': 'Yıldırım hızında',
  'features.card.speed.text':
    'Ücret siz yazarken tahmin edilir. Transfer, siz imzalar imzalamaz geçmişinizde görünür ve sayfa yenilenmeden beklemeden tamamlandıya geçer. Bunun ne kadar süreceği ağa bağlıdır.',
  'features.card.privacy.title': 'Tam gizlilik',
  'features.card.privacy.text':
    'Kurtarma ifadeniz hiçbir sunucuda yoktur. Onu gönderirken yazarsınız veya kendi parolasıyla veya bir geçiş anahtarıyla şifrelenmiş olarak cihazınızda saklarsınız. Bakiyelerinizi sunucularımız okur; bu nedenle ağ düğümleri IP adresinizi öğrenmez. İzleyici yok, reklam yok.',
  'features.card.chains.title': 'Çoklu zincir desteği',
  'features.card.chains.text':
    'Tek ifade ve tek adresle Ethereum ve Polygon ile test ağları Sepolia ve Amoy; siz açtığınızda BNB Smart Chain, Avalanche, Arbitrum One, OP Mainnet ve Base. ERC-20 tokenleri ekleyebilir, alabilir ve gönderebilirsiniz. Diğer zincirler henüz desteklenmiyor.',
  'features.card.platforms.title': 'Her platformda',
  'features.card.platforms.text':
    'Cüzdan bir web sayfasıdır. Telefonda, tablette veya bilgisayarda güncel bir tarayıcıda, açık ve koyu modda, yalnızca klavyeyle ve ekran okuyucuyla çalışır. Hiçbir şey yüklemeniz gerekmez.',
  'features.card.swaps.title': 'Token takası',
  'features.card.swaps.text':
    'Uniswap’ın bulunduğu ağlarda coin ve tokenleri onun üzerinden takas edin: alacağınız en az tutarı, fiyat etkisini ve ücreti görür, yalnızca tam tutar için harcama izni verirsiniz. Stake ve ödünç verme, Ethereum ve Polygon’daki üçüncü taraf havuzlarını kullanır. Bir ağda borsa veya havuz yoksa bu ekranlar demo olarak işaretlenmiş örnekler gösterir.',
  'features.more': 'Cüzdanda ayrıca',
  'features.more.accounts': 'Tek ifadeden birden fazla hesap ve yalnızca izlenen adresler',
  'features.more.contacts': 'Her adresi kaydedilmeden önce kontrol edilen kişiler',
  'features.more.history':
    'Gönderdiklerinizin, aldıklarınızın ve imzaladıklarınızın aranabilir geçmişi ve bir etkinlik panosu',
  'features.more.qr': 'QR kodları: adresinizi gösterin, başkasınınkini tarayın',
  'features.more.markets': '17 coinin piyasa fiyatları',
  'features.closing': 'Kendiniz görün',
  'features.closing.text': 'Her şeyi, coinlerin değerinin olmadığı test ağlarında deneyin.',
} as const;
