export const maintenanceTexts = {
  'maintenance.readOnly':
    'Pemeliharaan: Anda dapat melihat dompet, tetapi pengiriman dan perubahan dinonaktifkan untuk saat ini. Aset Anda tidak terpengaruh.',
  'maintenance.paused': 'Dinonaktifkan untuk saat ini: {features}. Aset Anda tidak terpengaruh.',
  'maintenance.feature.send': 'pengiriman',
  'maintenance.feature.swap': 'penukaran',
  'maintenance.feature.earn': 'imbal hasil',
  'maintenance.feature.nfts': 'marketplace NFT',
  'maintenance.feature.chat': 'chat dukungan',
  'maintenance.feature.api': 'API pengembang',
} as const;
