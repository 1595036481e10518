/** The QR scanner and the payment links it reads (docs/product.md §2 QR scanner, §5 QR scan, §8 Scanning). */
export const scannerTexts = {
  'scanner.title': 'QR scanner',
  'scanner.camera.title': 'Camera',
  'scanner.camera.text':
    'Point your camera at an address or at a payment link. What it sees stays in your browser.',
  'scanner.camera.preview': 'What the camera sees',
  'scanner.camera.start': 'Start camera',
  'scanner.camera.starting': 'Starting camera…',
  'scanner.camera.stop': 'Stop camera',
  'scanner.camera.searching': 'Looking for a QR code…',
  'scanner.camera.error.refused':
    'The browser does not allow camera access. Allow it for this site in the browser’s settings, or enter the address below.',
  'scanner.camera.error.missing': 'No camera was found. Enter the address below.',
  'scanner.camera.error.busy': 'Another program is using the camera. Close it and try again.',
  'scanner.camera.error.unsupported':
    'This browser does not support the camera here. Enter the address below.',
  'scanner.camera.error.failed': 'The camera could not be started. Try again.',
  'scanner.camera.error.ended': 'The camera was disconnected.',
  'scanner.simulated.title': 'Simulated scanner',
  'scanner.simulated.text': 'Shows how a scan works, without a camera: it fills in your own address.',
  'scanner.simulated.button': 'Simulate scan',
  'scanner.simulated.filled': 'Demo: this is your own address, not a scanned one.',
  'scanner.manual.title': 'Enter an address',
  'scanner.manual.label': 'Wallet address',
  'scanner.manual.placeholder': '0x...',
  'scanner.manual.help': 'An address, or a payment link that starts with ethereum:',
  'scanner.manual.submit': 'Use address',
  'scanner.ready': 'Address ready to use',
  'scanner.error.invalid': 'Invalid wallet address',
  'scanner.switch.title': 'Switch to {network}?',
  'scanner.switch.text':
    'This payment is requested on {network}. Your wallet is on {current}, where it would not arrive.',
  'scanner.switch.confirm': 'Switch and continue',
  'payment.error.malformed': 'This is neither an address nor a payment link that this wallet can read.',
  'payment.error.name': 'Names such as name.eth do not work here. Ask for the address itself.',
  'payment.error.network': 'This payment link is for a network that this wallet does not know.',
  'payment.error.token':
    'This payment link requests a token, not coins. Open the token in your wallet and send it from there.',
  'payment.error.function':
    'This payment link calls a contract. Paying its address in coins could lose them.',
  'payment.error.unsupported':
    'This payment link requests something that this wallet does not support. Paying its address in coins could lose them.',
  'payment.error.amount':
    'The amount in this payment link is not readable. Enter the address and amount yourself.',
} as const;
