export const scannerTexts = {
  'scanner.title': 'QR-Scanner',
  'scanner.camera.title': 'Kamera',
  'scanner.camera.text':
    'Richten Sie Ihre Kamera auf eine Adresse oder einen Zahlungslink. Was sie sieht, bleibt in Ihrem Browser.',
  'scanner.camera.preview': 'Was die Kamera sieht',
  'scanner.camera.start': 'Kamera starten',
  'scanner.camera.starting': 'Kamera wird gestartet…',
  'scanner.camera.stop': 'Kamera stoppen',
  'scanner.camera.searching': 'QR-Code wird gesucht…',
  'scanner.camera.error.refused':
    'Der Browser erlaubt keinen Zugriff auf die Kamera. Erlauben Sie ihn für diese Website in den Einstellungen des Browsers oder geben Sie die Adresse unten ein.',
  'scanner.camera.error.missing': 'Es wurde keine Kamera gefunden. Geben Sie die Adresse unten ein.',
  'scanner.camera.error.busy':
    'Ein anderes Programm verwendet die Kamera. Schließen Sie es und versuchen Sie es erneut.',
  'scanner.camera.error.unsupported':
    'Dieser Browser unterstützt die Kamera hier nicht. Geben Sie die Adresse unten ein.',
  'scanner.camera.error.failed': 'Die Kamera konnte nicht gestartet werden. Versuchen Sie es erneut.',
  'scanner.camera.error.ended': 'Die Verbindung zur Kamera wurde getrennt.',
  'scanner.simulated.title': 'Simulierter Scanner',
  'scanner.simulated.text':
    'Zeigt ohne Kamera, wie ein Scan funktioniert: Ihre eigene Adresse wird eingesetzt.',
  'scanner.simulated.button': 'Scan simulieren',
  'scanner.simulated.filled': 'Demo: Das ist Ihre eigene Adresse, keine gescannte.',
  'scanner.manual.title': 'Adresse eingeben',
  'scanner.manual.label': 'Wallet-Adresse',
  'scanner.manual.placeholder': '0x...',
  'scanner.manual.help': 'Eine Adresse oder ein Zahlungslink, der mit ethereum: beginnt',
  'scanner.manual.submit': 'Adresse verwenden',
  'scanner.ready': 'Adresse bereit',
  'scanner.error.invalid': 'Ungültige Wallet-Adresse',
  'scanner.switch.title': 'Zu {network} wechseln?',
  'scanner.switch.text':
    'Diese Zahlung wird auf {network} angefragt. Ihre Wallet ist auf {current}; dort würde sie nicht ankommen.',
  'scanner.switch.confirm': 'Wechseln und fortfahren',
  'payment.error.malformed': 'Das ist weder eine Adresse noch ein Zahlungslink, den diese Wallet lesen kann.',
  'payment.error.name': 'Namen wie name.eth funktionieren hier nicht. Bitten Sie um die Adresse selbst.',
  'payment.error.network': 'Dieser Zahlungslink ist für ein Netzwerk, das diese Wallet nicht kennt.',
  'payment.error.token':
    'Dieser Zahlungslink fragt einen Token an, keine Coins. Öffnen Sie den Token in Ihrer Wallet und senden Sie ihn von dort.',
  'payment.error.function':
    'Dieser Zahlungslink ruft einen Contract auf. Wenn Sie Coins an dessen Adresse zahlen, könnten sie verloren gehen.',
  'payment.error.unsupported':
    'Dieser Zahlungslink fragt etwas an, das diese Wallet nicht unterstützt. Wenn Sie Coins an dessen Adresse zahlen, könnten sie verloren gehen.',
  'payment.error.amount':
    'Der Betrag in diesem Zahlungslink ist nicht lesbar. Geben Sie Adresse und Betrag selbst ein.',
} as const;
