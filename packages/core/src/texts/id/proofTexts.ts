export const proofTexts = {
  'proof.action': 'Verifikasi saldo',
  'proof.actionNamed': 'Verifikasi saldo {account}',
  'proof.asking': 'Memuat dan memeriksa bukti…',
  'proof.proved': 'Terverifikasi: {amount} {currency} di blok {block} pada {time}',
  'proof.provedText':
    'Browser ini memeriksa bukti dari hash blok sampai ke akun. {agreeing} dari {nodes} node sepakat tentang hash tersebut.',
  'proof.oneNode':
    'Browser ini memeriksa bukti dari hash blok sampai ke akun. Jaringan ini hanya memiliki satu node di sini, jadi tidak ada node lain yang mengonfirmasi hash tersebut.',
  'proof.hash': 'Hash blok',
  'proof.copyHash': 'Salin hash blok',
  'proof.refused': 'Tidak terverifikasi: {reason}',
  'proof.refusedText': 'Jangan mengandalkan saldo ini. Coba lagi, atau periksa di tempat lain.',
  'proof.reason.header': 'header blok tidak cocok dengan hash yang dilaporkan node.',
  'proof.reason.path': 'bukti tidak mengarah dari blok ke akun ini.',
  'proof.reason.account': 'bukti tidak mengarah ke akun yang valid.',
  'proof.reason.balance': 'saldo akun berbeda.',
  'proof.failed': 'Bukti tidak dapat dimuat. Koin Anda tidak terpengaruh. Coba lagi.',
} as const;
