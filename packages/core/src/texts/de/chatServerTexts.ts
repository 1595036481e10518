export const chatServerTexts = {
  'server.chat.method': 'Rufen Sie den Support-Chat mit POST auf.',
  'server.chat.credential':
    'Der Support-Chat braucht den öffentlichen Schlüssel dieser App oder einen angemeldeten Benutzer.',
  'server.chat.contentType': 'Die Anfrage muss JSON sein (content-type: application/json).',
  'server.chat.tooLarge': 'Die Unterhaltung ist zu lang: Beginnen Sie eine neue.',
  'server.chat.phrase':
    'Ihre Nachricht wurde nicht weitergeleitet: Sie enthält eine Wiederherstellungsphrase. Wer die Phrase hat, kann Ihre Coins nehmen, und der Support braucht sie nie.',
  'server.chat.privateKey':
    'Ihre Nachricht wurde nicht weitergeleitet: Sie enthält möglicherweise einen privaten Schlüssel. Wer den Schlüssel hat, kann Ihre Coins nehmen, und der Support braucht ihn nie. Um nach einer Transaktion zu fragen, schreiben Sie das Wort Transaktion vor ihren Hash.',
  'server.chat.apiKey':
    'Ihre Nachricht wurde nicht weitergeleitet: Sie enthält einen API-Schlüssel. Löschen Sie diesen Schlüssel im Entwicklerportal, falls ihn jemand anderes gesehen haben könnte, und fragen Sie ohne ihn noch einmal.',
  'server.chat.unavailable':
    'Der Assistent ist im Moment nicht verfügbar. Bitte versuchen Sie es in einer Minute erneut.',
  'server.chat.tooSlow': 'Der Assistent hat zu lange gebraucht. Bitte versuchen Sie es erneut.',
  'server.chat.greeting':
    'Hallo! Fragen Sie mich zu Ihrer Wallet: Wiederherstellungsphrase, Senden und Empfangen, Gebühren, Netzwerke oder Token. Ich antworte aus den Hilfeseiten.',
  'server.chat.thanks': 'Gern geschehen. Möchten Sie noch etwas wissen?',
  'server.chat.advice':
    'Ich gebe keine Empfehlungen, was Sie kaufen, verkaufen oder halten sollten, und keine Prognosen: Niemand weiß, was ein Coin wert sein wird. Seien Sie vorsichtig bei jedem, der behauptet, es zu wissen. Ich kann erklären, wie die Wallet funktioniert.',
  'server.chat.crime':
    'Ich helfe bei nichts, was gegen Gesetze verstößt oder anderen schadet. Ich kann erklären, wie die Wallet funktioniert und wie Sie Ihre eigenen Coins schützen.',
  'server.chat.distress':
    'Es tut mir leid, dass Sie das durchmachen. Wenn Sie in Gefahr sind oder daran denken, Ihr Leben zu beenden, rufen Sie bitte jetzt die Notrufnummer Ihres Landes an oder einen Menschen, dem Sie vertrauen: Verlorenes Geld ist niemals ein Leben wert, und es gibt Menschen, die helfen. Wenn Sie in Sicherheit sind, schreiben Sie dem Support wegen der Coins.',
  'server.chat.see': 'Siehe: {page}',
  'server.chat.unsure':
    'Ich bin nicht sicher, was Sie meinen. Ist es eines davon? Antworten Sie mit der Nummer oder fragen Sie mit anderen Worten.',
  'server.chat.guess': 'Ich bin nicht sicher, aber vielleicht meinen Sie dies.',
  'server.chat.others':
    'Falls nicht, ist es eines davon? Antworten Sie mit der Nummer oder fragen Sie mit anderen Worten.',
  'server.chat.unknown':
    'Darauf weiß ich keine Antwort. Ich kann nur Fragen zu Everything Wallet aus den Hilfeseiten beantworten: zum Beispiel zu Wiederherstellungsphrase, Senden, Gebühren, Netzwerken oder Token.',
  'server.chat.write': 'Für alles andere schreiben Sie uns: {email}. Wir antworten innerhalb von 24 Stunden.',
  'server.chat.vague':
    'Bitte schreiben Sie etwas mehr, damit ich die richtige Frage beantworte: Was haben Sie getan, auf welcher Ansicht, und was sehen Sie? Zum Beispiel: ein ausstehender Transfer, Coins, die nicht angekommen sind, eine verlorene Phrase oder ein verlorenes Passwort, eine Gebühr oder etwas, das Sie signiert haben.',
  'server.chat.cut': 'Die Antwort wurde abgeschnitten. Bitte fragen Sie noch einmal.',
} as const;
