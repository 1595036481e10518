export const emailTexts = {
  'email.loading': 'Membaca tautan Anda…',
  'email.continue': 'Lanjutkan',
  'email.toSignIn': 'Ke halaman Masuk',
  'email.working': 'Sebentar…',
  'email.phraseNote':
    'Kata sandi baru dipakai untuk masuk ke akun Anda. Kata sandi ini tidak mengubah frasa pemulihan Anda, satu-satunya yang mengendalikan koin Anda dan tidak dapat diatur ulang.',
  'email.verifyEmail.title': 'Konfirmasi alamat email Anda',
  'email.verifyEmail.text':
    'Apakah {email} milik Anda? Konfirmasi hanya jika Anda sendiri yang mendaftar dengannya.',
  'email.verifyEmail.submit': 'Konfirmasi alamat ini',
  'email.verifyEmail.done': 'Alamat Anda telah dikonfirmasi',
  'email.verifyEmail.doneText':
    'Jika Anda lupa kata sandi, Anda dapat mengatur yang baru melalui {email}. Hanya frasa pemulihan yang mengendalikan koin Anda.',
  'email.resetPassword.title': 'Atur kata sandi baru',
  'email.resetPassword.text': 'Untuk akun {email}.',
  'email.resetPassword.newPassword': 'Kata sandi baru',
  'email.resetPassword.submit': 'Atur kata sandi baru',
  'email.resetPassword.done': 'Kata sandi Anda telah diubah',
  'email.resetPassword.doneText': 'Semua sesi {email} telah dikeluarkan. Masuk dengan kata sandi baru.',
  'email.resetPassword.check':
    'Jika bukan Anda sendiri yang membuat dompet ini, atau orang lain pernah mengetahui kata sandi Anda, periksa frasa pemulihan di pengaturan sebelum menerima koin: frasanya harus yang Anda tulis.',
  'email.recoverEmail.title': 'Pulihkan alamat email Anda',
  'email.recoverEmail.text': 'Akun Anda kembali ke {email}.',
  'email.recoverEmail.textBoth': 'Akun Anda kembali dari {other} ke {email}.',
  'email.recoverEmail.submit': 'Pulihkan alamat ini',
  'email.recoverEmail.done': 'Alamat Anda telah dipulihkan',
  'email.recoverEmail.doneText':
    'Anda kembali masuk dengan {email}. Jika bukan Anda yang mengubahnya, seseorang mengetahui kata sandi Anda: atur yang baru sekarang.',
  'email.recoverEmail.reset': 'Atur kata sandi baru',
  'email.verifyAndChangeEmail.title': 'Ubah alamat email Anda',
  'email.verifyAndChangeEmail.text': 'Akun Anda akan menggunakan {email}.',
  'email.verifyAndChangeEmail.textBoth': 'Akun Anda pindah dari {other} ke {email}.',
  'email.verifyAndChangeEmail.submit': 'Ubah alamat',
  'email.verifyAndChangeEmail.done': 'Alamat Anda telah diubah',
  'email.verifyAndChangeEmail.doneText':
    'Mulai sekarang Anda masuk dengan {email}. Anda telah dikeluarkan di semua tempat: masuk lagi.',
  'email.confirmedAlready': 'Alamat Anda sudah dikonfirmasi',
  'email.confirmedAlreadyText': 'Tidak ada lagi yang perlu dilakukan.',
  'email.malformed': 'Tautan ini tidak lengkap',
  'email.malformedText':
    'Buka lagi dari email, atau salin seluruhnya ke bilah alamat. Demi keamanan Anda, halaman menghapus kode dari bilah alamat segera setelah membacanya, jadi Anda tidak dapat memuat ulang halaman ini.',
  'email.unsupported': 'Kami tidak mengirim tautan seperti ini',
  'email.unsupportedText':
    'Dompet ini tidak memiliki tautan masuk. Tutup halaman ini, dan jangan memasukkan kata sandi atau frasa pemulihan Anda di mana pun tautan itu membawa Anda.',
  'email.invalid': 'Tautan ini tidak berfungsi lagi',
  'email.invalid.verifyEmail':
    'Tautan sudah digunakan, atau yang lebih baru telah dikirim. Jika Anda baru saja mengonfirmasi alamat, semuanya sudah selesai. Jika belum, kirim tautan baru dari pengaturan dompet Anda.',
  'email.invalid.resetPassword':
    'Tautan sudah digunakan, atau yang lebih baru telah dikirim. Jika Anda baru saja mengatur kata sandi baru, masuk dengannya. Jika belum, minta tautan baru.',
  'email.invalid.recoverEmail':
    'Tautan sudah digunakan, atau bukan milik kami. Jika orang lain mengubah alamat Anda, tulis ke {support} dari alamat ini.',
  'email.invalid.verifyAndChangeEmail':
    'Tautan sudah digunakan, atau bukan milik kami. Jika Anda baru saja mengubah alamat, masuk dengan alamat baru.',
  'email.expired': 'Tautan ini sudah kedaluwarsa',
  'email.expired.verifyEmail': 'Kirim yang baru dari pengaturan dompet Anda.',
  'email.expired.resetPassword': 'Minta yang baru: tidak ada yang berubah.',
  'email.expired.recoverEmail': 'Tulis ke {support} dari alamat ini, dan kami akan membantu.',
  'email.expired.verifyAndChangeEmail': 'Tidak ada yang berubah: Anda tetap masuk dengan alamat lama.',
  'email.disabled': 'Akun ini dinonaktifkan',
  'email.disabledText':
    'Tidak ada yang dapat masuk ke akun ini. Koin Anda tidak terpengaruh: frasa pemulihan Anda juga berfungsi di dompet lain. Tulis ke {support}.',
  'email.taken': 'Akun lain sudah menggunakan alamat ini',
  'email.takenText': 'Tidak ada yang diubah. Masuk dengan alamat lama Anda, atau tulis ke {support}.',
  'email.weakPassword': 'Pilih kata sandi yang lebih panjang atau lebih tidak umum',
  'email.tooMany': 'Terlalu banyak permintaan. Coba lagi dalam beberapa menit.',
  'email.newLink': 'Kirim tautan baru',
  'email.openSettings': 'Buka pengaturan',
  'email.forgot.title': 'Lupa kata sandi Anda?',
  'email.forgot.text': 'Kami mengirim email berisi tautan untuk mengatur kata sandi baru.',
  'email.forgot.submit': 'Kirim tautan',
  'email.forgot.again': 'Kirim lagi',
  'email.forgot.sent': 'Periksa email Anda',
  'email.forgot.sentText':
    'Jika {email} memiliki akun di sini, kami telah mengirim tautan untuk mengatur kata sandi baru. Mungkin perlu beberapa menit; periksa juga folder spam Anda.',
  'email.forgot.wait': 'Anda dapat meminta lagi dalam {seconds} detik.',
} as const;
