export const defiTexts = {
  'defi.title': 'DeFi',
  'defi.totals': 'Toplamlar',
  'defi.totalStaked': 'Toplam stake',
  'defi.rewardsEarned': 'Kazanılan ödüller',
  'defi.totalLent': 'Ödünç verilen',
  'defi.tabs': 'Stake veya ödünç verme',
  'defi.staking': 'Stake',
  'defi.lending': 'Ödünç verme',
  'defi.stakingText': 'Ödüller otomatik olarak bileşiklenir: kazandığınız yeniden stake edilir.',
  'defi.lendingText': 'Havuzun likiditesine bağlı olarak istediğiniz zaman çekin.',
  'defi.lendingSoon': 'Ödünç verme henüz kullanılamıyor.',
  'defi.apy': 'APY',
  'defi.percent': '%{percent}',
  'defi.tvl': 'TVL',
  'defi.tokens': 'Tokenler',
  'defi.risk': 'Risk',
  'defi.risk.low': 'Düşük',
  'defi.risk.medium': 'Orta',
  'defi.risk.high': 'Yüksek',
  'defi.amount': 'Stake edilecek tutar',
  'defi.amountPlaceholder': '0,0',
  'defi.stake': 'Stake et',
  'defi.lend': 'Ödünç ver',
  'defi.staked': 'Stake başlatıldı',
  'defi.stakedText': 'Demo: {pool} havuzunda {amount}, coin hareketi olmadı',
  'defi.error.amount': 'Geçersiz tutar',
  'defi.error.amountText': 'Lütfen stake etmek için geçerli bir tutar girin',
  'defi.error.amountToLend': 'Lütfen ödünç vermek için geçerli bir tutar girin',
  'defi.error.amountToWithdraw': 'Lütfen çekmek için geçerli bir tutar girin',
  'vaults.risk.singleProtocol':
    'Tüm varlıklar, yıllardır kullanılan tek bir protokoldedir. Ondaki bir hata veya yönetişiminin bir kararı, oradaki her şeyinize mal olabilir.',
  'vaults.risk.curatedMarkets':
    'Küratör birden fazla piyasaya ödünç verir. Borç alanların teminatı değer kaybederse siz de bir kısmını kaybedersiniz ve çekebilmek için geri ödemeleri beklemeniz gerekebilir.',
  'vaults.risk.strategies':
    'İşletmecileri, varlıkları birden fazla protokoldeki stratejiler arasında taşır. Herhangi birindeki bir kayıp, havuzdaki herkes arasında paylaşılır.',
  'vaults.risk.validators':
    'Doğrulayıcıları cezalandırılabilir (slashing). Sözleşmelerindeki bir hata veya yönetişiminin bir kararı, stake ettiğinizin bir kısmına veya tamamına mal olabilir. Stake’ten çıkarma sırada bekler.',
  'vaults.refused.closed': 'Bu havuz şu anda yatırma kabul etmiyor.',
  'vaults.refused.otherAsset':
    'Bu havuz beklenenden farklı bir token bildiriyor; bu nedenle ona yatıramazsınız.',
  'vaults.refused.absent': 'Bu havuz bu ağda mevcut değil.',
  'vaults.refused.unknown':
    'Ağın düğümleri bu havuz konusunda birbiriyle çelişiyor. Yeterli sayıda düğüm hemfikir olduğunda imzalayabilirsiniz.',
  'vaults.refused.aboveDeposit': 'Bu havuz şu anda en fazla {limit} kabul ediyor.',
  'vaults.refused.aboveWithdraw':
    'Şu anda en fazla {limit} çekebilirsiniz. Havuz geri kalanını ödünç vermiş veya tutuyor.',
  'vaults.refused.aboveRedeem':
    'Şu anda en fazla {limit} bozdurabilirsiniz. Havuz geri kalanını ödünç vermiş veya tutuyor.',
  'vaults.refused.notTold':
    'Havuz ne alacağınızı bildirmiyor veya ağın düğümleri bu konuda birbiriyle çelişiyor.',
  'vaults.refused.nothingComes': 'Bunun karşılığında hiçbir şey almazsınız.',
  'vaults.refused.lies':
    'Simülasyonda bu havuz bildirdiğinden daha az veriyor; bu nedenle ona yatıramazsınız.',
  'vaults.refused.losesMuch':
    'Bir anda %10’dan fazlasını kaybedersiniz. Havuz bu büyüklükte bir ücret alıyor veya biri pay fiyatını şişirmiş.',
  'vaults.warns.lessBack':
    'Hemen çekerseniz yatırdığınızdan {back} geri alırsınız. Geri kalanı havuzun ücretidir veya kaybolur.',
  'vaults.warns.backUnknown': 'Havuz, hemen çekerseniz ne alacağınızı bildirmiyor.',
  'vaults.warns.fee': 'Payların değerinden {lost} daha az alırsınız: havuz ücret alıyor.',
  'vaults.warns.mayLose': 'Elinize {least} kadar az bir tutar geçebilir; havuzun fiyat teklifi {said}.',
  'vaults.warns.comesLess':
    'Havuz {said} bildirmesine rağmen simülasyonda {comes} alıyorsunuz: bildirilmemiş bir kaybı var veya ücret alıyor. Daha da az alabilirsiniz.',
  'vaults.warns.unconfirmed':
    'Bu havuzun bildirdiğini ağın çok az düğümü teyit ediyor. Bunun ne yaptığını yalnızca simülasyon gösterir.',
  'vaults.warns.disputed':
    'Ağın düğümleri bu havuz konusunda birbiriyle çelişiyor. Bunun ne yaptığını yalnızca simülasyon gösterir ve o konuda da çelişirlerse imzalayamazsınız.',
  'vaults.broken.untried':
    'Hiçbir şey imzalanmadı: ağın düğümleri bu havuz ve simülasyon konusunda birbiriyle çelişiyor. Birazdan tekrar deneyin.',
  'vaults.broken.givesLess':
    'Hiçbir şey imzalanmadı: simülasyonda havuzun bildirdiğinden daha az alıyorsunuz.',
  'vaults.broken.takesMore':
    'Hiçbir şey imzalanmadı: simülasyonda havuz bildirdiğinden daha fazlasını alıyor.',
  'vaults.broken.takesOther':
    'Hiçbir şey imzalanmadı: simülasyonda bu, hesabınızdan başka bir şey de alıyor.',
} as const;
