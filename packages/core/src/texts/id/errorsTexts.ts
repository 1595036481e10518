export const errorsTexts = {
  'errors.meta.title': 'Kesalahan API · Everything Wallet',
  'errors.meta.description':
    'Setiap kode kesalahan REST API Everything Wallet: statusnya, artinya, solusinya, dan apakah mencoba lagi membantu.',
  'errors.title': 'Kesalahan API',
  'errors.lead':
    'Setiap kode kesalahan REST API: apa yang terjadi, apa yang harus dilakukan, dan apakah mencoba lagi membantu.',
  'errors.shape': 'Format kesalahan',
  'errors.shape.text':
    'Objek problem details (RFC 9457) bertipe application/problem+json. Program dapat mengandalkan kodenya, yang tidak berubah; alamatnya mengarah ke kode di halaman ini. Dukungan menemukan permintaan dari ID permintaannya.',
  'errors.status': 'Status {status}',
  'errors.remedy': 'Yang harus dilakukan:',
  'errors.retryable': 'Mencoba lagi mungkin membantu',
  'errors.notRetryable': 'Mencoba lagi tidak membantu',
  'errors.back': 'Kembali ke dokumentasi',
} as const;
