export const maintenanceTexts = {
  'maintenance.readOnly': 'صيانة: يمكنك عرض محفظتك، لكن الإرسال والتغييرات متوقفة حاليًا. لم تتأثر أصولك.',
  'maintenance.paused': 'متوقف حاليًا: {features}. لم تتأثر أصولك.',
  'maintenance.feature.send': 'الإرسال',
  'maintenance.feature.swap': 'المبادلات',
  'maintenance.feature.earn': 'كسب العائد',
  'maintenance.feature.nfts': 'سوق NFT',
  'maintenance.feature.chat': 'محادثة الدعم',
  'maintenance.feature.api': 'API للمطوّرين',
} as const;
