export const maintenanceTexts = {
  'maintenance.readOnly':
    'Технические работы: кошелёк можно просматривать, но отправка и изменения пока отключены. На ваши активы это не влияет.',
  'maintenance.paused': 'Пока отключено: {features}. На ваши активы это не влияет.',
  'maintenance.feature.send': 'отправка',
  'maintenance.feature.swap': 'обмен',
  'maintenance.feature.earn': 'заработок',
  'maintenance.feature.nfts': 'маркетплейс NFT',
  'maintenance.feature.chat': 'чат поддержки',
  'maintenance.feature.api': 'API для разработчиков',
} as const;
