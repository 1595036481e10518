export const callTexts = {
  'call.title.nativeTransfer': 'Gửi coin',
  'call.title.tokenTransfer': 'Gửi token',
  'call.title.transferFrom': 'Chuyển token của người khác',
  'call.title.transferFromOwn': 'Gửi token',
  'call.title.approve': 'Cho phép chi tiêu',
  'call.title.revoke': 'Thu hồi phê duyệt',
  'call.title.changeAllowance': 'Thay đổi phê duyệt',
  'call.title.permit': 'Gửi phê duyệt đã ký',
  'call.title.nftTransfer': 'Gửi NFT',
  'call.title.multiTokenTransfer': 'Gửi token từ bộ sưu tập',
  'call.title.approveAll': 'Phê duyệt cả bộ sưu tập',
  'call.title.revokeAll': 'Thu hồi phê duyệt bộ sưu tập',
  'call.title.wrap': 'Wrap coin',
  'call.title.unwrap': 'Unwrap coin',
  'call.title.sweep': 'Lấy token của bạn từ sàn',
  'call.title.refund': 'Hoàn coin chưa dùng',
  'call.title.swap': 'Hoán đổi',
  'call.title.vaultDeposit': 'Nạp vào pool',
  'call.title.vaultWithdrawal': 'Rút khỏi pool',
  'call.title.buyNft': 'Mua NFT',
  'call.title.sellNft': 'Bán NFT',
  'call.title.fulfillOrder': 'Thực hiện một lệnh',
  'call.title.cancelOrders': 'Hủy lệnh',
  'call.title.incrementCounter': 'Hủy tất cả lệnh',
  'call.title.stake': 'Stake coin',
  'call.title.wrapStaked': 'Wrap coin đã stake',
  'call.title.unwrapStaked': 'Unwrap coin đã stake',
  'call.title.requestWithdrawals': 'Rút stake',
  'call.title.claimWithdrawal': 'Nhận khoản rút',
  'call.title.multicall': 'Nhiều bước trong một',
  'call.title.unknown': 'Lệnh gọi không rõ',
  'call.title.create': 'Tạo hợp đồng',
  'call.title.signedPermit': 'Ký một phê duyệt',
  'call.title.signedTransfer': 'Ký giao dịch chuyển để người khác gửi',
  'call.title.signedOrder': 'Ký lệnh trên chợ',
  'call.title.signedOrders': 'Ký nhiều lệnh trên chợ cùng lúc',
  'call.title.signedSafe': 'Ký cho ví dùng chung (Safe)',
  'call.title.signedCall': 'Ký lệnh gọi để người khác gửi',
  'call.title.unknownSignature': 'Chữ ký không rõ',
  'call.warning.unlimitedApproval':
    '{spender} có thể chi tiêu toàn bộ số token này mà bạn có, bây giờ và sau này. Không có giới hạn.',
  'call.warning.approvalChanged':
    '{spender} đã có một phê duyệt. Cho đến khi giao dịch này được xác nhận, bên đó có thể dùng cả phê duyệt cũ lẫn mới.',
  'call.warning.approvalForAll':
    '{spender} có thể lấy mọi NFT bạn sở hữu trong bộ sưu tập này, kể cả những NFT bạn nhận sau này.',
  'call.warning.toOwnContract': 'Đây là hợp đồng của chính token này. Token gửi đến đó sẽ mất.',
  'call.warning.zeroRecipient': 'Đây là địa chỉ số không. Mọi thứ gửi đến đó sẽ mất.',
  'call.warning.otherRecipient': 'Khoản thu được sẽ đến {recipient}, không phải đến bạn.',
  'call.warning.leftWithRouter':
    'Khoản thu được nằm lại trong hợp đồng của sàn, nơi bất kỳ ai cũng có thể lấy.',
  'call.warning.deadlinePassed': 'Hạn chót đã qua: giao dịch này sẽ thất bại và bạn vẫn phải trả phí.',
  'call.warning.deadlineFar':
    'Sau hơn một ngày kể từ bây giờ, giao dịch này vẫn có thể được thực hiện, vào lúc do người khác chọn.',
  'call.warning.noDeadline':
    'Giao dịch này không có hạn chót: ai đó có thể giữ nó lại và thực hiện bất cứ lúc nào họ muốn.',
  'call.warning.noLeastOutput':
    'Giao dịch này không đặt mức tối thiểu. Bạn có thể gần như không nhận được gì.',
  'call.warning.noMostInput':
    'Giao dịch này không giới hạn số bạn trả. Nó có thể dùng hết hạn mức phê duyệt của bạn.',
  'call.warning.unknownContract':
    'Ví này không biết hợp đồng này. Các số lượng chỉ là điều hợp đồng nêu ra; hợp đồng có thể làm việc khác.',
  'call.warning.tip': 'Giao dịch này trả cho {recipient} một khoản không thuộc về lệnh.',
  'call.broken.noNft': 'Trong mô phỏng, bạn không nhận được NFT mà bạn trả tiền mua. Chưa ký gì cả.',
  'call.warning.coinLeft': 'Giao dịch này gửi số coin mà lệnh gọi không cần. Số coin đó có thể mất.',
  'call.warning.coinRunsOut':
    'Bạn sẽ còn quá ít coin để trả cho một giao dịch khác như thế này, hoặc cho giao dịch thu hồi nó.',
  'call.warning.innerUnknown':
    '{count, plural, other {Ví này không đọc được # bước của lệnh gọi này, nên không rõ tác động của phần đó.}}',
  'call.warning.unknownCall':
    'Không rõ tác động của lệnh gọi này. Nó có thể lấy mọi thứ mà hợp đồng có thể lấy của bạn, kể cả những gì bạn đã phê duyệt cho hợp đồng.',
  'call.warning.amountOrId':
    'Không rõ hợp đồng này chứa token hay NFT: con số là số lượng hoặc ID của một NFT.',
  'call.warning.leavesUnsaid': 'Bạn sẽ trả nhiều {asset} hơn mức giao dịch này nêu.',
  'call.warning.lessArrives':
    '{recipient} sẽ nhận ít {asset} hơn số bạn gửi: hợp đồng của token lấy một phần.',
  'call.warning.lessComes': 'Bạn sẽ nhận ít {asset} hơn mức giao dịch này nêu, hoặc không nhận được gì.',
  'call.warning.allowsUnsaid': 'Sau đó, {spender} có thể chi tiêu nhiều {asset} hơn mức giao dịch này nêu.',
  'call.warning.staysAllowed':
    'Trong mô phỏng, giao dịch này không thu hồi gì: {spender} vẫn có thể chi tiêu {asset} của bạn.',
  'call.warning.spenderUnknown':
    'Không rõ {spender} là hợp đồng hay tài khoản cá nhân; chủ của tài khoản cá nhân có thể lấy khoản này bất cứ lúc nào.',
  'call.warning.muchGas':
    'Giao dịch này dùng nhiều gas hơn hẳn mức mà lệnh gọi như vậy cần. Một số hợp đồng được tạo ra để lãng phí gas: hãy kiểm tra phí.',
  'call.warning.spenderNoContract':
    '{spender} là tài khoản cá nhân, không phải hợp đồng. Sàn và các dịch vụ khác không bao giờ yêu cầu bạn phê duyệt cho một tài khoản như vậy.',
  'call.warning.youngContract':
    'Hợp đồng {contract} mới tồn tại chưa đến một ngày. Phần lớn vụ trộm dùng những hợp đồng như vậy.',
  'call.warning.noContract':
    'Không có hợp đồng nào tại {contract}: lệnh gọi sẽ không làm gì, và mọi coin gửi kèm sẽ nằm lại đó.',
  'call.warning.priceImpact':
    'Giao dịch hoán đổi này đẩy giá {percent}% theo hướng bất lợi cho bạn. Số lượng nhỏ hơn, hoặc nhiều lần hoán đổi nhỏ hơn, sẽ cho bạn giá tốt hơn.',
  'call.warning.priceImpactHigh': 'Bạn sẽ mất {percent}% giá trị: pool này quá nhỏ cho giao dịch này.',
  'call.takeable.title': 'Những gì có thể bị lấy ngay bây giờ',
  'call.takeable.reading': 'Đang đọc những gì có thể bị lấy ngay bây giờ…',
  'call.takeable.token': '{spender} có thể lấy {amount} {asset} ngay bây giờ.',
  'call.takeable.nfts':
    '{spender} có thể lấy {count, plural, other {# NFT}} của {asset} ngay bây giờ, và mọi NFT bạn nhận sau này.',
  'call.takeable.none':
    '{spender} chưa thể lấy {asset} ngay bây giờ vì bạn không có, nhưng có thể lấy những gì bạn nhận sau này.',
  'call.takeable.noPermit2':
    '{spender} chưa thể lấy {asset} ngay bây giờ: bạn chưa phê duyệt token này cho Permit2. Nếu sau này bạn phê duyệt, {spender} có thể lấy khi quyền này còn hiệu lực.',
  'call.takeable.unknown': 'Không xác định được {spender} có thể lấy bao nhiêu {asset} ngay bây giờ.',
  'call.takeable.unknownNfts':
    'Không xác định được {spender} có thể lấy bao nhiêu NFT của {asset} ngay bây giờ. Bên đó có thể lấy tất cả.',
  'call.error.refused': 'Chưa ký gì cả: ví này không ký những lệnh gọi như thế này.',
  'call.error.fails': 'Chưa ký gì cả: giao dịch này sẽ thất bại và bạn vẫn phải trả phí.',
  'call.error.changed':
    'Chưa ký gì cả: kết quả đã thay đổi so với khi hiển thị. Hãy xem “Điều gì sẽ xảy ra” rồi xác nhận lại.',
  'call.error.priceOld': 'Chưa ký gì cả: giá này đã cũ hơn ba phút. Hãy đóng lại và bắt đầu lại.',
  'call.error.notAccepted':
    'Chưa ký gì cả: còn ít nhất một cảnh báo chưa được chấp nhận. Hãy đóng lại và bắt đầu lại.',
  'call.error.done':
    'Chưa ký gì cả: giao dịch này đã được gửi, ở đây, trong thẻ khác hoặc trên thiết bị khác.',
  'call.error.otherStandard':
    'Chưa ký gì cả: giao dịch này coi một token là NFT, nên ID của NFT sẽ được dùng làm số lượng token.',
  'call.error.contradicted':
    'Chưa ký gì cả: máy chủ và ví này không thống nhất về số chữ số thập phân của một token trong giao dịch này, nên các số lượng có thể sai. Bạn không thể ký gì với token này cho đến khi tải lại trang. Nếu vẫn xảy ra, hãy liên hệ bộ phận hỗ trợ.',
  'call.error.tokenList':
    'Chưa ký gì cả: không thể tải danh sách token đã biết. Hãy tải lại trang rồi thử lại.',
  'call.error.notShown':
    'Chưa ký gì cả: giao dịch khác với giao dịch bạn đã thấy. Hãy đóng lại và bắt đầu lại.',
} as const;
