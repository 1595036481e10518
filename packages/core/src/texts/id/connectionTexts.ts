export const connectionTexts = {
  'connections.meta.title': 'Yang dihubungi aplikasi ini · Everything Wallet',
  'connections.meta.description':
    'Setiap host yang dihubungi Everything Wallet, apa yang diketahuinya, dan mengapa.',
  'connections.title': 'Yang dihubungi aplikasi ini',
  'connections.lead':
    'Setiap host, apa yang diketahuinya, dan mengapa aplikasi menghubunginya. Tidak satu pun menerima frasa pemulihan atau kunci Anda.',
  'connections.learns': 'Yang diketahui',
  'connections.why': 'Mengapa',
  'connections.page.title': 'Browser Anda',
  'connections.page.text':
    'Halaman situs ini hanya dapat menghubungi host berikut: kebijakan keamanan kontennya menyebutkannya, dan browser Anda memblokir yang lain. Setiap host melihat alamat IP browser Anda, seperti host mana pun. Tidak ada pelacak, tidak ada font atau skrip pihak ketiga, dan tidak ada iklan.',
  'connections.appCheck.title': 'Browser Anda, jika App Check aktif',
  'connections.appCheck.text':
    'Operator layanan ini dapat meminta Google membedakan browser dari bot. Hanya dalam kasus itu aplikasi menghubungi host berikut, dan hanya dalam kasus itu kebijakan menyebutkannya.',
  'connections.functions.title': 'Server kami',
  'connections.functions.text':
    'Server kami menghubungi host berikut. Host melihat alamat IP server, bukan milik Anda, dan tidak melihat nama maupun email Anda. Operator layanan ini dapat menggunakan node jaringan selain ini.',
  'connections.person.title': 'Tautan yang mungkin Anda buka',
  'connections.person.text':
    'Aplikasi tidak memuat apa pun dari host ini. Browser Anda menghubunginya saat Anda membuka tautan, dan tidak mengungkapkan dari halaman mana Anda datang.',
  'connections.host.site': 'Situs ini',
  'connections.site.learns':
    'Halaman mana yang Anda buka, dan kapan; selama dompet terbuka, juga bahwa dompet meminta harga, tetapi tidak pernah harga koin yang mana.',
  'connections.site.why':
    'Menyediakan aplikasi, harga koin, dan REST API. Google Firebase yang menghostingnya.',
  'connections.host.functions': 'Fungsi kami',
  'connections.functions.learns':
    'Siapa yang masuk, alamat dan token yang Anda cari, transaksi yang telah Anda tandatangani, dan yang Anda tanyakan di chat dukungan.',
  'connections.functions.why':
    'Untuk membaca saldo, biaya, dan harga token, menyiarkan transaksi yang ditandatangani, dan menjawab chat.',
  'connections.host.signIn': 'Masuk',
  'connections.signIn.learns': 'Alamat email Anda dan, saat Anda masuk, kata sandi Anda.',
  'connections.signIn.why':
    'Google Firebase Authentication menyimpan akun dan kata sandi, dan mengirim email akun.',
  'connections.host.session': 'Sesi',
  'connections.session.learns': 'Bahwa Anda masih masuk.',
  'connections.session.why': 'Untuk memperbarui sesi Anda setiap jam.',
  'connections.host.database': 'Basis data',
  'connections.database.learns':
    'Data Anda yang tersimpan: alamat, kontak, token, catatan transaksi Anda, dan nama kunci API.',
  'connections.database.why': 'Google Firestore menyimpannya agar tersedia di semua perangkat Anda.',
  'connections.host.recaptcha': 'reCAPTCHA',
  'connections.recaptcha.learns': 'Yang diamati reCAPTCHA tentang browser Anda dan cara Anda menggunakannya.',
  'connections.recaptcha.why': 'Untuk membedakan browser dari bot yang menyalahgunakan layanan.',
  'connections.host.appCheck': 'App Check',
  'connections.appCheck.learns': 'Jawaban reCAPTCHA.',
  'connections.appCheck.why': 'Untuk menukarnya dengan token yang diperiksa fungsi kami.',
  'connections.host.cloud': 'Google Cloud',
  'connections.cloud.learns': 'Sama seperti di atas: fungsi kami dan basis datanya berjalan di sana.',
  'connections.cloud.why': 'Untuk membaca dan menulis catatan, dan memeriksa siapa yang masuk.',
  'connections.host.nodes': 'Node jaringan',
  'connections.nodes.learns':
    'Alamat dan transaksi mana yang Anda cari, dan alamat mana yang saling terkait: dompet mencari semua akunnya sekaligus, jadi node dapat menyimpulkan bahwa semuanya kemungkinan besar milik satu orang, termasuk yang hanya pantau. Node juga mengetahui transaksi yang telah Anda tandatangani, yang lalu bersifat publik.',
  'connections.nodes.why':
    'Untuk membaca jaringan dan untuk mengirim. Aplikasi bertanya ke beberapa node agar tidak bergantung pada satu node.',
  'connections.host.transfers': 'Daftar transfer',
  'connections.transfers.learns':
    'Alamat mana yang Anda cari, dan dengan begitu mana di antaranya yang kemungkinan besar milik satu orang, jika daftar semacam itu diaktifkan.',
  'connections.transfers.why': 'Mencantumkan transfer masuk, yang lambat ditemukan oleh node saja.',
  'connections.host.nftFiles': 'File NFT',
  'connections.nftFiles.learns':
    'Deskripsi atau gambar NFT mana yang diminta, tetapi tidak pernah oleh siapa: fungsi kami yang memintanya dan menyimpannya di cache untuk semua orang. Selain host ini, juga host publik mana pun yang disebutkan kontrak koleksi.',
  'connections.nftFiles.why': 'Untuk menampilkan nama dan gambar NFT.',
  'connections.host.prices': 'Harga',
  'connections.prices.learns':
    'Nama semua koin yang memiliki harga di sini, dan kontrak token yang dimiliki pengguna mana pun, secara bersamaan: tidak pernah milik siapa, atau berapa banyak.',
  'connections.prices.why': 'Untuk menampilkan nilai koin.',
  'connections.host.push': 'Layanan push browser',
  'connections.push.learns':
    'Bahwa browser Anda menerima notifikasi, dan kapan, jika Anda menyalakan notifikasi saat dompet ditutup. Isinya terenkripsi. Layanan itu dijalankan pembuat browser Anda, dan browser Anda terhubung sendiri ke sana. Selain host ini, juga host publik mana pun yang disebutkan browser Anda.',
  'connections.push.why': 'Untuk memberi tahu Anda saat dompet ditutup.',
  'connections.host.chat': 'Chat dukungan',
  'connections.chat.learns': 'Yang Anda tulis di chat dukungan, jika penyedia model bahasa dikonfigurasi.',
  'connections.chat.why':
    'Untuk menjawab. Secara bawaan tidak ada penyedia yang dikonfigurasi, dan server kami sendiri menjawab dari bantuan.',
  'connections.host.explorers': 'Penjelajah blok',
  'connections.explorers.learns': 'Transaksi atau alamat mana yang Anda lihat, dan alamat IP browser Anda.',
  'connections.explorers.why': 'Untuk melihat transaksi di situs independen.',
  'connections.host.social': 'Media sosial kami',
  'connections.social.learns': 'Bahwa Anda berkunjung.',
  'connections.social.why': 'Untuk mengikuti kabar kami.',
  'connections.none': 'Tidak ada secara bawaan',
} as const;
