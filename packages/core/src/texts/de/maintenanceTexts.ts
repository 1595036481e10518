export const maintenanceTexts = {
  'maintenance.readOnly':
    'Wartung: Sie können Ihre Wallet ansehen, aber Senden und Änderungen sind vorübergehend abgeschaltet. Ihre Vermögenswerte sind nicht betroffen.',
  'maintenance.paused': 'Vorübergehend abgeschaltet: {features}. Ihre Vermögenswerte sind nicht betroffen.',
  'maintenance.feature.send': 'Senden',
  'maintenance.feature.swap': 'Swaps',
  'maintenance.feature.earn': 'Verdienen',
  'maintenance.feature.nfts': 'NFT-Marktplatz',
  'maintenance.feature.chat': 'Support-Chat',
  'maintenance.feature.api': 'Entwickler-API',
} as const;
