export const legalTexts = {
  'legal.updated': 'Terakhir diperbarui Desember 2024',
  'privacy.meta.title': 'Privasi · Everything Wallet',
  'privacy.meta.description':
    'Apa yang disimpan Everything Wallet, dan apa yang tidak pernah meninggalkan browser Anda.',
  'privacy.title': 'Kebijakan Privasi',
  'privacy.lead':
    'Apa yang kami simpan, apa yang tidak pernah kami lihat, dan siapa lagi yang mengetahui sesuatu saat Anda menggunakan dompet.',
  'privacy.browser.title': 'Yang tidak pernah meninggalkan browser Anda',
  'privacy.browser.text':
    'Frasa pemulihan Anda dan kunci pribadi yang diturunkan darinya. Semuanya ada di memori halaman yang terbuka selagi Anda melihat atau mengetik kata-katanya, dan tidak pernah dikirim. Semuanya juga tidak disimpan, kecuali Anda menyimpan dompet di perangkat Anda: dalam hal itu hanya ada di sana, terenkripsi dengan kata sandinya sendiri atau kunci sandi. Untuk memeriksa frasa, browser mengirim sidik digitalnya melalui koneksi terenkripsi.',
  'privacy.stored.title': 'Yang kami simpan',
  'privacy.stored.text':
    'Alamat email Anda dan nomor pengguna; apakah penyiapan Anda sudah selesai; alamat dompet Anda dengan nama yang Anda berikan, serta kontak dan token yang Anda tambahkan; dan catatan setiap transaksi yang Anda kirim atau terima: jumlah, token, alamat, jaringan, biaya, status, dan waktu, serta situs web yang memintanya, jika ada. Dari frasa pemulihan, kami menyimpan sidik digital berkunci yang dapat memeriksa frasa tetapi tidak mengungkapkan kata-katanya. Layanan masuk menyimpan kata sandi Anda dalam bentuk yang tidak dapat kami baca. Untuk melindungi chat dukungan dari penyalahgunaan, kami menghitung pertanyaan selama sekitar sehari, atas nomor pengguna Anda dan atas sidik digital berkunci dari alamat IP Anda. Selama Anda menggunakan webhook, aliran peristiwa, atau notifikasi saat dompet ditutup, kami menyimpan peristiwa akun Anda, masing-masing selama 30 hari. Untuk notifikasi ini, kami juga menyimpan alamat dan kunci layanan push browser Anda serta akun yang Anda pilih, sampai Anda mematikannya, keluar, atau menghapus akun Anda, atau sampai layanan push menyatakan bahwa langganannya telah berakhir.',
  'privacy.device.title': 'Yang disimpan browser Anda',
  'privacy.device.text':
    'Sesi Anda, agar Anda tetap masuk sampai Anda keluar; keadaan terakhir layar beranda Anda (alamat, saldo, token, dan transaksi terbaru), agar Anda langsung melihatnya saat kembali, sampai Anda keluar; alamat akun Anda dengan waktu pergerakan terakhir di setiap jaringan, juga sampai Anda keluar; jaringan yang Anda pilih; tampilan dan pengaturan lain; situs web yang Anda hubungkan, batasnya, dan permintaan terakhirnya; dan, jika Anda mengaktifkannya, dompet Anda, terenkripsi dengan kata sandi perangkat atau kunci sandi Anda. Situs ini tidak memiliki iklan, analitik, maupun pelacak.',
  'privacy.others.title': 'Siapa lagi yang mengetahui sesuatu',
  'privacy.others.text':
    'Dompet berjalan di Google Firebase, yang menyimpan data di atas untuk kami dan melihat alamat IP browser Anda, seperti host mana pun. Untuk membaca saldo dan biaya, server kami bertanya kepada operator node jaringan tentang alamat Anda. Mereka melihat server kami dan bukan Anda, tetapi juga melihat alamat mana yang dicari bersama, dan dengan begitu mana yang kemungkinan besar milik satu orang. Kami meminta harga dengan nama koin dan kontrak token, tidak pernah dengan pemiliknya. Transaksi Anda bersifat publik di jaringannya, untuk semua orang dan selamanya. Jika Anda menyalakan notifikasi saat dompet ditutup, kami mengirimnya melalui layanan push milik pembuat browser Anda. Layanan itu mengetahui bahwa browser Anda menerima notifikasi, dan kapan. Isinya terenkripsi, dan teksnya ditulis oleh browser Anda.',
  'privacy.others.link': 'Setiap host, apa yang diketahuinya dan mengapa',
  'privacy.chat.title': 'Dukungan',
  'privacy.chat.text':
    'Yang Anda tulis di chat dukungan dikirim ke server kami untuk dijawab, dan dapat diteruskan ke penyedia model bahasa untuk tujuan itu. Yang Anda tulis lewat email sampai ke orang yang menjawabnya. Jangan pernah menulis frasa pemulihan Anda kepada siapa pun, termasuk kami.',
  'privacy.purpose.title': 'Untuk apa kami menggunakannya',
  'privacy.purpose.text':
    'Untuk menampilkan dompet Anda, mengirim yang telah Anda tandatangani, menjawab pertanyaan Anda, dan melindungi layanan dari penyalahgunaan. Kami tidak menjual data atau membuat profil orang.',
  'privacy.rights.title': 'Pilihan Anda',
  'privacy.rights.text':
    'Anda dapat menghapus kontak, token, dan akun di dompet kapan saja, dan seluruh akun Anda di pengaturan: itu langsung menghapus semua yang kami simpan atas nomor pengguna Anda, serta data masuk Anda. Kami menyimpan log server, yang tidak memuat nomor pengguna Anda, dan cadangan selama 30 hari. Penanda yang tidak mengungkapkan nomor pengguna Anda tetap ada selama sekitar satu jam, agar tidak ada yang disimpan untuk Anda setelah penghapusan. Anda dapat menanyakan data apa yang kami simpan tentang Anda, meminta koreksi, atau keberatan atas penggunaannya. Tidak ada yang dapat menghapus yang ada di jaringan publik.',
  'privacy.changes.title': 'Perubahan',
  'privacy.changes.text':
    'Saat kebijakan ini berubah, teks baru dan tanggalnya muncul di halaman ini sebelum perubahan berlaku.',
  'privacy.contact.title': 'Kontak',
  'privacy.contact.text': 'Dukungan menjawab pertanyaan tentang privasi dalam 24 jam.',
  'terms.meta.title': 'Ketentuan · Everything Wallet',
  'terms.meta.description':
    'Ketentuan penggunaan Everything Wallet: kustodi mandiri, biaya, demo, dan tanggung jawab dalam bahasa sederhana.',
  'terms.title': 'Ketentuan Layanan',
  'terms.lead': 'Apa yang dapat Anda harapkan dari dompet, dan apa yang diharapkannya dari Anda.',
  'terms.service.title': 'Apa itu dompet ini',
  'terms.service.text':
    'Everything Wallet adalah perangkat lunak yang Anda gunakan di browser untuk membuat kunci, menandatangani transaksi, dan membaca jaringan publik. Ini bukan bank, bursa, atau kustodian: kami tidak pernah memegang koin Anda. Dengan membuat akun, Anda menerima ketentuan ini.',
  'terms.custody.title': 'Frasa pemulihan Anda',
  'terms.custody.text':
    'Frasa pemulihan Anda adalah satu-satunya jalan ke koin Anda. Anda sendiri yang bertanggung jawab menyimpannya dengan aman dan menjaga kerahasiaannya. Kami tidak memilikinya, tidak dapat memulihkannya, dan tidak dapat memindahkan, membekukan, atau mengembalikan koin.',
  'terms.account.title': 'Akun Anda',
  'terms.account.text':
    'Gunakan alamat email milik Anda, pilih kata sandi yang tidak Anda gunakan di tempat lain, dan jangan membagikannya. Akun ini untuk satu orang. Anda harus cukup umur untuk membuat perjanjian di tempat tinggal Anda.',
  'terms.transactions.title': 'Transaksi dan biaya',
  'terms.transactions.text':
    'Anda tidak dapat mengurungkan transaksi yang telah Anda tandatangani dan kirim. Periksa dulu penerima, jumlah, dan jaringannya. Setiap transfer dikenai biaya yang ditetapkan dan diterima jaringan; dompet tidak menambahkan biaya. Transaksi yang gagal juga bisa dikenai biaya.',
  'terms.demos.title': 'Demo dan jaringan uji',
  'terms.demos.text':
    'Layar yang ditandai sebagai demo, seperti penukaran, staking, pemberian pinjaman, dan pembelian NFT di jaringan yang tidak mendukungnya, menunjukkan cara kerjanya di tempat lain. Tidak ada yang dibeli, dijual, di-stake, atau dipinjamkan di sana. Koin testnet tidak bernilai.',
  'terms.information.title': 'Harga dan informasi lain',
  'terms.information.text':
    'Harga, saldo, dan biaya berasal dari pihak ketiga dan bisa terlambat, salah, atau tidak ada. Tidak ada apa pun di dompet atau situs ini yang merupakan nasihat investasi, pajak, atau hukum.',
  'terms.use.title': 'Penggunaan wajar',
  'terms.use.text':
    'Jangan menggunakan dompet untuk melanggar hukum, menipu orang lain, atau merugikan layanan, misalnya dengan membebaninya secara berlebihan atau mencoba mengakses data orang lain. Kami dapat memblokir akun yang melakukannya. Koinnya tetap tersedia melalui frasa pemulihannya, di dompet lain mana pun.',
  'terms.liability.title': 'Ketersediaan dan tanggung jawab',
  'terms.liability.text':
    'Dompet disediakan “apa adanya” dan bisa tidak tersedia atau mengandung kesalahan. Sejauh diizinkan hukum, kami tidak bertanggung jawab atas koin yang hilang karena frasa yang hilang atau terungkap, transaksi yang keliru, kesalahan jaringan, atau perangkat yang dikendalikan orang lain. Hak hukum Anda sebagai konsumen tetap berlaku.',
  'terms.changes.title': 'Perubahan dan pengakhiran',
  'terms.changes.text':
    'Saat ketentuan ini berubah, teks baru dan tanggalnya muncul di halaman ini sebelum perubahan berlaku. Anda dapat berhenti menggunakan dompet kapan saja; koin Anda tetap milik Anda.',
  'terms.contact.title': 'Kontak',
  'terms.contact.text': 'Dukungan menjawab pertanyaan tentang ketentuan ini dalam 24 jam.',
} as const;
