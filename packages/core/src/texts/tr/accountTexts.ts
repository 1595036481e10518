export const accountTexts = {
  'accounts.title': 'Hesaplar',
  'accounts.label': 'Hesap {number}',
  'accounts.primary': 'Birincil',
  'accounts.watchOnly': 'Yalnızca izleme',
  'accounts.watchOnlyHint':
    'Cüzdanda bu adresin anahtarı yok: ondan gönderemezsiniz ve bu adres alma adresi olarak gösterilmez.',
  'accounts.foreign': 'Bu cihazda anahtar yok',
  'accounts.foreignHint': 'Bu cihazdaki cüzdanda bu adresin anahtarı yok. Bu adrese hiçbir şey göndertmeyin.',
  'accounts.setPrimary': 'Birincil yap',
  'accounts.setPrimaryNamed': 'Birincil yap: {account}',
  'accounts.deleteNamed': 'Sil: {account}',
  'accounts.copyAddressNamed': '{account} hesabının adresini kopyala',
  'accounts.intro': 'Birincil hesaptan gönderirsiniz. Anahtarı olan hesaplar kurtarma ifadenizden türetilir.',
  'accounts.empty': 'Henüz hesap yok',
  'accounts.emptyText':
    'Hesap olmadan ne gönderebilir ne de alabilirsiniz. Kurtarma ifadeniz hesaplarınızı geri yükler.',
  'accounts.unverified': 'Önce cüzdanınızın kurulumunu tamamlayın',
  'accounts.unverifiedText': 'Hesaplar, henüz onaylamadığınız kurtarma ifadenizden türetilir.',
  'accounts.unverifiedAction': 'Kuruluma devam et',
  'accounts.new': 'Yeni hesap',
  'accounts.find': 'Hesapları bul',
  'accounts.new.kind': 'Hesap türü',
  'accounts.new.fromPhrase': 'İfademden',
  'accounts.new.watchOnly': 'Yalnızca izleme',
  'accounts.new.fromPhraseText':
    'Kurtarma ifadenizin bir sonraki hesabını ekler: {path}. Aynı kelimeler onu geri yükler.',
  'accounts.new.watchOnlyText':
    'İzlemek için bir adres ekler. Cüzdanda bu adresin anahtarı yoktur: ondan gönderemezsiniz ve bu adres alma adresi olarak gösterilmez.',
  'accounts.new.phraseHelp':
    'İfadeniz, bir sonraki adresi bulmak için bu tarayıcıda kullanılır ve asla sunucularımıza gönderilmez.',
  'accounts.new.address': 'Adres',
  'accounts.new.addressPlaceholder': '0x...',
  'accounts.new.submit': 'Hesap oluştur',
  'accounts.new.creating': 'Oluşturuluyor…',
  'accounts.deleteTitle': '{account} silinsin mi?',
  'accounts.deleteText':
    'Bu adres listenizden kaldırılır; adresteki coinler bundan etkilenmez. “Yeni hesap”, adresi ifadenizden geri yükler.',
  'accounts.deleteWatchOnlyText': 'Adres listenizden kaldırılır. İstediğiniz zaman yeniden ekleyebilirsiniz.',
  'accounts.deleteLastTitle': 'Tek hesabınız silinsin mi?',
  'accounts.deleteLastText':
    'Bu durumda cüzdanın adresi kalmaz: kurtarma ifadenizi yeniden girene kadar ne gönderebilir ne de alabilirsiniz. İfade olmadan coinlerinize erişimi kaybedersiniz. Coinlerin kendisi bundan etkilenmez.',
  'accounts.deleteCostBasisText':
    'Daha sonra maliyet esasını dışa aktarırsanız, hesabın kendisi bir şey göndermediyse bu hesaba yapılan transferler başkalarına gönderilmiş sayılır.',
  'accounts.created': 'Hesap başarıyla oluşturuldu',
  'accounts.primaryUpdated': 'Birincil hesap güncellendi',
  'accounts.deleted': 'Hesap silindi',
  'accounts.error.nameTooLong': 'Ad için en fazla 50 karakter kullanın',
  'accounts.error.load': 'Hesaplar yüklenemedi',
  'accounts.error.create': 'Hesap oluşturulamadı',
  'accounts.error.setPrimary': 'Birincil hesap ayarlanamadı',
  'accounts.error.delete': 'Hesap silinemedi',
  'accounts.error.deletePrimary': 'Birincil hesap silinemez. Önce başka bir hesabı birincil yapın.',
  'accounts.error.exists': 'Bu adres zaten hesaplarınızda',
  'accounts.error.watched':
    'İfadenizin bir sonraki adresi listenizde zaten izleme hesabı olarak var. Önce onu silin, ardından ifadenizden yeniden ekleyin.',
  'accounts.balanceUnknown': 'Bakiye bilinmiyor',
} as const;
