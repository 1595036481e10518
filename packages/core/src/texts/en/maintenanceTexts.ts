/** Banner shown while a feature is switched off. */
export const maintenanceTexts = {
  'maintenance.readOnly':
    'Maintenance: you can view your wallet, but sending and changes are off for now. Your assets are not affected.',
  'maintenance.paused': 'Off for now: {features}. Your assets are not affected.',
  'maintenance.feature.send': 'sending',
  'maintenance.feature.swap': 'swaps',
  'maintenance.feature.earn': 'Earn',
  'maintenance.feature.nfts': 'NFT marketplace',
  'maintenance.feature.chat': 'support chat',
  'maintenance.feature.api': 'developer API',
} as const;
