export const sdkTexts = {
  'sdk.meta.title': 'SDK & pustaka · Everything Wallet',
  'sdk.meta.description':
    'Paket untuk JavaScript dan TypeScript, Python, dan Go: instalasi dan contoh dalam setiap bahasa.',
  'sdk.title': 'SDK & pustaka',
  'sdk.lead':
    'REST API dalam tiga bahasa, dengan tipe, kesalahan berkode, dan percobaan ulang yang tidak pernah mengirim transaksi dua kali.',
  'sdk.packages': 'Paket',
  'sdk.packages.text':
    'Situs ini menyediakan paketnya, yang dibuat dari sumber yang sama dengan API. Paket ini belum ada di registri publik: sampai halaman ini menyatakan sebaliknya, paket apa pun dengan nama ini di sana bukan milik kami.',
  'sdk.package.plannedName': 'Nama yang direncanakan, belum diterbitkan',
  'sdk.package.javascript.title': 'JavaScript / TypeScript',
  'sdk.package.javascript.text': 'Untuk Node.js dan browser, dengan tipe.',
  'sdk.package.python.title': 'Python',
  'sdk.package.python.text': 'Untuk skrip dan layanan, bertipe, dengan dukungan asyncio.',
  'sdk.package.go.title': 'Go',
  'sdk.package.go.text': 'Untuk layanan yang ditulis dalam Go.',
  'sdk.samples': 'Permintaan yang sama dalam setiap bahasa',
  'sdk.samples.text':
    'Membaca saldo sebuah alamat di Sepolia. Contoh ini mengambil kunci dari variabel lingkungan yang sama dengan baris perintah.',
  'sdk.shared': 'Fitur bersama',
  'sdk.shared.errors':
    'Respons problem menjadi kesalahan dengan kode, status, dan ID permintaan dari API; katalog kesalahan menjelaskan setiap kode.',
  'sdk.shared.retries':
    'Kegagalan sementara dicoba lagi setelah waktu tunggu yang diminta respons. Anda dapat dengan aman mengirim transaksi lagi: byte yang sama adalah transaksi yang sama.',
  'sdk.shared.amounts': 'Jumlah tetap berupa string desimal, agar tidak ada digit yang hilang.',
  'sdk.shared.key': 'Kunci hanya dikirim ke deployment yang Anda sebutkan, dan tidak pernah masuk ke log.',
} as const;
