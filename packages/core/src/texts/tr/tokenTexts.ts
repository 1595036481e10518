export const tokenTexts = {
  'tokens.add.title': 'Token ekle',
  'tokens.add.success': 'Token başarıyla eklendi',
  'tokens.error.add': 'Token eklenemedi',
  'tokens.error.contractAddress':
    'Bir sözleşme adresi girin: 0x ve sağlama toplamı geçerli 40 onaltılık basamak',
  'tokens.error.duplicate': 'Bu token sizde zaten var',
  'tokens.lookup.asking': 'Sözleşmeye soruluyor…',
  'tokens.imitation': 'Bilinen {symbol} değil',
  'tokens.unknownBalance': '—',
  'tokens.error.load': 'Tokenleriniz yüklenemedi',
  'tokens.page.balance': 'Bakiye',
  'tokens.page.value': '{currency} değeri',
  'tokens.page.network': 'Ağ',
  'tokens.page.contract': 'Sözleşme',
  'tokens.page.approvals': 'Harcama izinlerini gör',
  'tokens.page.copyContract': 'Sözleşme adresini kopyala',
  'tokens.page.send': 'Gönder',
  'tokens.page.receive': 'Al',
  'tokens.page.noPrice': 'Fiyat yok',
  'tokens.page.priceNotNow': '— (fiyata şu anda ulaşılamıyor)',
  'tokens.page.noSendChain': '{symbol} gönderemezsiniz: cüzdan {network} ağını henüz desteklemiyor.',
  'tokens.page.noSendContract': '{symbol} göndermek için önce onu sözleşme adresiyle ekleyin.',
  'tokens.page.switchedOff':
    '{network} kapalı. {symbol} varlığınızı görmek, göndermek ve almak için Ağ ayarlarından açın.',
  'tokens.page.noSendBalance': 'Ağ {symbol} bakiyenizi bildirdiğinde gönderebilirsiniz.',
  'tokens.page.decimalsUnknown':
    '{symbol} ondalık basamak sayısı bilinmiyor: yüklenemedi veya ağın düğümleri bu konuda birbiriyle çelişiyor. Bu sayı olmadan tokeni gönderemezsiniz.',
  'tokens.page.decimalsChanged':
    'Sözleşme, eklediğiniz zamankinden farklı bir ondalık basamak sayısı bildiriyor. Tutarlar yanlış olabilir; bu nedenle {symbol} gönderemezsiniz.',
  'tokens.page.confirm': 'Onayla',
  'tokens.page.confirmDecimals':
    '{symbol} sözleşmesi {decimals} ondalık basamak bildiriyor. Göndermeden önce bunu bir kez onaylayın: cüzdan bunu her tutar için kullanır ve sonraki yanıtları bununla karşılaştırır.',
  'tokens.page.contradicted':
    'Sunucu, {symbol} için yanlış bir ondalık basamak sayısı bildiriyor. Tutarlar yanlış olur; bu nedenle sayfayı yenileyene kadar gönderemezsiniz.',
  'tokens.page.balanceFailed': 'Ağ bakiyenizi bildirmedi.',
  'tokens.remove': 'Tokeni kaldır',
  'tokens.remove.title': '{symbol} kaldırılsın mı?',
  'tokens.remove.text': 'Listenizden kaldırılır. Tokenleriniz ağda kalır.',
  'tokens.remove.done': 'Token kaldırıldı',
  'tokens.remove.failed': 'Token kaldırılamadı',
} as const;
