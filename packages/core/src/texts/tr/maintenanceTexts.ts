export const maintenanceTexts = {
  'maintenance.readOnly':
    'Bakım: cüzdanınızı görüntüleyebilirsiniz, ancak gönderim ve değişiklikler şimdilik kapalı. Varlıklarınız bundan etkilenmez.',
  'maintenance.paused': 'Şimdilik kapalı: {features}. Varlıklarınız bundan etkilenmez.',
  'maintenance.feature.send': 'gönderim',
  'maintenance.feature.swap': 'takas',
  'maintenance.feature.earn': 'kazanç',
  'maintenance.feature.nfts': 'NFT pazar yeri',
  'maintenance.feature.chat': 'destek sohbeti',
  'maintenance.feature.api': 'geliştirici API’si',
} as const;
