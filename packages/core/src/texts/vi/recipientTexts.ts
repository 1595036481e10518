export const recipientTexts = {
  'send.hint.contractTokens':
    'Địa chỉ này là một hợp đồng. Token mà hợp đồng không dự kiến nhận sẽ mất: hãy chắc chắn rằng nó nhận được token.',
  'send.hint.account': 'Tài khoản của chính bạn: {name}',
  'send.hint.watched': '{name}: một tài khoản chỉ xem, ví này không có khóa của nó',
  'send.recipientOrName': 'Một địa chỉ, hoặc một tên như name.eth',
  'send.name.looking': 'Đang tra cứu tên…',
  'send.name.leadsTo': '{name} trỏ đến',
  'send.name.unusual':
    'Tên này có ký tự khác a đến z và 0 đến 9: {characters}. Hãy chắc chắn đó đúng là những ký tự bạn muốn.',
  'send.name.primary': 'Chủ của địa chỉ này gọi nó là {name}',
  'send.name.failed': 'Không thể tra cứu tên này. Hãy thử lại hoặc nhập thẳng địa chỉ.',
  'send.guard.checking': 'Đang kiểm tra địa chỉ này…',
  'send.guard.tokenContract':
    'Đây là hợp đồng của token {symbol}. Mọi thứ gửi đến đó sẽ mất, nên giao dịch chuyển này bị chặn. Hãy nhập địa chỉ của người bạn muốn trả.',
  'send.guard.appContract':
    'Đây là hợp đồng của {name}, không phải địa chỉ của một người. Coin hoặc token bạn gửi thẳng đến đó có thể bị mất. Để hoán đổi, hãy dùng Hoán đổi hoặc chính ứng dụng đó.',
  'send.guard.first': 'Tài khoản này chưa từng gửi đến địa chỉ này.',
  'send.guard.firstOfRecent':
    'Không có giao dịch nào trong {count} giao dịch chuyển có giá trị gần nhất của tài khoản này đi đến địa chỉ này.',
  'send.guard.unread':
    'Không thể tải đầy đủ liên hệ, tài khoản hoặc các giao dịch chuyển trước đây của bạn, nên địa chỉ này chưa được so sánh với chúng. Hãy kiểm tra từng chữ số của địa chỉ.',
  'send.guard.contractElsewhere':
    'Địa chỉ này là hợp đồng trên {network} nhưng không phải trên mạng này. Chủ của nó ở đó có thể không kiểm soát nó ở đây. Hãy hỏi họ trước khi gửi.',
  'send.guard.firstDigits':
    'Địa chỉ này có phần đầu giống {name}, nhưng là địa chỉ khác. Hãy so sánh từng chữ số:',
  'send.guard.lastDigits':
    'Địa chỉ này có phần cuối giống {name}, nhưng là địa chỉ khác. Hãy so sánh từng chữ số:',
  'send.guard.bothEndsSaved':
    'Địa chỉ này có phần đầu và phần cuối giống {name}, nhưng là địa chỉ khác. Hãy so sánh từng chữ số:',
  'send.guard.bothEnds':
    'Dừng lại: địa chỉ này có phần đầu và phần cuối giống {name}, nhưng là địa chỉ khác. Kẻ trộm gửi những khoản rất nhỏ từ các địa chỉ như vậy để bạn sao chép chúng từ lịch sử.',
  'send.guard.knownContact': 'liên hệ {name} của bạn',
  'send.guard.knownAccount': '{name} của chính bạn',
  'send.guard.knownWatched': '{name}, tài khoản chỉ xem của bạn',
  'send.guard.knownSentTo': 'một địa chỉ bạn đã gửi đến',
  'send.guard.this': 'Địa chỉ này',
  'send.guard.known': 'Địa chỉ bạn biết',
  'send.guard.retype': 'Chữ số {from} đến {to} sau 0x',
  'send.guard.retypeHelp': 'Nếu địa chỉ đúng, hãy gõ các chữ số này từ nguồn đã cho bạn địa chỉ.',
  'send.guard.retypePasted': 'Hãy gõ các chữ số. Dán vào không chứng minh được gì.',
  'send.guard.retypeWrong': 'Đây không phải các chữ số của địa chỉ này.',
  'send.guard.retypeKnown':
    'Đây là các chữ số của {name}, nhưng địa chỉ ở trên là địa chỉ khác. Đừng gửi đến đó.',
  'send.guard.retyped': 'Các chữ số đúng. Hãy kiểm tra lại toàn bộ địa chỉ một lần nữa trước khi gửi.',
  'contacts.guard.retyped': 'Các chữ số đúng. Hãy kiểm tra lại toàn bộ địa chỉ một lần nữa trước khi lưu.',
} as const;
