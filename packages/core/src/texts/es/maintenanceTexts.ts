export const maintenanceTexts = {
  'maintenance.readOnly':
    'Mantenimiento: puedes ver tu billetera, pero los envíos y los cambios están desactivados por ahora. Tus activos no se ven afectados.',
  'maintenance.paused': 'Desactivado por ahora: {features}. Tus activos no se ven afectados.',
  'maintenance.feature.send': 'envíos',
  'maintenance.feature.swap': 'canjes',
  'maintenance.feature.earn': 'Ganar',
  'maintenance.feature.nfts': 'mercado de NFT',
  'maintenance.feature.chat': 'chat de soporte',
  'maintenance.feature.api': 'API para desarrolladores',
} as const;
