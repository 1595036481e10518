export const callTexts = {
  'call.title.nativeTransfer': 'Coin gönder',
  'call.title.tokenTransfer': 'Token gönder',
  'call.title.transferFrom': 'Başkasının tokenlerini aktar',
  'call.title.transferFromOwn': 'Token gönder',
  'call.title.approve': 'Harcama izni ver',
  'call.title.revoke': 'Harcama iznini geri al',
  'call.title.changeAllowance': 'Harcama iznini değiştir',
  'call.title.permit': 'İmzalı harcama iznini gönder',
  'call.title.nftTransfer': 'NFT gönder',
  'call.title.multiTokenTransfer': 'Koleksiyondan token gönder',
  'call.title.approveAll': 'Tüm koleksiyon için harcama izni ver',
  'call.title.revokeAll': 'Koleksiyonun harcama iznini geri al',
  'call.title.wrap': 'Coinleri sar',
  'call.title.unwrap': 'Coinlerin sarmasını aç',
  'call.title.sweep': 'Tokenlerinizi borsadan topla',
  'call.title.refund': 'Kullanılmayan coinleri iade et',
  'call.title.swap': 'Takas',
  'call.title.vaultDeposit': 'Havuza yatır',
  'call.title.vaultWithdrawal': 'Havuzdan çek',
  'call.title.buyNft': 'NFT satın al',
  'call.title.sellNft': 'NFT sat',
  'call.title.fulfillOrder': 'Emri yerine getir',
  'call.title.cancelOrders': 'Emirleri iptal et',
  'call.title.incrementCounter': 'Tüm emirleri iptal et',
  'call.title.stake': 'Coin stake et',
  'call.title.wrapStaked': 'Stake edilmiş coinleri sar',
  'call.title.unwrapStaked': 'Stake edilmiş coinlerin sarmasını aç',
  'call.title.requestWithdrawals': 'Stake’ten çıkar',
  'call.title.claimWithdrawal': 'Çekimi teslim al',
  'call.title.multicall': 'Birkaç adım bir arada',
  'call.title.unknown': 'Bilinmeyen çağrı',
  'call.title.create': 'Sözleşme oluşturma',
  'call.title.signedPermit': 'Harcama izni imzala',
  'call.title.signedTransfer': 'Başkasının göndereceği bir transferi imzala',
  'call.title.signedOrder': 'Pazar yeri emri imzala',
  'call.title.signedOrders': 'Birden fazla pazar yeri emrini birlikte imzala',
  'call.title.signedSafe': 'Ortak cüzdan (Safe) için imzala',
  'call.title.signedCall': 'Başkasının göndereceği bir çağrıyı imzala',
  'call.title.unknownSignature': 'Bilinmeyen imza',
  'call.warning.unlimitedApproval':
    '{spender}, sahip olduğunuz bu tokenin tamamını şimdi ve gelecekte harcayabilir. Sınır yoktur.',
  'call.warning.approvalChanged':
    '{spender} için zaten bir harcama izni var. Bu işlem onaylanana kadar hem eskisini hem yenisini kullanabilir.',
  'call.warning.approvalForAll':
    '{spender}, daha sonra alacaklarınız dahil, bu koleksiyonda sahip olduğunuz her NFT’yi alabilir.',
  'call.warning.toOwnContract': 'Bu, tokenin kendi sözleşmesi. Ona gönderilen tokenler kaybolur.',
  'call.warning.zeroRecipient': 'Bu, sıfır adresi. Ona gönderilen her şey kaybolur.',
  'call.warning.otherRecipient': 'Elde edilen varlıklar size değil, şu adrese gider: {recipient}.',
  'call.warning.leftWithRouter':
    'Elde edilen varlıklar borsanın sözleşmesinde kalır; oradan herkes alabilir.',
  'call.warning.deadlinePassed': 'Son tarih geçti: bu işlem başarısız olur ve siz yine de ücreti ödersiniz.',
  'call.warning.deadlineFar':
    'Bu, bundan bir günden uzun süre sonra bile, başkasının seçtiği bir zamanda yürütülebilir.',
  'call.warning.noDeadline': 'Bunun son tarihi yok: biri bunu elinde tutup istediği zaman yürütebilir.',
  'call.warning.noLeastOutput': 'Bu, bir alt sınır koymuyor. Elinize neredeyse hiçbir şey geçmeyebilir.',
  'call.warning.noMostInput':
    'Bu, ödeyeceğinize üst sınır koymuyor. İzin verdiğiniz tutarın tamamını kullanabilir.',
  'call.warning.unknownContract':
    'Bu cüzdan bu sözleşmeyi bilmiyor. Tutarlar yalnızca sözleşmenin beyanıdır; sözleşme başka bir şey yapabilir.',
  'call.warning.tip': 'Bu, {recipient} adresine emrin parçası olmayan bir tutar öder.',
  'call.broken.noNft': 'Simülasyonda, parasını ödediğiniz NFT’yi almıyorsunuz. Hiçbir şey imzalanmadı.',
  'call.warning.coinLeft': 'Bu, çağrının ihtiyaç duymadığı coinler gönderir. Bu coinler kaybolabilir.',
  'call.warning.coinRunsOut':
    'Bunun gibi başka bir işlemin veya bunu geri alan bir işlemin ücretini ödemek için yeterli coininiz kalmaz.',
  'call.warning.innerUnknown':
    '{count, plural, one {Bu cüzdan bu çağrının bir adımını okuyamıyor; bu nedenle etkisi bilinmiyor.} other {Bu cüzdan bu çağrının # adımını okuyamıyor; bu nedenle etkileri bilinmiyor.}}',
  'call.warning.unknownCall':
    'Bu çağrının etkisi bilinmiyor. Harcama izni verdikleriniz dahil, sözleşmenin sizden alabileceği her şeyi alabilir.',
  'call.warning.amountOrId':
    'Bu sözleşmenin token mi yoksa NFT mi tuttuğu belirsiz: sayı ya bir tutar ya da bir NFT’nin kimliğidir (ID).',
  'call.warning.leavesUnsaid': 'Bu işlemin beyan ettiğinden daha fazla {asset} ödersiniz.',
  'call.warning.lessArrives':
    '{recipient}, gönderdiğinizden daha az {asset} alır: tokenin sözleşmesi bir kısmını kesiyor.',
  'call.warning.lessComes': 'Bu işlemin beyan ettiğinden daha az {asset} alırsınız veya hiç almazsınız.',
  'call.warning.allowsUnsaid':
    'Sonrasında {spender}, bu işlemin beyan ettiğinden daha fazla {asset} harcayabilir.',
  'call.warning.staysAllowed':
    'Simülasyonda bu, hiçbir izni geri almıyor: {spender} şu varlığınızı hâlâ harcayabilir: {asset}.',
  'call.warning.spenderUnknown':
    '{spender} bir sözleşme mi yoksa sahibinin bunu her an alabileceği özel bir hesap mı, bilinmiyor.',
  'call.warning.muchGas':
    'Bu, böyle bir çağrının ihtiyaç duyacağından çok daha fazla gaz kullanıyor. Bazı sözleşmeler gazı boşa harcamak için yapılır: ücreti kontrol edin.',
  'call.warning.spenderNoContract':
    '{spender} bir sözleşme değil, özel bir hesap. Borsalar ve diğer hizmetler sizden asla özel bir hesaba harcama izni vermenizi istemez.',
  'call.warning.youngContract':
    '{contract} sözleşmesi bir günlük bile değil. Hırsızlıkların çoğunda böyle sözleşmeler kullanılır.',
  'call.warning.noContract':
    '{contract} adresinde sözleşme yok: çağrı hiçbir şey yapmaz ve gönderdiği coinler orada kalır.',
  'call.warning.priceImpact':
    'Bu takas fiyatı %{percent} aleyhinize hareket ettiriyor. Daha küçük bir tutar veya birkaç küçük takas size daha iyi bir fiyat sağlar.',
  'call.warning.priceImpactHigh': '%{percent} değer kaybedersiniz: bu havuz bu takas için fazla küçük.',
  'call.takeable.title': 'Şu anda alınabilecekler',
  'call.takeable.reading': 'Şu anda alınabilecekler okunuyor…',
  'call.takeable.token': '{spender} şu anda {amount} {asset} alabilir.',
  'call.takeable.nfts':
    '{spender} şu anda {asset} koleksiyonundan {count, plural, one {bir NFT} other {# NFT}} alabilir; daha sonra alacaklarınızı da alabilir.',
  'call.takeable.none':
    'Elinizde hiç olmadığından {spender} şu anda {asset} alamaz, ancak daha sonra alacaklarınızı alabilir.',
  'call.takeable.noPermit2':
    '{spender} şu anda {asset} alamaz: Permit2’ye bunun için harcama izni vermediniz. Daha sonra verirseniz {spender}, bu izin sürdüğü müddetçe alabilir.',
  'call.takeable.unknown': '{spender} adresinin şu anda ne kadar {asset} alabileceği öğrenilemedi.',
  'call.takeable.unknownNfts':
    '{spender} adresinin şu anda {asset} koleksiyonundan kaç NFT alabileceği öğrenilemedi. Tümünü alabilir.',
  'call.error.refused': 'Hiçbir şey imzalanmadı: bu cüzdan bunun gibi çağrıları imzalamaz.',
  'call.error.fails': 'Hiçbir şey imzalanmadı: bu başarısız olur ve siz yine de ücreti ödersiniz.',
  'call.error.changed':
    'Hiçbir şey imzalanmadı: sonuç, gösterildiğinden beri değişti. ‘Ne olacak’ bölümünü kontrol edip yeniden onaylayın.',
  'call.error.priceOld': 'Hiçbir şey imzalanmadı: bu fiyat üç dakikadan eski. Bunu kapatıp yeniden başlayın.',
  'call.error.notAccepted':
    'Hiçbir şey imzalanmadı: en az bir uyarı kabul edilmedi. Bunu kapatıp yeniden başlayın.',
  'call.error.done':
    'Hiçbir şey imzalanmadı: bu zaten burada, başka bir sekmede veya başka bir cihazda gönderildi.',
  'call.error.otherStandard':
    'Hiçbir şey imzalanmadı: bu, bir tokeni NFT gibi ele alıyor; NFT’nin kimliği (ID) token tutarı olarak kullanılır.',
  'call.error.contradicted':
    'Hiçbir şey imzalanmadı: sunucu ile bu cüzdan, bu işlemdeki bir tokenin ondalık basamak sayısında çelişiyor; bu nedenle tutarlar yanlış olabilir. Sayfayı yenileyene kadar bu tokenle hiçbir şey imzalayamazsınız. Yine olursa desteğe başvurun.',
  'call.error.tokenList':
    'Hiçbir şey imzalanmadı: bilinen tokenlerin listesi yüklenemedi. Sayfayı yenileyip tekrar deneyin.',
  'call.error.notShown':
    'Hiçbir şey imzalanmadı: işlem, gördüğünüzden farklı. Bunu kapatıp yeniden başlayın.',
} as const;
