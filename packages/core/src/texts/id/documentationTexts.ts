export const documentationTexts = {
  'documentation.meta.title': 'Dokumentasi · Everything Wallet',
  'documentation.meta.description':
    'REST API Everything Wallet: langkah pertama, autentikasi bearer, setiap endpoint dengan kode untuk disalin dan formulir untuk mencobanya, kesalahan, dan batas.',
  'documentation.title': 'Dokumentasi',
  'documentation.lead':
    'REST API untuk saldo, biaya, dan transaksi di sembilan jaringan, termasuk testnet, dari permintaan pertama hingga kode kesalahan terakhir.',
  'documentation.start': 'Memulai',
  'documentation.start.account': 'Buat akun di dompet, atau masuk ke akun Anda.',
  'documentation.start.key':
    'Buat kunci API di portal pengembang. Untuk permintaan pertama Anda, pilih kunci testnet: koin testnet tidak bernilai.',
  'documentation.start.keep':
    'Simpan kunci di tempat yang dapat dibaca program tetapi tidak oleh orang, misalnya variabel lingkungan EW_API_KEY.',
  'documentation.start.call': 'Kirim permintaan di bawah, dan baca jawabannya.',
  'documentation.start.createAccount': 'Buat akun',
  'documentation.start.portal': 'Buka portal pengembang',
  'documentation.authentication': 'Autentikasi',
  'documentation.authentication.text': 'Kirim kunci API sebagai token bearer di header setiap permintaan:',
  'documentation.authentication.kinds':
    'Kunci yang diawali ew_live_ berfungsi di semua jaringan; kunci yang diawali ew_test_ hanya berfungsi di testnet.',
  'documentation.authentication.scopes':
    'Kunci memiliki cakupan: read untuk saldo, biaya, dan transaksi, broadcast untuk mengirim transaksi yang ditandatangani, webhooks untuk mengelola webhook. Berikan setiap program hanya cakupan yang dibutuhkannya.',
  'documentation.authentication.rotation':
    'Saat Anda merotasi kunci di portal pengembang, Anda mendapat kunci baru dan kunci lama berfungsi selama 24 jam lagi, sehingga tidak ada yang terhenti di antaranya.',
  'documentation.authentication.secret':
    'Simpan kunci Anda di server, bukan di halaman web atau aplikasi yang dipasang orang lain. Kunci tidak dapat memindahkan koin, karena transaksi ditandatangani sebelum dikirim. Namun, kunci memakai batas Anda, dan dengan cakupan “Baca” atau “Webhook”, kunci mengungkap alamat, transfer, dan persetujuan akun Anda.',
  'documentation.example': 'Contoh',
  'documentation.example.text':
    'Membaca saldo sebuah alamat di Sepolia. Contoh ini mengambil kunci dari EW_API_KEY, jadi atur itu lebih dulu; selebihnya sudah ada di dalam contoh.',
  'documentation.endpoints': 'REST API',
  'documentation.endpoints.text': 'Semua endpoint. Setiap baris menaut ke referensinya.',
  'documentation.endpoints.amounts':
    'Jumlah berupa string desimal, dalam koin dan dalam wei, karena angka floating-point kehilangan digit.',
  'documentation.endpoints.networks':
    'Sebutkan jaringan dengan rpcName, id, nama, atau chain id-nya, dalam huruf besar atau kecil.',
  'documentation.endpoints.idempotent':
    'Anda dapat dengan aman mengirim lagi transaksi bertanda tangan yang sama: transaksinya tetap satu dan mendapat jawaban yang sama.',
  'documentation.endpoints.download': 'Unduh dokumen OpenAPI',
  'documentation.reference': 'Referensi API',
  'documentation.reference.text':
    'Dibuat dari dokumen OpenAPI milik API. Anda dapat mencoba setiap panggilan di sini, terhadap deployment ini.',
  'documentation.reads.websites': 'Cara situs web Anda terhubung ke dompet',
  'documentation.reads': 'Pembacaan untuk situs terhubung',
  'documentation.reads.text':
    'Situs yang terhubung ke dompet dapat membaca jaringan di sini, tanpa kunci: JSON-RPC 2.0, dari origin mana pun, dengan chain id desimal jaringan. Ini bukan bagian dari dokumen OpenAPI, karena pustaka Ethereum sudah mendukungnya.',
  'documentation.reads.methods':
    'Metode yang membaca, seperti eth_call, eth_getLogs (paling banyak 1.000 blok), dan eth_getTransactionReceipt. Pengiriman, filter, dan langganan ditolak dengan 4200.',
  'documentation.reads.limits':
    'Paling banyak 20 panggilan dalam satu batch, dan 1 MB untuk permintaan beserta jawabannya. Sebuah situs dapat memakai 60 unit dalam 10 detik dan 20.000 sehari untuk setiap alamat IP: sebagian besar panggilan bernilai 1, eth_call 2, eth_getLogs 5. Di atas itu, jawabannya -32005 dengan data.retryAfter dalam detik.',
  'documentation.reads.nodes':
    'Satu node yang menjawab, dan revert tetap membawa datanya. Yang Anda tandatangani di dompet tidak bergantung pada pembacaan ini.',
  'documentation.errors': 'Kesalahan',
  'documentation.errors.text':
    'Permintaan yang gagal mengembalikan problem details (RFC 9457): kode stabil untuk program, kalimat untuk manusia, solusi, ID permintaan untuk dukungan, dan alamat halaman yang menjelaskan kodenya.',
  'documentation.errors.all': 'Lihat setiap kode kesalahan',
  'documentation.limits': 'Batas',
  'documentation.limits.text':
    'Sebuah kunci dapat membuat 300 permintaan semenit dan 20.000 sehari, dan semua kunci seorang pengguna bersama-sama 600 semenit dan 40.000 sehari. Sampai Anda mengonfirmasi alamat email, kunci yang digunakan dari satu alamat IP berbagi 500 permintaan sehari. Permintaan yang menyebabkan banyak pembacaan jaringan dihitung sebagai beberapa: referensi menyebutkan berapa untuk setiap endpoint. Di atas batas, API menjawab dengan status 429. Permintaan yang ditolak (400, 403, 429) atau gagal di pihak kami (502, 503, dan 504 jika tidak ada yang dikirim) tidak dihitung, meskipun paling banyak 300 kegagalan semenit yang gratis.',
  'documentation.limits.windows':
    'Batas diatur ulang pada awal setiap menit UTC dan pada tengah malam UTC, jadi lonjakan di sekitar pengaturan ulang dapat mencapai dua kali batas. Seorang pengguna dapat memiliki paling banyak 20 kunci.',
  'documentation.limits.header': 'Header',
  'documentation.limits.meaning': 'Arti',
  'documentation.limits.rateLimit':
    'Sisa permintaan untuk setiap batas (r), dan jumlah detik sampai jendelanya berakhir dan yang berikutnya dimulai (t). Tidak ada yang dipulihkan sebelum itu.',
  'documentation.limits.policy':
    'Batasnya: jumlah permintaan (q) dalam jendela sekian detik (w). "minute" dan "day" berlaku untuk kunci, "user-minute" dan "user-day" untuk semua kunci pemiliknya bersama-sama.',
  'documentation.limits.retryAfter':
    'Dengan status 429, 502, 503, dan 504, dan selama transaksi belum dikenal: jumlah detik untuk menunggu sebelum Anda mencoba lagi.',
  'documentation.networks': 'Jaringan',
  'documentation.networks.text':
    'Nilai untuk parameter network, dalam huruf besar atau kecil. Kunci yang diawali ew_test_ hanya dapat menggunakan testnet.',
  'documentation.networks.name': 'Jaringan',
  'documentation.networks.value': 'Nilai',
  'documentation.networks.id': 'ID',
  'documentation.networks.chainId': 'ID rantai',
  'documentation.networks.currency': 'Mata uang',
  'documentation.functions': 'Masuk dengan akun, bukan kunci',
  'documentation.functions.text':
    'Anda juga dapat memanggil langsung fungsi di balik dompet, dengan POST dan token ID sebagai token bearer. Skrip ini masuk dan membaca saldo; pengujian kami menjalankannya dan membandingkan jawabannya dengan rantai. Untuk program, REST API adalah pilihan yang lebih baik.',
  'documentation.functions.input': 'Masukan',
  'documentation.functions.output': 'Keluaran',
  'documentation.functions.getBalance': 'Saldo sebuah alamat dalam koin jaringan itu sendiri.',
  'documentation.functions.getTokenPrices': 'Harga dalam dolar AS dan perubahan 24 jamnya.',
  'documentation.functions.estimateGas':
    'Biaya maksimum transfer atau panggilan kontrak, dan nonce berikutnya.',
  'documentation.functions.sendTransaction':
    'Memeriksa dan menyiarkan transaksi yang ditandatangani salah satu akun Anda, dan mencatatnya di riwayat Anda.',
  'documentation.values': 'Nilai sebuah deployment',
  'documentation.values.name': 'Nilai',
  'documentation.values.where': 'Sumber',
  'documentation.values.apiKey': 'Kunci API web, yang dipublikasikan setiap deployment di',
  'documentation.values.authUrl': 'Layanan masuk Google',
  'documentation.values.functionsUrl': 'Fungsi; file itu juga memuat id proyek',
} as const;
