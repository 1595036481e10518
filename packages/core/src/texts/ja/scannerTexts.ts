export const scannerTexts = {
  'scanner.title': 'QRスキャナー',
  'scanner.camera.title': 'カメラ',
  'scanner.camera.text':
    'カメラをアドレスまたは支払いリンクに向けてください。カメラの映像はブラウザ内にとどまります。',
  'scanner.camera.preview': 'カメラの映像',
  'scanner.camera.start': 'カメラを起動',
  'scanner.camera.starting': 'カメラを起動中…',
  'scanner.camera.stop': 'カメラを停止',
  'scanner.camera.searching': 'QRコードを探しています…',
  'scanner.camera.error.refused':
    'ブラウザがカメラへのアクセスを許可していません。ブラウザの設定でこのサイトに許可するか、下にアドレスを入力してください。',
  'scanner.camera.error.missing': 'カメラが見つかりませんでした。下にアドレスを入力してください。',
  'scanner.camera.error.busy': '別のプログラムがカメラを使用しています。終了して、もう一度お試しください。',
  'scanner.camera.error.unsupported':
    'このブラウザは、ここではカメラに対応していません。下にアドレスを入力してください。',
  'scanner.camera.error.failed': 'カメラを起動できませんでした。もう一度お試しください。',
  'scanner.camera.error.ended': 'カメラの接続が切れました。',
  'scanner.simulated.title': '模擬スキャナー',
  'scanner.simulated.text': 'カメラを使わずに、スキャンの流れを示します。ご自身のアドレスが入力されます。',
  'scanner.simulated.button': 'スキャンを模擬実行',
  'scanner.simulated.filled': 'デモ：これはご自身のアドレスで、スキャンしたものではありません。',
  'scanner.manual.title': 'アドレスを入力',
  'scanner.manual.label': 'ウォレットアドレス',
  'scanner.manual.placeholder': '0x...',
  'scanner.manual.help': 'アドレス、またはethereum:で始まる支払いリンク',
  'scanner.manual.submit': 'アドレスを使用',
  'scanner.ready': 'アドレスを使用できます',
  'scanner.error.invalid': 'ウォレットアドレスが無効です',
  'scanner.switch.title': '{network}に切り替えますか？',
  'scanner.switch.text':
    'この支払いは{network}でのものです。ウォレットは現在{current}を使用しており、そこでは相手に届きません。',
  'scanner.switch.confirm': '切り替えて続ける',
  'payment.error.malformed': 'アドレスでも、このウォレットが読み取れる支払いリンクでもありません。',
  'payment.error.name': 'name.ethのような名前はここでは使えません。アドレス自体を尋ねてください。',
  'payment.error.network': 'この支払いリンクは、このウォレットが知らないネットワークのものです。',
  'payment.error.token':
    'この支払いリンクが求めているのはコインではなくトークンです。ウォレットでそのトークンを開き、そこから送金してください。',
  'payment.error.function':
    'この支払いリンクはコントラクトを呼び出します。そのアドレスにコインで支払うと、コインを失う可能性があります。',
  'payment.error.unsupported':
    'この支払いリンクは、このウォレットが対応していないことを求めています。そのアドレスにコインで支払うと、コインを失う可能性があります。',
  'payment.error.amount':
    'この支払いリンクの金額を読み取れません。アドレスと金額をご自身で入力してください。',
} as const;
