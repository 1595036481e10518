export const defiTexts = {
  'defi.title': 'DeFi',
  'defi.totals': 'Tổng số',
  'defi.totalStaked': 'Tổng đã stake',
  'defi.rewardsEarned': 'Phần thưởng đã nhận',
  'defi.totalLent': 'Tổng cho vay',
  'defi.tabs': 'Stake hoặc cho vay',
  'defi.staking': 'Stake',
  'defi.lending': 'Cho vay',
  'defi.stakingText': 'Phần thưởng tự động sinh lãi kép: số bạn kiếm được lại được stake tiếp.',
  'defi.lendingText': 'Rút bất cứ lúc nào, tùy theo thanh khoản của pool.',
  'defi.lendingSoon': 'Tính năng cho vay chưa có.',
  'defi.apy': 'APY',
  'defi.percent': '{percent}%',
  'defi.tvl': 'TVL',
  'defi.tokens': 'Token',
  'defi.risk': 'Rủi ro',
  'defi.risk.low': 'Thấp',
  'defi.risk.medium': 'Trung bình',
  'defi.risk.high': 'Cao',
  'defi.amount': 'Số lượng stake',
  'defi.amountPlaceholder': '0,0',
  'defi.stake': 'Stake',
  'defi.lend': 'Cho vay',
  'defi.staked': 'Đã bắt đầu stake',
  'defi.stakedText': 'Demo: {amount} trong {pool}, không có coin nào di chuyển',
  'defi.error.amount': 'Số lượng không hợp lệ',
  'defi.error.amountText': 'Vui lòng nhập số lượng stake hợp lệ',
  'defi.error.amountToLend': 'Vui lòng nhập số lượng cho vay hợp lệ',
  'defi.error.amountToWithdraw': 'Vui lòng nhập số lượng rút hợp lệ',
  'vaults.risk.singleProtocol':
    'Toàn bộ tiền nằm trong một giao thức đã được dùng nhiều năm. Một lỗi trong giao thức, hoặc một quyết định quản trị của giao thức, có thể khiến bạn mất mọi thứ trong đó.',
  'vaults.risk.curatedMarkets':
    'Bên quản lý cho nhiều thị trường vay. Nếu tài sản thế chấp của người vay mất giá, bạn mất một phần, và có thể phải chờ trả nợ rồi mới rút được.',
  'vaults.risk.strategies':
    'Bên vận hành di chuyển tiền giữa các chiến lược trong nhiều giao thức. Mọi người trong pool cùng chịu khoản lỗ ở bất kỳ giao thức nào.',
  'vaults.risk.validators':
    'Các trình xác thực của pool có thể bị phạt (slashing). Một lỗi trong hợp đồng, hoặc một quyết định quản trị của pool, có thể khiến bạn mất một phần hoặc toàn bộ khoản stake. Việc rút stake phải xếp hàng chờ.',
  'vaults.refused.closed': 'Pool này hiện không nhận nạp.',
  'vaults.refused.otherAsset': 'Pool này nêu một token khác với dự kiến, nên bạn không thể nạp vào.',
  'vaults.refused.absent': 'Pool này không tồn tại trên mạng này.',
  'vaults.refused.unknown':
    'Các nút của mạng không thống nhất về pool này. Bạn có thể ký khi đủ số nút thống nhất.',
  'vaults.refused.aboveDeposit': 'Pool này hiện chỉ nhận tối đa {limit}.',
  'vaults.refused.aboveWithdraw':
    'Hiện bạn có thể rút tối đa {limit}. Pool đã cho vay phần còn lại hoặc đang giữ lại.',
  'vaults.refused.aboveRedeem':
    'Hiện bạn có thể quy đổi tối đa {limit}. Pool đã cho vay phần còn lại hoặc đang giữ lại.',
  'vaults.refused.notTold':
    'Pool không nêu bạn sẽ nhận bao nhiêu, hoặc các nút của mạng không thống nhất về điều đó.',
  'vaults.refused.nothingComes': 'Bạn sẽ không nhận được gì cho khoản này.',
  'vaults.refused.lies': 'Trong mô phỏng, pool này trả ít hơn mức nó nêu, nên bạn không thể nạp vào.',
  'vaults.refused.losesMuch':
    'Bạn sẽ mất hơn 10% ngay lập tức. Pool thu phí ở mức đó, hoặc ai đó đã thổi phồng giá cổ phần của pool.',
  'vaults.warns.lessBack':
    'Nếu rút ngay, bạn sẽ chỉ nhận lại {back} trong khoản đã nạp. Phần còn lại là phí của pool, hoặc bị mất.',
  'vaults.warns.backUnknown': 'Pool không nêu bạn sẽ nhận bao nhiêu nếu rút ngay.',
  'vaults.warns.fee': 'Bạn nhận ít hơn {lost} so với giá trị cổ phần: pool thu phí.',
  'vaults.warns.mayLose': 'Bạn có thể chỉ nhận được {least}; pool báo giá {said}.',
  'vaults.warns.comesLess':
    'Trong mô phỏng, bạn nhận {comes}, dù pool nêu {said}: pool có khoản lỗ không báo hoặc thu phí. Bạn có thể nhận còn ít hơn nữa.',
  'vaults.warns.unconfirmed':
    'Quá ít nút của mạng xác nhận điều pool này nêu. Chỉ mô phỏng cho thấy giao dịch này làm gì.',
  'vaults.warns.disputed':
    'Các nút của mạng không thống nhất về pool này. Chỉ mô phỏng cho thấy giao dịch này làm gì, và bạn không thể ký nếu các nút cũng không thống nhất về mô phỏng.',
  'vaults.broken.untried':
    'Chưa ký gì cả: các nút của mạng không thống nhất về pool này và về mô phỏng. Hãy thử lại sau giây lát.',
  'vaults.broken.givesLess': 'Chưa ký gì cả: trong mô phỏng, bạn nhận ít hơn mức pool nêu.',
  'vaults.broken.takesMore': 'Chưa ký gì cả: trong mô phỏng, pool lấy nhiều hơn mức nó nêu.',
  'vaults.broken.takesOther':
    'Chưa ký gì cả: trong mô phỏng, giao dịch này còn lấy thứ khác từ tài khoản của bạn.',
} as const;
