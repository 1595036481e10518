export const defiTexts = {
  'defi.title': 'DeFi',
  'defi.totals': 'Total',
  'defi.totalStaked': 'Total di-stake',
  'defi.rewardsEarned': 'Imbalan diperoleh',
  'defi.totalLent': 'Total dipinjamkan',
  'defi.tabs': 'Staking atau meminjamkan',
  'defi.staking': 'Staking',
  'defi.lending': 'Meminjamkan',
  'defi.stakingText': 'Imbalan dimajemukkan otomatis: yang Anda peroleh di-stake lagi.',
  'defi.lendingText': 'Tarik kapan saja, sesuai likuiditas pool.',
  'defi.lendingSoon': 'Fitur meminjamkan belum tersedia.',
  'defi.apy': 'APY',
  'defi.percent': '{percent}%',
  'defi.tvl': 'TVL',
  'defi.tokens': 'Token',
  'defi.risk': 'Risiko',
  'defi.risk.low': 'Rendah',
  'defi.risk.medium': 'Sedang',
  'defi.risk.high': 'Tinggi',
  'defi.amount': 'Jumlah yang di-stake',
  'defi.amountPlaceholder': '0,0',
  'defi.stake': 'Stake',
  'defi.lend': 'Pinjamkan',
  'defi.staked': 'Staking dimulai',
  'defi.stakedText': 'Demo: {amount} di {pool}, tidak ada koin yang dipindahkan',
  'defi.error.amount': 'Jumlah tidak valid',
  'defi.error.amountText': 'Harap masukkan jumlah yang valid untuk di-stake',
  'defi.error.amountToLend': 'Harap masukkan jumlah yang valid untuk dipinjamkan',
  'defi.error.amountToWithdraw': 'Harap masukkan jumlah yang valid untuk ditarik',
  'vaults.risk.singleProtocol':
    'Semua dana berada dalam satu protokol yang sudah digunakan selama bertahun-tahun. Kesalahan di dalamnya, atau keputusan tata kelolanya, bisa membuat Anda kehilangan semua yang ada di sana.',
  'vaults.risk.curatedMarkets':
    'Kurator meminjamkan ke beberapa pasar. Jika agunan peminjam kehilangan nilainya, Anda kehilangan sebagian, dan mungkin harus menunggu pelunasan sebelum dapat menarik.',
  'vaults.risk.strategies':
    'Operatornya memindahkan dana di antara strategi dalam beberapa protokol. Kerugian di salah satunya ditanggung bersama oleh semua orang di pool.',
  'vaults.risk.validators':
    'Validatornya dapat didenda (slashing). Kesalahan dalam kontraknya, atau keputusan tata kelolanya, bisa menghilangkan sebagian atau seluruh stake Anda. Unstake menunggu dalam antrean.',
  'vaults.refused.closed': 'Pool ini tidak menerima setoran sekarang.',
  'vaults.refused.otherAsset':
    'Pool ini menyatakan token yang berbeda dari yang diharapkan, jadi Anda tidak dapat menyetor ke sana.',
  'vaults.refused.absent': 'Pool ini tidak ada di jaringan ini.',
  'vaults.refused.unknown':
    'Node jaringan tidak sepakat tentang pool ini. Anda dapat menandatangani setelah cukup banyak node sepakat.',
  'vaults.refused.aboveDeposit': 'Pool ini menerima paling banyak {limit} sekarang.',
  'vaults.refused.aboveWithdraw':
    'Anda dapat menarik paling banyak {limit} sekarang. Pool telah meminjamkan sisanya atau menahannya.',
  'vaults.refused.aboveRedeem':
    'Anda dapat menebus paling banyak {limit} sekarang. Pool telah meminjamkan sisanya atau menahannya.',
  'vaults.refused.notTold':
    'Pool tidak menyatakan apa yang akan Anda terima, atau node jaringan tidak sepakat tentangnya.',
  'vaults.refused.nothingComes': 'Anda tidak akan menerima apa pun untuk ini.',
  'vaults.refused.lies':
    'Dalam simulasi, pool ini memberi kurang dari yang dinyatakannya, jadi Anda tidak dapat menyetor ke sana.',
  'vaults.refused.losesMuch':
    'Anda akan langsung kehilangan lebih dari 10%. Pool mengenakan biaya sebesar itu, atau seseorang telah menggelembungkan harga share-nya.',
  'vaults.warns.lessBack':
    'Jika langsung menarik, Anda akan menerima {back} dari setoran Anda. Sisanya adalah biaya pool, atau hilang.',
  'vaults.warns.backUnknown': 'Pool tidak menyatakan apa yang akan Anda terima jika langsung menarik.',
  'vaults.warns.fee': 'Anda menerima {lost} lebih sedikit dari nilai share: pool mengenakan biaya.',
  'vaults.warns.mayLose': 'Anda bisa jadi hanya menerima {least}; kuotasi pool adalah {said}.',
  'vaults.warns.comesLess':
    'Dalam simulasi, Anda menerima {comes}, meskipun pool menyatakan {said}: pool memiliki kerugian yang tidak dilaporkan atau mengenakan biaya. Anda mungkin menerima lebih sedikit lagi.',
  'vaults.warns.unconfirmed':
    'Terlalu sedikit node jaringan yang mengonfirmasi pernyataan pool ini. Hanya simulasi yang menunjukkan apa yang dilakukan ini.',
  'vaults.warns.disputed':
    'Node jaringan tidak sepakat tentang pool ini. Hanya simulasi yang menunjukkan apa yang dilakukan ini, dan Anda tidak dapat menandatangani jika mereka tidak sepakat tentang itu juga.',
  'vaults.broken.untried':
    'Tidak ada yang ditandatangani: node jaringan tidak sepakat tentang pool ini dan tentang simulasinya. Coba lagi sebentar lagi.',
  'vaults.broken.givesLess':
    'Tidak ada yang ditandatangani: dalam simulasi, Anda menerima kurang dari yang dinyatakan pool.',
  'vaults.broken.takesMore':
    'Tidak ada yang ditandatangani: dalam simulasi, pool mengambil lebih dari yang dinyatakannya.',
  'vaults.broken.takesOther':
    'Tidak ada yang ditandatangani: dalam simulasi, ini juga akan mengambil hal lain dari akun Anda.',
} as const;
