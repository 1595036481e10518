/** Settings and network settings (docs/product.md §2 Settings, Network settings; §8 Account deletion). */
export const settingsTexts = {
  'settings.title': 'Settings',
  'settings.security': 'Security',
  'settings.phrase': 'Recovery phrase',
  'settings.phraseText': 'Check that the words that you wrote down are correct.',
  'settings.network': 'Network',
  'settings.networkText': 'Your wallet is on {network}.',
  'settings.approvals': 'Approvals',
  'settings.approvalsText':
    'See which contracts can spend your tokens without asking again, and revoke them.',
  'settings.approvalsOpen': 'View approvals',
  'settings.biometric': 'Biometric unlock',
  'settings.notifications': 'Notifications',
  'settings.alerts': 'Transaction Alerts',
  'settings.alerts.inPage':
    'The wallet notifies you of incoming transfers while it is open. Turn this off and on again to let the browser ask for permission to notify you while the page is hidden. This device only.',
  'settings.alerts.everywhere':
    'The wallet notifies you of incoming transfers while it is open; while the page is hidden, your browser does. This device only.',
  'settings.alerts.blocked':
    'The wallet notifies you of incoming transfers while you view it. Your browser blocks notifications from this site: allow them in its settings to be notified while the page is hidden.',
  'settings.alerts.off': 'You get no notifications of incoming transfers. They still appear in your history.',
  'settings.appearance': 'Appearance',
  'settings.theme': 'Theme',
  'settings.appearance.light': 'Light',
  'settings.appearance.dark': 'Dark',
  'settings.appearance.system': 'System',
  'settings.appearanceText': 'System follows your device.',
  'settings.currency': 'Currency',
  'settings.currencyText':
    'Display currency on this device. You can also enter the amounts that you send in it.',
  'settings.currencyMissing':
    'No exchange rate for {currency} is available. Values are shown in US dollars until there is one.',
  'settings.account': 'Account',
  'settings.email': 'Email',
  'settings.emailUnconfirmed': 'Your email address is not confirmed yet',
  'settings.emailUnconfirmedText':
    'Open the link in the email that we sent you. Then you can set a new password if you forget yours. Until you confirm, you can create {few} API keys a day. Your coins are not affected.',
  'settings.emailSend': 'Send again',
  'settings.emailSent': 'We have sent a link to {email}. Check your spam folder too.',
  'settings.emailWait': 'Send again in {seconds} s',
  'settings.emailSendFailed': 'The email could not be sent. Try again later.',
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
  'networkSettings.off': 'Off: your total does not include your holdings on {network}.',
  'networkSettings.testWarning.title': 'You are on a test network',
  'networkSettings.testWarning.text':
    '{network} coins are for testing and have no value. Do not ask anyone to pay you here.',
} as const;
