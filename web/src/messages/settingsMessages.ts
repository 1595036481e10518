/** Settings and network settings (specification §2 Settings, Network settings; §8 Account deletion). */
export const settingsMessages = {
  'settings.title': 'Settings',
  'settings.security': 'Security',
  'settings.phrase': 'Recovery phrase',
  'settings.phraseText': 'Check that the words you wrote down are the right ones.',
  'settings.network': 'Network',
  'settings.networkText': 'Your wallet is on {network}.',
  'settings.biometric': 'Biometric unlock',
  'settings.notifications': 'Notifications',
  'settings.alerts': 'Transaction Alerts',
  'settings.alerts.inPage':
    'While the wallet is open, it says what comes in. Turn it off and on for the browser to ask whether it may do so while the page is hidden. This device only.',
  'settings.alerts.everywhere':
    'While the wallet is open, it says what comes in; the browser does while the page is hidden. This device only.',
  'settings.alerts.blocked':
    'While you look at the wallet, it says what comes in. The browser blocks notifications of this site: allow them in its settings to be told while the page is hidden.',
  'settings.alerts.off': 'Nothing is said when something comes in. It is in the history all the same.',
  'settings.appearance': 'Appearance',
  'settings.theme': 'Theme',
  'settings.appearance.light': 'Light',
  'settings.appearance.dark': 'Dark',
  'settings.appearance.system': 'System',
  'settings.appearanceText': 'System follows your device.',
  'settings.currency': 'Currency',
  'settings.currencyText':
    'Values are shown in it on this device. Amounts that you send in dollars stay in dollars.',
  'settings.currencyMissing':
    'No rate for {currency} is known right now. Values are shown in US dollars until there is one.',
  'settings.account': 'Account',
  'settings.email': 'Email',
  'settings.emailUnconfirmed': 'Your email address is not confirmed yet',
  'settings.emailUnconfirmedText':
    'Open the link in the email that we sent, so that you can set a new password if you forget yours. Until then you can make {few} API keys a day. Your coins do not depend on it.',
  'settings.emailSend': 'Send again',
  'settings.emailSent': 'A link is on its way to {email}. Look into the spam folder as well.',
  'settings.emailWait': 'Send again in {seconds} s',
  'settings.emailSendFailed': 'The email could not be sent. Please try again later.',
  'settings.logout': 'Logout',
  'networkSettings.title': 'Network Settings',
  'networkSettings.list': 'Network your wallet uses',
  'networkSettings.type': 'Type',
  'networkSettings.type.mainnet': 'Mainnet',
  'networkSettings.type.testnet': 'Testnet',
  'networkSettings.chainId': 'Chain ID',
  'networkSettings.currency': 'Currency',
  'networkSettings.explorer': 'Block explorer',
  'networkSettings.explorerOf': 'Block explorer of {network}',
  'networkSettings.use': 'Use {network}',
  'networkSettings.testWarning.title': 'You are on a test network',
  'networkSettings.testWarning.text':
    'Coins of {network} are for testing and worth nothing. Ask nobody to pay you here.',
} as const;
