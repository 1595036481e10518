export const maintenanceTexts = {
  'maintenance.readOnly':
    'Bảo trì: bạn có thể xem ví, nhưng việc gửi và thay đổi đang tạm tắt. Tài sản của bạn không bị ảnh hưởng.',
  'maintenance.paused': 'Đang tạm tắt: {features}. Tài sản của bạn không bị ảnh hưởng.',
  'maintenance.feature.send': 'gửi',
  'maintenance.feature.swap': 'hoán đổi',
  'maintenance.feature.earn': 'Sinh lời',
  'maintenance.feature.nfts': 'chợ NFT',
  'maintenance.feature.chat': 'chat hỗ trợ',
  'maintenance.feature.api': 'API cho nhà phát triển',
} as const;
