export const addTokenTexts = {
  'tokens.add.contractAddress': 'Sözleşme adresi',
  'tokens.add.network': 'Ağ',
  'tokens.add.name': 'Token adı',
  'tokens.add.symbol': 'Token sembolü',
  'tokens.add.icon': 'Simge',
  'tokens.add.iconHelp':
    'Bir veya iki karakter ya da bir emoji. Boş bırakırsanız sembolün ilk harfi kullanılır.',
  'tokens.add.required': 'Yıldızlı alanlar zorunludur.',
  'tokens.add.submit': 'Token ekle',
  'tokens.lookup.found':
    'Bulundu: {name} ({symbol}), {decimals} ondalık basamak. Cüzdanın token listesinde yok.',
  'tokens.lookup.listed':
    'Bulundu: {name} ({symbol}), {decimals} ondalık basamak. Cüzdanın token listesinde var.',
  'tokens.lookup.imitation':
    'Bu, bilinen {symbol} değil. Herkes istediği adla token oluşturabilir. Girdiğiniz sözleşme: {contract}. {known}',
  'tokens.lookup.knownContract': '{network} ağında bilinen {symbol}: {contract}.',
  'tokens.lookup.knownNone': 'Bu cüzdan {network} ağında hiçbir {symbol} sözleşmesi bilmiyor.',
  'tokens.imitation.title': '{symbol} olmayan bir token eklensin mi?',
  'tokens.imitation.text':
    'Kendisine {symbol} diyor, ancak farklı bir sözleşme ve muhtemelen sizi aldatmak için yapılmış. Girdiğiniz sözleşme: {contract}. {known} Cüzdanınızda işaretli kalır.',
  'tokens.imitation.confirm': 'Yine de ekle',
  'tokens.lookup.differs':
    'Sözleşme kendisine {name} ({symbol}) diyor; bu, yazdığınızdan farklı. Kastettiğiniz token bu mu?',
  'tokens.lookup.use': 'Sözleşmenin adını kullan',
  'tokens.lookup.unreachable':
    'Ağ yanıt vermedi; bu nedenle token kontrol edilmedi. Onu girdiğiniz gibi ekleyebilirsiniz; gönderebilmenizden önce sayfası sözleşmeyi yeniden kontrol eder.',
  'tokens.lookup.switchedOff':
    '{network} kapalı. Tokeni ekleyebilirsiniz; bakiyesini görmek ve göndermek için ağı Ağ ayarlarından açın.',
  'tokens.lookup.unnamed': 'adsız',
  'tokens.notes.title': 'Token eklemeden önce',
  'tokens.notes.contract': 'Sözleşme adresini kontrol edin',
  'tokens.notes.contractText':
    'Herkes bilinen bir adla token oluşturabilir. Adresi projenin kendi web sitesinden kopyalayın.',
  'tokens.notes.listed': 'Listedeki tokenler otomatik görünür',
  'tokens.notes.listedText':
    'Cüzdanın listesindeki tokenler, elinize geçer geçmez ana ekranda görünür. Onları eklemeniz gerekmez.',
  'tokens.notes.free': 'Eklemek ücretsizdir',
  'tokens.notes.freeText':
    'Bu yalnızca tokeni listenize ekler ve hiçbir izin vermez. Onu tokenin sayfasından kaldırabilirsiniz.',
} as const;
