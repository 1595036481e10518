export const siteLimitTexts = {
  'connect.limit.messages':
    'Es wurde nichts signiert: Ihre Limits erlauben dieser Website nicht, Sie um das Signieren von Nachrichten zu bitten.',
  'connect.limit.transactions':
    'Es wurde nichts signiert: Ihre Limits erlauben dieser Website nicht, Sie um das Senden von Transaktionen zu bitten.',
  'connect.limit.contracts':
    'Es wurde nichts signiert: Der Contract gehört nicht zu denen, die Sie dieser Website erlauben.',
  'connect.limit.coin':
    'Es wurde nichts signiert: Dies übersteigt Ihr Tageslimit in Coins für diese Website.',
  'connect.limit.shown':
    '{reason} {host} hat die Antwort erhalten, dass Sie dies nicht erlauben. Um die Limits zu ändern, öffnen Sie die Wallet und gehen Sie zu „Einstellungen“, „Verbundene Websites“.',
  'connect.error.ended': 'Es wurde nichts signiert: Die Verbindung zu dieser Website ist beendet.',
  'connect.error.repeated':
    'Es wurde nichts signiert: Diese Website hat bereits einen Batch mit derselben ID gesendet.',
  'connect.error.busy':
    'Ein anderes Fenster dieser Website sendet noch. Hier wurde nichts gesendet: Schließen Sie das andere Fenster und versuchen Sie es erneut.',
} as const;
