export const receiveTexts = {
  'receive.title': 'Al',
  'receive.token': 'Token',
  'receive.tokenOption': '{symbol}, {network} ağında',
  'receive.qrLabel': '{network} ağında {symbol} adresinin QR kodu',
  'receive.address': '{symbol} adresiniz',
  'receive.sampleAddress': 'Örnek adres',
  'receive.copy': 'Adresi kopyala',
  'receive.copied': 'Adres panoya kopyalandı',
  'receive.warning': 'Bu adrese {network} ağında yalnızca {symbol} gönderin. Başka her şey kaybolabilir.',
  'receive.renamedTo':
    '{network} ağındaki {symbol}, aynı coinin yeni adıdır; bu nedenle onu burada alabilirsiniz.',
  'receive.sample': 'Örnek',
  'receive.sampleWarning':
    'Bu bir adres değil, örnektir: cüzdan henüz {network} ağında {symbol} tutmuyor. Ona hiçbir şey göndermeyin.',
  'receive.lastKnown':
    'Bu, bu cihazın en son sakladığı adresinizdir. Bağlantı olmadan hesabınızla karşılaştırılamaz.',
  'receive.noAddress': 'Henüz transfer alabileceğiniz bir adresiniz yok.',
  'receive.watchOnly':
    'Cüzdanda birincil adresinizin anahtarı yok; bu nedenle bu adres alma adresi olarak gösterilmez.',
  'receive.public':
    '{address} adresinin kurtarma ifadesi örnek olarak yayınlanmıştır; bu nedenle anahtarı herkestedir. Botlar oraya gelen her şeyi anında alır; bu nedenle bu adrese burada transfer alamazsınız. Yeni bir ifadeyle cüzdan oluşturun.',
  'receive.checking': 'Bu adres, bu cihazdaki anahtarlarla karşılaştırılıyor…',
  'receive.foreign':
    'Bu cihazdaki hiçbir anahtar {address} adresini kontrol etmiyor. Birincil adresiniz olarak ayarlanmış, ancak bu adrese hiçbir şey göndertmeyin. Bunu siz ayarlamadıysanız hesap parolanızı değiştirin ve Hesaplar bölümünde kendi hesabınızı seçin.',
} as const;
