export const maintenanceTexts = {
  'maintenance.readOnly':
    'Manutenção: você pode ver sua carteira, mas envios e alterações estão desativados por enquanto. Seus ativos não são afetados.',
  'maintenance.paused': 'Desativado por enquanto: {features}. Seus ativos não são afetados.',
  'maintenance.feature.send': 'envios',
  'maintenance.feature.swap': 'trocas',
  'maintenance.feature.earn': 'rendimentos',
  'maintenance.feature.nfts': 'marketplace de NFTs',
  'maintenance.feature.chat': 'chat de suporte',
  'maintenance.feature.api': 'API para desenvolvedores',
} as const;
