export const nftMarketTexts = {
  'market.unknown': '—',
  'market.inToken': 'Bằng một token',
  'market.floors': 'NFT theo giá sàn',
  'market.floors.open': 'Mở NFT',
  'market.floors.coin': '{amount} {currency}',
  'market.floors.worth': 'Trị giá {worth}',
  'market.floors.text':
    'Mỗi NFT của bạn theo giá thấp nhất mà các NFT khác trong bộ sưu tập đang được niêm yết. Chưa có ai đề nghị trả mức đó, và nó không được tính vào tổng nào.',
  'market.floors.without': '{count, plural, other {# NFT không được tính: không rõ giá sàn của bộ sưu tập.}}',
  'market.floors.unsure': '{count, plural, other {# NFT không được tính: số lượng chưa được xác nhận.}}',
  'market.floors.asking': 'Vẫn đang tải thêm.',
  'market.floors.more': 'Bạn có thể có nhiều NFT hơn số đã quét.',
  'market.floors.unanswered': '{networks} không trả lời.',
  'market.list': 'Đang bán',
  'market.loading': 'Đang tải niêm yết',
  'market.more': 'Hiện thêm',
  'market.samples': 'Mẫu',
  'market.noMarket': 'Không có chợ nào trên {network}. Đây là mẫu.',
  'market.marketUnknown': 'Không nút nào của {network} báo có chợ hay không.',
  'market.noListings': 'Hiện không có gì được bán trên {network}. Đây là mẫu.',
  'market.failed': 'Không thể tải các niêm yết',
  'market.failedText': 'Hiện không có giá trên {network}.',
  'market.tooMany': 'Quá nhiều yêu cầu. Hãy thử lại sau {seconds, plural, other {# giây}}.',
  'market.silent.own': 'Không thể tải các niêm yết của chính ví này: có thể thiếu một số ở đây.',
  'market.silent.opensea': 'OpenSea không trả lời: các niêm yết của OpenSea bị thiếu ở đây.',
  'market.nameless': 'NFT #{id}',
  'market.numbered': '{collection} #{id}',
  'market.contract': 'Hợp đồng {address}',
  'market.several': '{units}, bán cùng nhau',
  'market.panel': 'Giá',
  'market.noMarketHere': 'Không có chợ nào trên {network}.',
  'market.priceOf': '{price} cho cả {units}',
  'market.fees': '{amount} trong giá là phí, không thuộc về người bán.',
  'market.sellerIs': 'Được bán bởi {seller}, đến {time}.',
  'market.anyName':
    'Ai cũng có thể đặt tên này cho một bộ sưu tập: hãy so sánh địa chỉ hợp đồng với địa chỉ bạn mong đợi.',
  'market.others': '{count, plural, other {thêm # niêm yết}} của NFT này.',
  'market.othersDearer': '{count, plural, other {thêm # niêm yết}} của NFT này với giá cao hơn.',
  'market.buyThis': 'Mua',
  'market.buyOther': 'Mua với giá {price} từ {seller}',
  'market.notForSale': 'NFT này hiện không được bán.',
  'market.panelFailed': 'Hiện không có giá.',
  'market.buyer': 'Mua bằng',
  'market.noKey':
    'Không tài khoản nào của bạn có khóa trong ví này. Tài khoản chỉ xem không thể mua hay bán.',
  'market.inTokenText':
    'Niêm yết này đòi trả bằng một token. Ở đây bạn chỉ có thể mua niêm yết bằng {currency}.',
  'market.ownListing': 'Bạn đang bán NFT này với giá {price}, đến {time}.',
  'market.past.filled': 'Đã bán với giá {price}, trả cho tài khoản đã niêm yết.',
  'market.past.cancelled': 'Niêm yết của bạn với giá {price} đã bị hủy trên mạng: không ai mua được nữa.',
  'market.notOpen':
    'Hiện không thể dùng niêm yết này: tài khoản không giữ NFT, hoặc phê duyệt đã bị thu hồi. Nếu điều đó thay đổi, bất kỳ ai cũng có thể mua với giá này.',
  'market.stillSigned':
    'Niêm yết vẫn còn hiệu lực nếu bạn gửi NFT đi: nếu bạn nhận lại NFT trước khi niêm yết kết thúc, bất kỳ ai cũng có thể mua với giá này. Hãy hủy niêm yết trước.',
  'market.sell': 'Niêm yết bán',
  'market.change': 'Đổi giá',
  'market.cancel': 'Hủy niêm yết',
  'market.cancelAll': 'Hủy tất cả',
  'market.cancelAll.notice':
    'Thao tác này hủy mọi lệnh mà {account} đã ký trên {network} cho đến nay: tất cả niêm yết của mọi NFT, kể cả những niêm yết đã ký ở nơi khác, và các đề nghị mua của tài khoản. Không dùng được chúng nữa, và bạn không thể hoàn tác. Muốn bán sau đó, hãy niêm yết lại.',
  'market.sell.title': 'Niêm yết bán {name}',
  'market.change.title': 'Đổi giá của {name}',
  'market.sell.account': 'Tài khoản',
  'market.sell.units': 'Số lượng',
  'market.sell.unitsHelp': 'Trong {units}. Bạn bán chúng cùng nhau, với một giá.',
  'market.sell.unitsError': 'Nhập một số nguyên, tối đa bằng số tài khoản đang giữ.',
  'market.sell.price': 'Giá bằng {currency}',
  'market.sell.days': 'Thời hạn',
  'market.sell.dayCount': '{days, plural, other {# ngày}}',
  'market.sell.receives': 'Bạn nhận đủ {amount}. Người mua trả phí mạng.',
  'market.sell.steps':
    'Niêm yết là miễn phí. Bạn trả một lần phí mạng, cho phê duyệt, chỉ trong lần đầu tiên.',
  'market.sell.approve721':
    'Trước tiên bạn phê duyệt cho Seaport, hợp đồng của chợ, lấy riêng NFT này khi có người mua.',
  'market.sell.approve1155':
    'Trước tiên bạn phê duyệt cho Seaport, hợp đồng của chợ, lấy mọi thứ bạn có trong bộ sưu tập này, bây giờ và sau này: chuẩn của nó không có phê duyệt nhỏ hơn. Seaport không lấy gì nếu không có lệnh do bạn ký. Hãy thu hồi phê duyệt trong mục Phê duyệt khi bạn không còn bán gì.',
  'market.sell.cancelFirst':
    'Bất kỳ ai cũng có thể mua với giá thấp hơn của bạn cho đến khi niêm yết đó bị hủy trên mạng, nên bạn ký lệnh hủy trước; việc này tốn phí mạng. Ví này không biết các niêm yết tạo ở nơi khác.',
  'market.sell.cancelAll': 'Niêm yết hiện có của bạn được hủy trên mạng trước; việc đó tốn phí mạng.',
  'market.sell.keepsOld':
    'Niêm yết với giá cao hơn của bạn cũng vẫn có hiệu lực, cho đến khi kết thúc hoặc bạn hủy nó.',
  'market.sell.low': 'Mức này chưa bằng một nửa {floor}, giá thấp nhất trong bộ sưu tập này.',
  'market.sell.noFloor':
    'Ví không biết các giá khác trong bộ sưu tập này, nên không so sánh được giá của bạn. Hãy kiểm tra dấu thập phân: bạn bán với giá {price}.',
  'market.sell.noFloorWorth':
    'Ví không biết các giá khác trong bộ sưu tập này, nên không so sánh được giá của bạn. Hãy kiểm tra dấu thập phân: bạn bán với giá {price}, tức khoảng {usd}.',
  'market.sell.lowAccept': 'Tôi muốn bán với giá này',
  'market.sell.continue': 'Tiếp tục',
  'market.sell.approving': 'Phê duyệt đang chờ…',
  'market.sell.cancelling': 'Lệnh hủy đang chờ…',
  'market.sell.saving': 'Đang niêm yết…',
  'market.listed': '{name} được niêm yết với giá {price}.',
  'market.cancelled': 'Niêm yết {name} đã bị hủy: không ai mua được nữa.',
  'market.cancelledAll':
    'Tất cả lệnh mà tài khoản đã ký trên {network} đã bị hủy: không dùng được chúng nữa.',
  'market.checkAgain': 'Kiểm tra lại',
  'market.details': 'Chi tiết',
  'market.dismiss': 'Bỏ qua',
  'market.notice.notSaid':
    'Không nút nào báo bạn còn mua được hay không. Nếu không, giao dịch mua thất bại và bạn trả phí mạng.',
  'market.problem.gone':
    'Niêm yết này đã kết thúc: người khác đã mua NFT, hoặc người bán đã hủy. Chưa ký gì cả.',
  'market.problem.expired': 'Niêm yết này đã hết hạn. Chưa ký gì cả.',
  'market.problem.notYet': 'Niêm yết này chưa bắt đầu. Chưa ký gì cả.',
  'market.problem.fee': 'Niêm yết này sẽ trả cho người khác nhiều hơn mức hiển thị. Chưa ký gì cả.',
  'market.problem.inToken':
    'Niêm yết này đòi trả bằng một token, điều mà ví này không hỗ trợ. Chưa ký gì cả.',
  'market.problem.parts':
    'Niêm yết này được bán theo từng phần, nên bạn có thể nhận ít hơn số hiển thị. Chưa ký gì cả.',
  'market.problem.own': 'Đây là niêm yết của chính bạn. Chưa ký gì cả.',
  'market.problem.signature':
    'Niêm yết này có loại chữ ký mà ví này không đọc được, chẳng hạn chữ ký của hợp đồng. Chưa ký gì cả.',
  'market.problem.clock':
    'Giờ của mạng và đồng hồ của thiết bị này chênh nhau hơn 10 phút, nên niêm yết có thể kết thúc vào lúc khác với bạn mong đợi. Hãy kiểm tra ngày giờ của thiết bị. Để vẫn niêm yết, hãy bấm tiếp tục thêm một lần nữa.',
  'market.problem.token':
    'Hợp đồng này là token, không phải bộ sưu tập NFT: ID của NFT sẽ được dùng làm số lượng. Chưa ký gì cả.',
  'market.problem.order': 'Lệnh không khớp với niêm yết bạn đã thấy. Chưa ký gì cả.',
  'market.problem.notAsked': 'Máy chủ không trả lời. Chưa ký gì cả. Hãy thử lại.',
  'market.problem.unexpected': 'Đã xảy ra sự cố. Chưa ký gì cả. Hãy thử lại.',
  'market.problem.seller':
    'Các nút không báo những gì cần để niêm yết NFT này. Chưa ký gì cả. Hãy thử lại sau giây lát.',
  'market.problem.notOwned': 'Tài khoản không còn giữ đủ số đó. Chưa ký gì cả.',
  'market.problem.notApproved': 'Chưa đủ số nút hiển thị phê duyệt. Hãy thử lại sau giây lát.',
  'market.problem.listedMeanwhile':
    'NFT này vừa được niêm yết trong thẻ khác hoặc trên thiết bị khác, hoặc một lệnh hủy đã bị đảo ngược. Chưa niêm yết gì mới: hãy kiểm tra các niêm yết hiện tại và bắt đầu lại.',
  'market.problem.stepFailed': 'Bước đó thất bại, và chưa niêm yết gì. Bạn đã trả phí mạng.',
  'market.problem.stepUnknown':
    'Không biết bước đó đã được thực hiện hay chưa. Chưa niêm yết gì: hãy xem lịch sử trước khi thử lại.',
  'market.problem.otherSignature': 'Chữ ký không khớp với niêm yết này. Chưa niêm yết gì.',
  'market.problem.save':
    'Bạn đã ký niêm yết, nhưng máy chủ chưa xác nhận: có thể nó đã được niêm yết. Hãy thử lại: không thể niêm yết hai lần.',
  'market.problem.saveMany':
    'Bạn đã ký niêm yết, nhưng nó chưa được niêm yết: bạn đã niêm yết 20 lần trong giờ này, hoặc có 200 niêm yết đang mở. Hãy hủy bớt, hoặc chờ một giờ, rồi thử lại.',
  'market.problem.notListed':
    'Bạn đã ký niêm yết, nhưng nó chưa được niêm yết: các nút báo rằng không thể bán, ví dụ vì bạn không còn giữ NFT, phê duyệt không còn, hoặc các lệnh đã bị hủy. Hãy bắt đầu lại.',
  'market.trade.buy.pending': 'Bạn đang mua {name}. Mạng chưa xác nhận.',
  'market.trade.buy.failed':
    'Bạn chưa mua được {name}: người khác nhanh hơn, hoặc niêm yết đã bị hủy. Bạn chỉ trả phí mạng.',
  'market.trade.buy.replaced': 'Bạn chưa mua được {name}: một giao dịch khác đã thay thế giao dịch mua.',
  'market.trade.buy.missing':
    'Bạn đã ký giao dịch mua {name}, nhưng máy chủ không có bản ghi. Hãy xem lịch sử trước khi mua lại.',
  'market.trade.buy.unreadable': 'Không thể tải trạng thái giao dịch mua {name} của bạn.',
  'market.trade.notCome':
    'Bạn đã trả tiền cho {name} nhưng chỉ nhận được {came} trong {units}: hợp đồng của nó đã chuyển thứ khác. Hãy xem chi tiết, và đừng mua gì thêm từ bộ sưu tập này.',
  'market.boughtUnknown':
    'Giao dịch mua {name} của bạn đã vào khối. Chưa biết bạn nhận được gì: hãy kiểm tra NFT của bạn.',
  'market.trade.approve.pending': 'Phê duyệt để niêm yết {name} đang chờ.',
  'market.trade.approve.failed': 'Phê duyệt để niêm yết {name} thất bại. Chưa niêm yết gì.',
  'market.trade.approve.replaced': 'Phê duyệt để niêm yết {name} đã bị thay thế. Chưa niêm yết gì.',
  'market.trade.approve.missing': 'Bạn đã ký phê duyệt để niêm yết {name}, nhưng máy chủ không có bản ghi.',
  'market.trade.approve.unreadable': 'Không thể tải trạng thái phê duyệt để niêm yết {name}.',
  'market.trade.cancelAll.pending':
    'Tất cả lệnh của tài khoản trên {network} đang được hủy. Cho đến khi lệnh hủy vào khối, chúng vẫn có thể được dùng.',
  'market.trade.cancelAll.failed':
    'Các lệnh của tài khoản trên {network} chưa bị hủy: chúng vẫn có thể được dùng.',
  'market.trade.cancelAll.replaced':
    'Các lệnh của tài khoản trên {network} chưa bị hủy: một giao dịch khác đã thay thế lệnh hủy.',
  'market.trade.cancelAll.missing':
    'Bạn đã ký việc hủy tất cả lệnh trên {network}, nhưng máy chủ không có bản ghi: chúng vẫn có thể được dùng.',
  'market.trade.cancelAll.unreadable':
    'Không thể tải trạng thái của việc hủy tất cả lệnh trên {network}: chúng có thể vẫn còn hiệu lực.',
  'market.trade.cancel.pending':
    'Niêm yết {name} đang được hủy. Cho đến khi lệnh hủy vào khối, bất kỳ ai vẫn có thể mua.',
  'market.trade.cancel.effective': 'Lệnh hủy {name} đã vào khối: không ai mua được nữa.',
  'market.trade.cancelAll.effective':
    'Việc hủy tất cả lệnh trên {network} đã vào khối: không dùng được chúng nữa.',
  'market.trade.cancel.failed': 'Niêm yết {name} chưa bị hủy: bất kỳ ai vẫn có thể mua.',
  'market.trade.cancel.replaced': 'Niêm yết {name} chưa bị hủy: một giao dịch khác đã thay thế lệnh hủy.',
  'market.trade.cancel.missing':
    'Bạn đã ký lệnh hủy {name}, nhưng máy chủ không có bản ghi: bất kỳ ai vẫn có thể mua.',
  'market.trade.cancel.unreadable':
    'Không thể tải trạng thái của lệnh hủy {name}: NFT có thể vẫn đang được bán.',
} as const;
