export const releaseTexts = {
  'release.title': 'Versi {version} sudah siap',
  'release.text': 'Tab Anda yang terbuka akan dimuat ulang. Kunci dan koin Anda tetap di tempatnya.',
  'release.changes': 'Perubahan (dalam bahasa Inggris)',
  'release.update': 'Perbarui',
  'release.later': 'Nanti',
  'release.busy':
    'Selesaikan atau tutup apa yang sedang Anda tanda tangani atau kirim, juga di tab lain. Setelah itu perbarui.',
  'release.error': 'Gagal memperbarui. Muat ulang halaman dan coba lagi.',
} as const;
