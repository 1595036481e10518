export const liveSwapTexts = {
  'swap.notes.title': 'Takas nasıl çalışır',
  'swap.notes.minimum': 'Önce en az tutarı görürsünüz',
  'swap.notes.minimumText':
    'İmzalamadan önce cüzdan, alacağınız en az tutarı gösterir. Fiyat kayma toleransınızdan fazla hareket ederse takas başarısız olur ve yalnızca ağ ücretini ödersiniz.',
  'swap.notes.approval': 'Tokenler için harcama izni gerekir',
  'swap.notes.approvalText':
    'Bu izin, borsanın tam olarak takas ettiğiniz tutarı harcamasını sağlar. ETH gibi coinler için izin gerekmez.',
  'swap.notes.pool': 'Küçük havuzlar daha pahalıdır',
  'swap.notes.poolText':
    'Küçük bir havuzda büyük bir takas, fiyatı aleyhinize hareket ettirir. Cüzdan fiyat etkisini gösterir ve sizi uyarır.',
  'swap.live.balanceUnknown': 'Bakiye: — {symbol}',
  'swap.live.max': 'Maks.',
  'swap.live.otherToken': 'Sözleşme adresiyle başka bir token…',
  'swap.live.otherTitle': 'Sözleşme adresiyle token',
  'swap.live.otherText':
    'Herkes istediği adla token oluşturabilir. Adresi projenin kendi sitesinden kopyalayın, asla bir mesajdan değil.',
  'swap.live.otherField': 'Sözleşme adresi',
  'swap.live.otherAdd': 'Bu tokeni kullan',
  'swap.live.otherMalformed': 'Bir sözleşme adresi girin: 0x ve 40 basamak',
  'swap.live.otherNone':
    '{contract} adresinde token yok veya ondalık basamak sayısı teyit edilmedi. Teyit edilene kadar bu tokeni takas edemezsiniz.',
  'swap.live.otherDecimals':
    '{symbol} sözleşmesi, eklediğiniz zamankinden farklı bir ondalık basamak sayısı bildiriyor; bu nedenle tutarları yanlış olabilir. Bu tokeni burada takas edemezsiniz. Hâlâ güveniyorsanız tokenlerinizden kaldırıp yeniden ekleyin.',
  'swap.live.otherAsking': '{contract} adresindeki token aranıyor…',
  'swap.live.tokensFailed': 'Bakiyeleriniz yüklenemedi.',
  'swap.live.unverified':
    '{symbol} listede yok. Böyle bir token sahte olabilir veya yeniden satılması imkânsız olabilir.',
  'swap.live.watchOnly': 'Bu yalnızca bir izleme hesabı: burada onun için imzalayamazsınız.',
  'swap.live.notEnough': '{balance} {symbol} bakiyeniz var ve {amount} takas etmek istiyorsunuz.',
  'swap.live.notEnoughFee': 'Ağ ücretini {coin} ile ödersiniz: bunun için yaklaşık {fee} {coin} bırakın.',
  'swap.live.notEnoughFees':
    'Ağ ücretlerini {coin} ile ödersiniz: harcama izni, takas ve bir harcama iznini geri almak için yaklaşık {fee} {coin} bırakın.',
  'swap.live.balanceNotKnown': '{symbol} bakiyeniz teyit edilmedi: düğümler bu konuda birbiriyle çelişiyor.',
  'swap.live.quoting': 'Fiyat teklifi yükleniyor…',
  'swap.live.rateUnknown': '—',
  'swap.live.impact': 'Fiyat etkisi',
  'swap.live.impactValue': '%{percent}',
  'swap.live.impactSmall': 'Takasınız fiyatı neredeyse hiç değiştirmez.',
  'swap.live.impactNotable': 'Takasınız fiyatı aleyhinize değiştirir.',
  'swap.live.minimum': 'Alınacak en az tutar',
  'swap.live.minimumValue': '{amount} {symbol}',
  'swap.live.route': 'Rota',
  'swap.live.routeV2': '{path} · Uniswap v2, havuz başına %0,3',
  'swap.live.routeV3': '{path} · Uniswap v3, {fees}',
  'swap.live.routeWrap': '1:1, borsa olmadan',
  'swap.live.feePercent': '%{percent}',
  'swap.live.fee': '≈ {fee} {coin}',
  'swap.live.feeWorth': '≈ {fee} {coin} ({worth})',
  'swap.live.feeUnknown': '—',
  'swap.live.age': 'Fiyat teklifi',
  'swap.live.ageValue': '{seconds} sn sonra yenilenir',
  'swap.live.ageRenewing': 'yenileniyor…',
  'swap.live.ageAsleep': 'bu sayfayı görüntülediğinizde yenilenir',
  'swap.live.details': 'Kayma, ücret ve rota',
  'swap.live.sentence': '{amount} {from} karşılığında en az {least} {to} alırsınız.',
  'swap.live.sentenceWorth':
    '{amount} {from} ({worth}) karşılığında en az {least} {to} ({leastWorth}) alırsınız.',
  'swap.live.sentenceWrap': '{amount} {from} karşılığında bire bir {least} {to} alırsınız.',
  'swap.live.slippageChange': 'Kaymayı değiştir',
  'swap.live.slippageOwn': 'Özel',
  'swap.live.slippageField': 'Özel kayma (%)',
  'swap.live.slippageInvalid': '0 ile 50 arasında, en fazla iki ondalık basamaklı bir sayı girin',
  'swap.live.slippageLow':
    'Bu o kadar düşük ki fiyat hareket ederse takas başarısız olabilir; ağ ücretini o durumda da ödersiniz.',
  'swap.live.slippageHigh':
    '%{percent} kayma, çoğu takasın ihtiyaç duyduğundan fazla: başkaları takasınızı gerçekleşmeden önce görebilir ve bu orana kadarını alabilir.',
  'swap.live.slippageVeryHigh':
    'Ödediğinizin %{percent} oranına kadarını kaybedebilirsiniz. Hiçbir dürüst site sizden bunu ayarlamanızı istemez.',
  'swap.live.unconfirmed':
    'Yalnızca bir düğüm yanıt verdi; bu nedenle bu fiyat teyit edilmedi. Yanlışsa, alınacak en az tutarın üzerindeki her şeyi kaybedebilirsiniz.',
  'swap.live.worthLess':
    'Piyasa fiyatlarına göre aldığınızın değeri, ödediğinizden %{percent} daha az. Bu havuzun fiyatı kötü olabilir.',
  'swap.live.worthUnknown':
    'Karşılaştırılacak güncel bir piyasa fiyatı yok. İmzalamadan önce bu tokenlerin değerini başka bir yerden kontrol edin.',
  'swap.live.lessThanFirst':
    'Bu takasa başladığınızda en az tutar {first} {symbol} idi. Şimdi {now} {symbol}.',
  'swap.live.lessThanElsewhere':
    'Diğer borsanın fiyatı daha iyi: bu borsa size %{percent} daha az veriyor. Harcama iznini geri alıp yeniden başlayabilirsiniz.',
  'swap.live.differing': 'Bazı düğümler bir rota konusunda çelişiyor; çoğunluğun yanıtını görüyorsunuz.',
  'swap.live.mayKeepPart':
    'Cüzdan, bu tokenin eksiksiz ulaşıp ulaşmadığını kontrol edemedi. En az tutardan azını alacaksanız takas başarısız olur.',
  'swap.live.none.noExchange': 'Bu cüzdan {network} ağında hiçbir borsa bilmiyor.',
  'swap.live.none.noRoute':
    '{from} → {to} için rota yok: onları bağlayan bir havuz yok veya havuzlarda bu tutar için çok az varlık var.',
  'swap.live.none.takesFee':
    'Bu çiftteki bir token her transferde ücret alıyor; bu nedenle alacağınız tutar bilinmiyor. Bu çifti burada takas edemezsiniz.',
  'swap.live.none.keepsPartUnknown':
    'Cüzdan, bu tokenlerin eksiksiz ulaşıp ulaşmadığını kontrol edemedi ve bu rota alınacak en az tutarı zorunlu kılmıyor. Bunları burada takas edemezsiniz.',
  'swap.live.none.disputed':
    '{network} ağının düğümleri fiyat konusunda birbiriyle çelişiyor. Tekrar deneniyor…',
  'swap.live.none.stale':
    '{network} ağının düğümleri dakikalarca geride; bu nedenle fiyatları güncel değil. Tekrar deneniyor…',
  'swap.live.none.unavailable': '{network} ağının hiçbir düğümü fiyat için yanıt vermedi. Tekrar deneniyor…',
  'swap.live.none.failed': 'Fiyat yüklenemedi. Tekrar deneniyor…',
  'swap.live.none.tooMany': 'Çok fazla istek. Fiyat {seconds} sn sonra yeniden yüklenir.',
  'swap.live.wrap': 'Sar',
  'swap.live.unwrap': 'Sarmayı aç',
  'swap.live.starting': 'Hazırlanıyor…',
  'swap.live.problem.allowance': 'Borsanın harcama izni okunamadı. Hiçbir şey imzalanmadı. Tekrar deneyin.',
  'swap.live.problem.refused':
    '{symbol} sözleşmesi harcama iznini reddediyor; bu nedenle bu tokeni burada takas edemezsiniz.',
  'swap.live.problem.notYet': 'Düğümler harcama iznini henüz göstermiyor. Birazdan tekrar deneyin.',
  'swap.live.problem.quote': 'Şu anda fiyat yok. Hiçbir şey imzalanmadı. Birazdan tekrar deneyin.',
  'swap.live.problem.tooMany': 'Çok fazla istek. Hiçbir şey imzalanmadı. {seconds} sn sonra devam edin.',
  'swap.live.problem.refusedQuote':
    'Fiyat teklifi, bu ağın borsası olmayan bir sözleşme belirtiyor. Hiçbir şey imzalanmadı.',
  'swap.live.problem.otherAmount':
    'Fiyat teklifi farklı bir tutar için. Hiçbir şey imzalanmadı; yeni bir fiyat teklifi yolda.',
  'swap.live.problem.otherTab': 'Başka bir sekme bu hesap için imza atıyor. Orada tamamlayın veya kapatın.',
  'swap.live.problem.otherAccount':
    'Bu takas şu hesaba ait: {account}. Devam etmek için onu birincil hesap yapın.',
  'swap.live.problem.record': 'Son adımın durumu yüklenemedi. Hiçbir şey imzalanmadı. Tekrar deneyin.',
  'swap.live.problem.unexpected': 'Bir sorun oluştu. Hiçbir şey imzalanmadı. Tekrar deneyin.',
  'swap.sequence.title': '{amount} {from} → {to}',
  'swap.sequence.region': 'Açık takas: {amount} {from} → {to}',
  'swap.sequence.onNetwork': '{network} ağında',
  'swap.sequence.onNetworkAt': '{network} ağında · kayma %{percent}',
  'swap.step.revoke': 'Eski harcama iznini geri al',
  'swap.step.approve': '{amount} {from} için harcama izni ver',
  'swap.step.swap': '{to} ile takas et',
  'swap.sequence.interrupted':
    'Bu takas, durumu öğrenilmeden kesildi. “Devam”, önce bir şey gönderilip gönderilmediğini kontrol eder.',
  'swap.sequence.revoke.pending': 'Eski harcama izni geri alınıyor.',
  'swap.sequence.revoke.completed':
    'Eski harcama izni geri alındı. Sırada: tam olarak {amount} {from} için harcama izni verin.',
  'swap.sequence.approve.pending': '{amount} {from} harcama izni beklemede.',
  'swap.sequence.approve.completed':
    'Tam olarak {amount} {from} için harcama izni verdiniz. Sırada: takası güncel fiyatla inceleyin.',
  'swap.sequence.swap.pending': 'Takas beklemede.',
  'swap.sequence.swap.completed': 'Takas edildi: −{given} {from}, +{received} {to}',
  'swap.sequence.swap.completedMinimum': 'Takas edildi: −{given} {from}, en az +{received} {to}',
  'swap.sequence.takeBack.pending': 'Harcama izni geri alınıyor.',
  'swap.sequence.takeBack.completed': 'Harcama izni geri alındı: borsa artık {from} varlığınızı harcayamaz.',
  'swap.sequence.takeBack.asking':
    'Geri alma işlemi bir blokta. Borsanın {from} varlığınızı hâlâ harcayıp harcayamayacağı kontrol ediliyor…',
  'swap.sequence.takeBack.stays':
    'Geri alma işlemi bir blokta, ancak borsa {from} varlığınızın bir kısmını hâlâ harcayabiliyor olabilir. Birazdan yeniden kontrol edin, ardından harcama izinlerinizi kontrol edin.',
  'swap.sequence.checkAgain': 'Tekrar kontrol et',
  'swap.sequence.swap.failed':
    'Hiçbir şey takas edilmedi; yalnızca ücreti ödediniz. Çoğu zaman nedeni, fiyatın kaymanın izin verdiğinden fazla hareket etmesidir.',
  'swap.sequence.approve.failed': 'Harcama izni başarısız oldu; yalnızca ücreti ödediniz.',
  'swap.sequence.revoke.failed':
    'Eski harcama izninin geri alınması başarısız oldu; yalnızca ücreti ödediniz.',
  'swap.sequence.takeBack.failed':
    'Harcama izninin geri alınması başarısız oldu; yalnızca ücreti ödediniz. Harcama izni hâlâ duruyor.',
  'swap.sequence.replaced':
    'Bu adımın yerine başka bir işlem geçti. Devam etmeden önce ne yaptığını görmek için geçmişinizi kontrol edin: aynı şeyi yapmış olabilir.',
  'swap.sequence.cancelled': 'Bu adım iptal edildi.',
  'swap.sequence.recordFailed': 'Bu adımın durumu yüklenemedi.',
  'swap.sequence.noRecord':
    'Bu adımın durumu henüz bilinmiyor. “Devam”, önce gönderilip gönderilmediğini yeniden kontrol eder.',
  'swap.sequence.continue': 'Devam',
  'swap.sequence.tryAgain': 'Tekrar dene',
  'swap.sequence.takeBack': 'Harcama iznini geri al',
  'swap.sequence.dismiss': 'Kapat',
  'swap.sequence.dismissKeeps':
    '“Kapat” yalnızca bu bildirimi kaldırır; harcama izni, siz geri alana kadar kalır.',
  'swap.sequence.details': 'Geçmişte göster',
} as const;
