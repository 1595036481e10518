export const maintenanceTexts = {
  'maintenance.readOnly':
    'Maintenance : vous pouvez consulter votre portefeuille, mais l’envoi et les modifications sont désactivés pour le moment. Vos actifs ne sont pas affectés.',
  'maintenance.paused': 'Désactivé pour le moment : {features}. Vos actifs ne sont pas affectés.',
  'maintenance.feature.send': 'envoi',
  'maintenance.feature.swap': 'échanges',
  'maintenance.feature.earn': 'Gagner',
  'maintenance.feature.nfts': 'place de marché NFT',
  'maintenance.feature.chat': 'chat d’assistance',
  'maintenance.feature.api': 'API pour développeurs',
} as const;
