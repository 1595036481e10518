export const receiveTexts = {
  'receive.title': 'Empfangen',
  'receive.token': 'Token',
  'receive.tokenOption': '{symbol} auf {network}',
  'receive.qrLabel': 'QR-Code der Adresse für {symbol} auf {network}',
  'receive.address': 'Ihre {symbol}-Adresse',
  'receive.sampleAddress': 'Beispieladresse',
  'receive.copy': 'Adresse kopieren',
  'receive.copied': 'Adresse in die Zwischenablage kopiert',
  'receive.warning':
    'Senden Sie nur {symbol} auf {network} an diese Adresse. Alles andere kann verloren gehen.',
  'receive.renamedTo':
    '{symbol} auf {network} ist derselbe Coin unter seinem neuen Namen, Sie können ihn also hier empfangen.',
  'receive.sample': 'Beispiel',
  'receive.sampleWarning':
    'Das ist ein Beispiel, keine Adresse: Die Wallet kann {symbol} auf {network} noch nicht verwahren. Senden Sie nichts dorthin.',
  'receive.lastKnown':
    'Das ist Ihre Adresse, wie dieses Gerät sie zuletzt gespeichert hat. Ohne Verbindung kann sie nicht mit Ihrem Konto abgeglichen werden.',
  'receive.noAddress': 'Sie haben noch keine Adresse zum Empfangen.',
  'receive.watchOnly':
    'Die Wallet hat keinen Schlüssel für Ihre Hauptadresse, daher wird sie nicht zum Empfangen angeboten.',
  'receive.public':
    'Die Wiederherstellungsphrase von {address} ist als Beispiel veröffentlicht, daher hat jeder ihren Schlüssel. Bots nehmen sofort alles, was dort ankommt, daher können Sie hier nicht mit ihr empfangen. Erstellen Sie eine Wallet mit einer neuen Phrase.',
  'receive.checking': 'Diese Adresse wird mit den Schlüsseln auf diesem Gerät abgeglichen…',
  'receive.foreign':
    'Kein Schlüssel auf diesem Gerät kontrolliert {address}. Sie ist als Ihre Hauptadresse festgelegt, aber empfangen Sie dort nichts. Wenn Sie sie nicht selbst festgelegt haben, ändern Sie Ihr Kontopasswort und wählen Sie unter „Konten“ Ihr eigenes Konto.',
} as const;
