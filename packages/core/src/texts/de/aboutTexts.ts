export const aboutTexts = {
  'about.meta.title': 'Über uns · Everything Wallet',
  'about.meta.description':
    'Warum es Everything Wallet gibt, wer sie entwickelt und nach welchen Regeln entschieden wird.',
  'about.title': 'Über Everything Wallet',
  'about.lead':
    'Eine Wallet, die Ihnen zeigt, was geschieht, bevor Sie signieren, und die Schlüssel bei Ihnen lässt.',
  'about.mission': 'Unsere Mission',
  'about.mission.text':
    'Eigene Coins zu besitzen sollte nicht bedeuten, einem Unternehmen Ihre Schlüssel anzuvertrauen, und es sollte auch keine Fachkenntnisse verlangen. Wir entwickeln eine Wallet, die jeder im Browser öffnen kann, die alle Kosten zeigt, bevor etwas geschieht, und die keinen Coin bewegen kann ohne die Wörter, die nur Sie haben.',
  'about.team': 'Das Team',
  'about.team.text':
    'Die Menschen, die die Wallet schreiben, testen sie auch und beantworten Support-Anfragen. Entscheidungen werden mit ihren Gründen neben dem Code festgehalten, den sie betreffen, damit andere sie prüfen und widersprechen können.',
  'about.values': 'Unsere Werte',
  'about.values.custody.title': 'Ihre Schlüssel bleiben Ihre',
  'about.values.custody.text':
    'Die Wiederherstellungsphrase wird in Ihrem Browser erzeugt und verwendet. Wir könnten Ihre Coins nicht bewegen, selbst wenn wir wollten.',
  'about.values.truth.title': 'Sagen, was wahr ist',
  'about.values.truth.text':
    'Eine Demo ist als Demo gekennzeichnet. Unbekannte Werte werden als unbekannt angezeigt, nie als null. Pläne heißen Pläne.',
  'about.values.cost.title': 'Erst die Kosten zeigen',
  'about.values.cost.text':
    'Bevor Sie senden, sehen Sie die maximalen Kosten. Die Wallet signiert nie für mehr.',
  'about.values.everyone.title': 'Für alle gemacht',
  'about.values.everyone.text':
    'Jede Ansicht funktioniert auf kleinen Telefonen und großen Bildschirmen, im hellen und dunklen Modus, mit Tastatur und mit Screenreader.',
  'about.verify': 'Die Version überprüfen',
  'about.verify.text':
    'Diese Website nennt den SHA-256 jeder ihrer Dateien und den Commit ihres Quellcodes. Checken Sie diesen Commit aus, installieren Sie seine Abhängigkeiten und führen Sie diesen Befehl aus: Er baut die Website noch einmal und vergleicht jede Datei, die sie Ihnen ausliefert. Er kann nicht zeigen, was die Website anderen ausliefert oder was auf unseren Servern läuft.',
  'about.verify.list': 'SHA-256 jeder Datei',
  'about.closing': 'Fragen dazu, wie es funktioniert?',
  'about.closing.text':
    'Die Funktionsseite führt auf, was die Wallet kann, und der Support beantwortet den Rest.',
  'about.closing.features': 'Funktionen ansehen',
  'about.closing.support': 'Support fragen',
} as const;
