export const pushTexts = {
  'push.title': 'Cüzdan kapalıyken bildirimler',
  'push.off':
    'Kapalı. Cüzdanın hiçbir sayfası açık değilken alınan ve onaylanan transferlerden haberdar olmak için açın.',
  'push.on':
    'Bu tarayıcı {networks} üzerinde alınan ve onaylanan transferleri size bildirir. NFT’ler ve doğrulanmamış tokenler bildirilmez, hiçbir tutar gönderilmez.',
  'push.unsupported': 'Bu tarayıcı cüzdan kapalıyken size bildirim gösteremez.',
  'push.install': 'iPhone ve iPad’de cüzdanı Ana Ekrana ekleyin, oradan açın ve bu ayarı açın.',
  'push.denied':
    'Tarayıcınız bu sitenin bildirimlerini engelliyor. Tarayıcının ayarlarından izin verin, ardından bu ayarı açın.',
  'push.unavailable': 'Bu sunucu cüzdan kapalıyken bildirim göndermiyor.',
  'push.failed': 'Bildirimler değiştirilemedi. Bağlantınızı kontrol edip yeniden deneyin.',
  'push.accounts': 'Bildirim alacağınız hesaplar',
  'push.received': '{network} üzerinde alındı',
  'push.sent': '{network} üzerinde transfer onaylandı',
  'push.body': 'Hesap {account}. Transferi görmek için geçmişinizi açın.',
} as const;
