export const connectTexts = {
  'connect.title': 'Web sitesine bağlan',
  'connect.waiting': 'Web sitesi bekleniyor…',
  'connect.opening': 'Cüzdanınız açılıyor…',
  'connect.done': 'Tamamlandı. {host} sitesine dönebilirsiniz.',
  'connect.left':
    'Bu pencereyi açan sayfa kapatıldı veya değişti; bu nedenle yanıt almaz. Zaten gönderdiğiniz işlemler geçmişinizdedir.',
  'connect.close': 'Pencereyi kapat',
  'connect.openWallet': 'Cüzdanı aç',
  'connect.site': 'Web sitesi',
  'connect.byLink':
    'Bu istek, {host} üzerindeki bir bağlantıdan geliyor. Ne istediğini bağlantının yazarı seçti: dikkatle kontrol edin.',
  'connect.claims': 'Sayfa kendisine “{title}” diyor.',
  'connect.punycode':
    'Tarayıcılar bu adı {unicode} olarak gösterebilir. Başka bir adı taklit edebilir: her harfi kontrol edin.',
  'connect.mixedScript': 'Bu adda farklı alfabelerin harfleri karışık. Her harfi kontrol edin.',
  'connect.http': 'Bu sayfa şifrelenmemiş: ağdaki herkes onu değiştirebilir.',
  'connect.local': 'Bu sayfa kendi bilgisayarınızda.',
  'connect.resembles': 'Bu ad {other} adına benziyor, ancak farklı bir web sitesi.',
  'connect.new': 'Bu web sitesi daha önce cüzdanınıza bağlanmadı.',
  'connect.asks': 'cüzdanınıza bağlanmak istiyor',
  'connect.accounts': 'Paylaşılacak hesaplar',
  'connect.newAccount': 'Bu web sitesi için yeni hesap',
  'connect.networks': 'Ağlar',
  'connect.networksAll': '{count} ağın tümü',
  'connect.networksSome': '{count, plural, one {# ağ} other {# ağ}}',
  'connect.duration': 'Bağlı kalma süresi',
  'connect.duration.day': '1 gün',
  'connect.duration.month': '30 gün',
  'connect.duration.always': 'Siz bitirene kadar',
  'connect.can':
    'Web sitesi bu hesapların adreslerini, bakiyelerini ve etkinliğini görebilir ve sizden imza isteyebilir.',
  'connect.cannot': 'Kendi başına hiçbir şeyi hareket ettiremez: imzalamadan önce her isteği incelersiniz.',
  'connect.confirm': 'Bağlan',
  'connect.reject': 'Reddet',
  'connect.noneChosen': 'En az bir hesap ve bir ağ seçin.',
  'connect.switch.title': '{network} ağına izin verilsin mi?',
  'connect.switch.text': '{host}, {network} ağını da kullanmak istiyor. Her isteği yine siz incelersiniz.',
  'connect.switch.confirm': 'İzin ver',
  'connect.asset.title': '{symbol}, tokenlerinize eklensin mi?',
  'connect.asset.text':
    '{host} bu tokeni öneriyor. Herkes istediği adla token oluşturabilir: kullanmadan önce sözleşmesini kontrol edin.',
  'connect.asset.confirm': 'Ekle',
  'connect.problem.byHand':
    'Bu sayfa, bir web sitesi cüzdanınızı kullanmak istediğinde kendiliğinden açılır. Şu anda burada yapılacak bir şey yok.',
  'connect.problem.framed': 'Cüzdan başka bir sayfanın içinde çalışmaz. Onu kendi penceresinde açın.',
  'connect.problem.noOrigin':
    'Cüzdan, bu pencereyi açan sayfanın adresini kontrol edemiyor; bu nedenle yanıt vermiyor. Web sitesini kendi sekmesinde açıp tekrar deneyin.',
  'connect.problem.version':
    'Bu web sitesi, bağlantının cüzdanın desteklemediği bir sürümünü kullanıyor. Web sitesini yenileyin veya geliştiricilerinden güncellemelerini isteyin.',
  'connect.problem.malformed':
    'Cüzdan, web sitesinin isteğini okuyamıyor. Web sitesinde yeniden başlayın veya bunu geliştiricilerine bildirin.',
  'connect.problem.otherReferrer':
    'İstek, buraya yönlendiren sayfadan farklı bir web sitesi belirtiyor; bu nedenle cüzdan yanıt vermiyor. Web sitesinde yeniden başlayın.',
  'connect.problem.otherReturn':
    'Dönülecek adres, yanıtı alabilecek farklı bir web sitesinin adresini içeriyor. Bu nedenle cüzdan yanıt vermiyor. Bunu web sitesinin geliştiricilerine bildirin.',
  'connect.problem.late': 'Bu isteğin süresi doldu veya zaten yanıtlandı. Web sitesinde yeniden başlayın.',
  'connect.problem.notLoaded':
    'Cüzdan yüklenemedi. İnternet bağlantınızı kontrol edin ve web sitesinde yeniden başlayın.',
  'connect.noVault':
    'Bu cihazdaki cüzdan kurulmamış; bu nedenle web siteleri için imzalayamaz. Cüzdanı açın, Ayarlar’a gidin ve “Bu cihazdaki cüzdan” seçeneğini açın. Ardından web sitesinde yeniden başlayın.',
  'connect.unfinished':
    'Hesabınızın kurulumu henüz tamamlanmadı. Kurulumu cüzdanda tamamlayın, ardından web sitesinde yeniden başlayın.',
  'connect.noAccount': 'Hesaplarınızın hiçbiri imzalayamaz: izleme hesaplarının anahtarı yoktur.',
  'connect.sites.title': 'Bağlı web siteleri',
  'connect.sites.intro':
    'Bu web siteleri yalnızca bu tarayıcıda bazı hesaplarınızı görebilir ve sizden imza isteyebilir.',
  'connect.sites.none': 'Bağlı web sitesi yok',
  'connect.sites.noneText':
    'Ethereum cüzdanlarıyla çalışan bir web sitesinde Everything Wallet’ı seçin. Web sitesi daha sonra burada görünür.',
  'connect.sites.lastUsed': 'Son kullanım: {time}',
  'connect.sites.until': 'Bağlantı bitişi: {time}',
  'connect.sites.always': 'Siz bitirene kadar bağlı',
  'connect.sites.ended': '{host} bağlantısı sona erdi.',
  'connect.sites.expired': 'Bu bağlantının süresi doldu.',
  'connect.sites.end': 'Bağlantıyı bitir',
  'connect.sites.endText':
    'Web sitesi artık sizden imza isteyemez. Bir sonraki isteğine kadar adresinizi gösterebilir. Sözleşmelere verdiğiniz harcama izinleri kalır: Harcama izinleri bölümüne bakın.',
  'connect.sites.export': 'Dışa aktar',
  'connect.sites.limits': 'Limitler',
  'connect.sites.limits.messages': 'Sizden mesaj imzalamanızı isteyebilir',
  'connect.sites.limits.transactions': 'Sizden işlem göndermenizi isteyebilir',
  'connect.sites.limits.contracts': 'Yalnızca bu sözleşmeler (her satıra bir adres; tümü için boş bırakın)',
  'connect.sites.limits.coin': 'Her ağ için coin olarak günlük limit (limit istemiyorsanız boş bırakın)',
  'connect.sites.limits.saved': 'Limitler kaydedildi.',
  'connect.sites.limits.badContract': '{text} bir adres değil.',
  'connect.sites.limits.badCoin': 'Bir tutar girin, örneğin 0,5.',
  'connect.sites.log': 'İstekler',
  'connect.sites.log.none': 'Henüz istek yok.',
  'connect.sites.log.approved': 'Onaylandı',
  'connect.sites.log.rejected': 'Reddedildi',
  'connect.sites.log.refused': 'Cüzdan tarafından reddedildi',
} as const;
