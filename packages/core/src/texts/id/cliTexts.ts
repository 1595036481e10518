export const cliTexts = {
  'cli.meta.title': 'Alat CLI · Everything Wallet',
  'cli.meta.description':
    'Baris perintah Everything Wallet: instalasi, perintah, file konfigurasi, lingkungan, dan kode keluar.',
  'cli.title': 'Alat CLI',
  'cli.lead':
    'Saldo, biaya, dan transaksi dari terminal: tabel untuk manusia, JSON untuk skrip, dan kode keluar untuk keduanya.',
  'cli.install': 'Instalasi',
  'cli.install.text':
    'Situs ini menyediakan paketnya, yang dibuat dari sumber yang sama dengan API. Paket ini belum ada di registri publik: sampai halaman ini menyatakan sebaliknya, paket apa pun dengan nama ini di sana bukan milik kami.',
  'cli.install.plannedName': 'Nama yang direncanakan, belum diterbitkan',
  'cli.commands': 'Perintah',
  'cli.commands.text':
    'Tidak ada perintah yang meminta frasa pemulihan, dan tidak ada kunci pribadi yang meninggalkan komputer Anda.',
  'cli.commands.name': 'Perintah',
  'cli.commands.does': 'Deskripsi',
  'cli.command.login': 'Meminta kunci API tanpa menampilkannya, memeriksanya, dan menyimpannya di file.',
  'cli.command.logout':
    'Menghapus kunci dari file. Kunci tetap berfungsi sampai Anda menghapusnya di portal pengembang.',
  'cli.command.balance': 'Mencetak saldo sebuah alamat.',
  'cli.command.positions': 'Menampilkan posisi sebuah alamat di pool.',
  'cli.command.tokens': 'Menampilkan koin dan token terdaftar yang dimiliki sebuah alamat.',
  'cli.command.nfts': 'Menampilkan NFT yang dimiliki sebuah alamat, yang terbaru lebih dulu.',
  'cli.command.transfers':
    'Menampilkan token dan NFT yang diterima atau dikirim sebuah alamat, yang terbaru lebih dulu.',
  'cli.command.approvals': 'Menampilkan persetujuan yang diberikan sebuah alamat untuk tokennya.',
  'cli.command.gas': 'Mencetak biaya maksimum sebuah transfer dan nonce untuk menandatanganinya.',
  'cli.command.decode': 'Mendekode panggilan kontrak secara offline: efek yang dinyatakan dan peringatannya.',
  'cli.command.simulate':
    'Menyimulasikan panggilan di node dan mencetak apa yang akan berubah bagi pengirimnya. Tidak mengirim apa pun.',
  'cli.command.send':
    'Menandatangani transfer di komputer Anda dengan file keystore terenkripsi dan menyiarkannya, atau menyiarkan transaksi yang ditandatangani di tempat lain.',
  'cli.command.sendToken':
    'Mengirim token ERC-20. Untuk token yang tidak dikenal ew, berikan desimalnya dengan --decimals; nilainya dibandingkan dengan node.',
  'cli.command.get': 'Mencetak transaksi dan statusnya.',
  'cli.command.connect':
    'Memungkinkan alat seperti cast, Hardhat, dan web3.py menandatangani dengan dompet di browser Anda, tanpa kunci. Berjalan sampai Ctrl-C.',
  'cli.command.listen':
    'Mencetak peristiwa di akun Anda begitu terjadi, dan meneruskannya ke program di komputer Anda. Berjalan sampai Ctrl-C.',
  'cli.command.networks': 'Menampilkan daftar jaringan.',
  'cli.command.config': 'Menampilkan dan mengubah file konfigurasi.',
  'cli.command.completion': 'Mencetak skrip yang melengkapi perintah di shell Anda.',
  'cli.config': 'File konfigurasi',
  'cli.config.text':
    'File ini adalah JSON dengan anggota berikut. Flag mengesampingkan lingkungan, dan lingkungan mengesampingkan file.',
  'cli.config.path': 'Path bawaan, kecuali XDG_CONFIG_HOME menyebutkan folder lain',
  'cli.config.name': 'Anggota',
  'cli.config.variable': 'Lingkungan',
  'cli.config.meaning': 'Arti',
  'cli.config.apiKey': 'Kunci API dari portal pengembang.',
  'cli.config.baseUrl': 'Deployment yang digunakan.',
  'cli.config.network': 'Jaringan yang digunakan jika tidak disebutkan.',
  'cli.exit': 'Kode keluar',
  'cli.exit.text': 'Kode stabil untuk skrip.',
  'cli.exit.code': 'Kode',
  'cli.exit.meaning': 'Arti',
  'cli.exit.ok': 'Berhasil.',
  'cli.exit.unexpected': 'Kesalahan tak terduga.',
  'cli.exit.usage': 'Perintah, flag, atau file konfigurasi tidak valid.',
  'cli.exit.notAuthorised': 'Kunci tidak ada atau tidak valid, atau tidak memiliki izin.',
  'cli.exit.notFound': 'Transaksi tidak ditemukan.',
  'cli.exit.refused': 'API atau jaringan menolak permintaan.',
  'cli.exit.rateLimited': 'Kunci telah mencapai batasnya.',
  'cli.exit.unavailable': 'Tidak ada jawaban, atau layanan atau jaringan tidak tersedia.',
  'cli.exit.interrupted': 'Perintah dihentikan.',
} as const;
