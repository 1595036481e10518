export const connectWebsitesTexts = {
  'connectWebsites.meta.title': 'Hubungkan situs web Anda · Everything Wallet',
  'connectWebsites.meta.description':
    'Hubungkan situs web ke Everything Wallet: instalasi, contoh untuk viem, wagmi, ethers, web3.js, dan React, header, batas, dan kode kesalahan.',
  'connectWebsites.title': 'Hubungkan situs web Anda',
  'connectWebsites.lead':
    'Provider EIP-1193 berukuran kurang dari 5 kB, tanpa dependensi. Dompet terbuka di jendelanya sendiri: tanpa ekstensi, tanpa relay, dan tanpa kunci API.',
  'connectWebsites.install': 'Instalasi',
  'connectWebsites.install.text':
    'Situs ini menyediakan paketnya. Paket ini belum ada di registri publik: sampai halaman ini menyatakan sebaliknya, paket apa pun dengan nama ini di sana bukan milik kami.',
  'connectWebsites.install.plannedName': 'Nama yang direncanakan, belum diterbitkan',
  'connectWebsites.start': 'Koneksi pertama',
  'connectWebsites.start.text':
    'Halaman tanpa langkah build dapat memuat skripnya. Skrip menggunakan dompet asal tempat ia dimuat.',
  'connectWebsites.start.click':
    'Kirim permintaan sebagai hal pertama dalam penangan klik, sebelum await apa pun: browser hanya membuka jendela karena klik, dan beberapa hanya selama sedetik setelahnya. Jika browser tetap memblokir jendela, sebuah dialog meminta klik lagi.',
  'connectWebsites.start.announce':
    'Provider mengumumkan dirinya (EIP-6963), jadi daftar dompet menemukannya segera setelah dibuat.',
  'connectWebsites.start.reload':
    'Setelah dimuat ulang, eth_accounts menjawab tanpa jendela. Provider memancarkan accountsChanged dan chainChanged sekali untuk setiap perubahan, di setiap tab situs Anda.',
  'connectWebsites.libraries': 'Dengan pustaka Anda',
  'connectWebsites.libraries.text':
    'Pengujian kami menjalankan contoh ini di browser terhadap dompet: dengan viem 2.57, wagmi 3.7, ethers 6.17 dan 5.8, web3.js 4.16, dan React 19. Dari Next.js hanya header yang digunakan. Sebelum rilis, halaman biasa juga terhubung, menandatangani, dan mengirim di Firefox.',
  'connectWebsites.libraries.server':
    'Anda dapat membuat provider di server. Permintaannya di sana gagal dengan kode 4900.',
  'connectWebsites.requests': 'Permintaan yang membuka jendela',
  'connectWebsites.requests.text':
    'Pengguna meninjau setiap permintaan ini. Pembacaan seperti eth_call tidak membuka jendela: permintaannya menuju node Anda sendiri jika Anda mengatur rpc, jika tidak, menuju node kami.',
  'connectWebsites.requests.method': 'Metode',
  'connectWebsites.requests.shows': 'Tinjauan',
  'connectWebsites.requests.connect':
    'Host Anda, akun, jaringan, dan durasinya. Langsung dijawab selama terhubung.',
  'connectWebsites.requests.permissions': 'Sama. Gunakan ini agar pengguna dapat memilih akun lain.',
  'connectWebsites.requests.personal':
    'Pesannya. Permintaan masuk (ERC-4361) harus menyebutkan host Anda sendiri, dan ditampilkan sebagai kolom.',
  'connectWebsites.requests.typedData':
    'Data bertipe, dan apa yang diizinkannya. Rantainya harus yang sedang dipilih.',
  'connectWebsites.requests.transaction':
    'Panggilan yang didekode, simulasi, dan biaya. Dompet mengabaikan gas dan biaya dari Anda, dan menolak nonce dan access list.',
  'connectWebsites.requests.calls':
    'Setiap panggilan dalam batch, satu demi satu. Dompet tidak dapat mengirimnya secara atomik.',
  'connectWebsites.requests.chain':
    'Jaringan, kecuali pengguna sudah mengizinkannya. Hanya sembilan jaringan dompet.',
  'connectWebsites.requests.asset': 'Nama, simbol, dan desimal sebagaimana dinyatakan kontrak.',
  'connectWebsites.headers': 'Header yang dibutuhkan situs Anda',
  'connectWebsites.headers.text': 'Hanya jika situs Anda memang mengirim header ini.',
  'connectWebsites.headers.name': 'Header',
  'connectWebsites.headers.value': 'Nilai',
  'connectWebsites.headers.why': 'Alasan',
  'connectWebsites.headers.opener':
    'Dengan same-origin, browser memutus jendela: permintaan pertama di sebuah tab gagal dengan -32603, permintaan berikutnya bernavigasi ke dompet dan kembali.',
  'connectWebsites.headers.connect':
    'Untuk pembacaan melalui dompet. Dengan rpc, sebutkan node Anda sendiri sebagai gantinya.',
  'connectWebsites.headers.script': 'Hanya untuk skrip. Paket tidak memerlukan skrip atau gaya inline.',
  'connectWebsites.limits': 'Batas',
  'connectWebsites.limits.open':
    'Sebuah situs dapat memiliki 10 permintaan terbuka, dan satu permintaan paling besar 256 kB.',
  'connectWebsites.limits.batch': 'Sebuah batch dapat berisi 32 panggilan, dan sebuah pesan 128 kB.',
  'connectWebsites.limits.reads':
    'Pembacaan melalui dompet: 60 unit dalam 10 detik dan 20.000 sehari untuk setiap alamat IP pengunjung Anda. Jika perlu lebih, atur rpc.',
  'connectWebsites.limits.user':
    'Pengguna dapat membatasi situs Anda: jenis permintaan, kontrak, dan koin per hari. Permintaan di luar itu berakhir dengan 4100.',
  'connectWebsites.limits.device':
    'Pengguna memerlukan akun dan “Dompet di perangkat ini”. Jendela menjelaskan apa yang belum ada.',
  'connectWebsites.limits.reads.link': 'Metode dan batas pembacaan',
  'connectWebsites.errors': 'Kode kesalahan',
  'connectWebsites.errors.text': 'Permintaan yang gagal ditolak dengan code, message, dan terkadang data.',
  'connectWebsites.errors.code': 'Kode',
  'connectWebsites.errors.meaning': 'Arti',
  'connectWebsites.error.rejected': 'Pengguna menolak permintaan atau menutup jendela.',
  'connectWebsites.error.unauthorized':
    'Situs tidak terhubung, tidak terhubung ke akun ini, atau pengguna tidak mengizinkan permintaan tersebut.',
  'connectWebsites.error.unsupported': 'Dompet tidak mendukung metode tersebut.',
  'connectWebsites.error.disconnected':
    'Provider berjalan di luar browser, pengguna meninggalkan halaman Anda, atau pengguna keluar dari dompet.',
  'connectWebsites.error.otherChain': 'Situs tidak terhubung ke jaringan itu.',
  'connectWebsites.error.unknownChain': 'Dompet tidak memiliki jaringan ini.',
  'connectWebsites.error.batch':
    'EIP-5792, misalnya 5730 untuk batch yang tidak dikenal dan 5760 untuk batch atomik.',
  'connectWebsites.error.request':
    'Format permintaan salah, atau sebuah parameter tidak valid. Pesannya menyebutkan parameter itu.',
  'connectWebsites.error.internal':
    'Kesalahan internal, node yang tidak menjawab, atau jendela yang diputus browser. Pesannya menyebutkan header itu.',
  'connectWebsites.error.limit':
    'Terlalu banyak permintaan terbuka atau pembacaan. data.retryAfter berisi jumlah detik untuk menunggu, jika menunggu membantu.',
} as const;
