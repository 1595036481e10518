export const recipientTexts = {
  'send.hint.contractTokens':
    'このアドレスはコントラクトです。コントラクトが想定していないトークンは失われます。このアドレスがトークンを受け取れることを確認してください。',
  'send.hint.account': 'ご自身のアカウント：{name}',
  'send.hint.watched': '{name}：閲覧専用アカウントです。このウォレットに鍵はありません',
  'send.recipientOrName': 'アドレス、またはname.ethのような名前',
  'send.name.looking': '名前を検索中…',
  'send.name.leadsTo': '{name}が指すアドレス',
  'send.name.unusual':
    'この名前には、a〜zと0〜9以外の文字が含まれています：{characters}。意図した文字であることを確認してください。',
  'send.name.primary': 'このアドレスの所有者が付けた名前：{name}',
  'send.name.failed': '名前を検索できませんでした。もう一度試すか、アドレス自体を入力してください。',
  'send.guard.checking': 'このアドレスを確認中…',
  'send.guard.tokenContract':
    'これはトークン{symbol}のコントラクトです。ここに送ったものはすべて失われるため、この送金はブロックされます。支払いたい相手のアドレスを入力してください。',
  'send.guard.appContract':
    'これは{name}のコントラクトで、個人のアドレスではありません。ここに直接送ったコインやトークンは失われることがあります。スワップするには、「スワップ」またはそのアプリを使ってください。',
  'send.guard.first': 'このアカウントからこのアドレスに送金したことは、これまでありません。',
  'send.guard.firstOfRecent':
    'このアカウントから価値のあるものを送った直近{count}件の中に、このアドレス宛てのものはありません。',
  'send.guard.unread':
    '連絡先、アカウント、または過去の送金の一部を読み込めなかったため、このアドレスとの照合を行っていません。すべての文字を確認してください。',
  'send.guard.contractElsewhere':
    'このアドレスは{network}ではコントラクトですが、このネットワークではそうではありません。そこでの所有者が、ここではこのアドレスを管理していない可能性があります。送金する前に本人に確認してください。',
  'send.guard.firstDigits':
    'このアドレスは、先頭が{name}と似ていますが、別のアドレスです。すべての文字を比べてください：',
  'send.guard.lastDigits':
    'このアドレスは、末尾が{name}と似ていますが、別のアドレスです。すべての文字を比べてください：',
  'send.guard.bothEndsSaved':
    'このアドレスは、先頭と末尾が{name}と似ていますが、別のアドレスです。すべての文字を比べてください：',
  'send.guard.bothEnds':
    '中止してください：このアドレスは、先頭と末尾が{name}と似ていますが、別のアドレスです。履歴からコピーさせるために、窃盗犯がこのようなアドレスから少額を送ってくることがあります。',
  'send.guard.knownContact': '連絡先「{name}」',
  'send.guard.knownAccount': 'ご自身の「{name}」',
  'send.guard.knownWatched': '閲覧専用アカウント「{name}」',
  'send.guard.knownSentTo': '以前に送金したアドレス',
  'send.guard.this': 'このアドレス',
  'send.guard.known': '知っているアドレス',
  'send.guard.retype': '0xに続く{from}〜{to}文字目',
  'send.guard.retypeHelp':
    'このアドレスが正しい場合は、アドレスの提供元を見ながら、これらの文字を入力してください。',
  'send.guard.retypePasted': '文字を手で入力してください。貼り付けても確認になりません。',
  'send.guard.retypeWrong': 'このアドレスの文字と一致しません。',
  'send.guard.retypeKnown':
    'これは{name}のアドレスの文字ですが、上のアドレスは別のものです。上のアドレスには送金しないでください。',
  'send.guard.retyped': '文字は一致しています。送金する前に、アドレス全体をもう一度確認してください。',
  'contacts.guard.retyped': '文字は一致しています。保存する前に、アドレス全体をもう一度確認してください。',
} as const;
