export const nameTexts = {
  'send.error.nameInvalid': 'Das ist weder eine Adresse noch ein gültiger Name. Prüfen Sie die Schreibweise.',
  'send.error.nameConfusable':
    'Dieser Name enthält täuschend ähnliche Buchstaben und ahmt daher möglicherweise einen anderen Namen nach. Bitten Sie um die Adresse selbst.',
  'send.error.nameNoRegistry':
    'Namen funktionieren auf {network} nicht. Geben Sie stattdessen die Adresse ein.',
  'send.error.nameRefused': '{reason}',
  'send.error.nameMoved':
    'Dieser Name verweist jetzt auf eine andere Adresse als die, die Sie gesehen haben. Es wurde nichts gesendet: Geben Sie den Namen erneut ein und prüfen Sie seine Adresse.',
  'send.error.nameUnchecked':
    'Die Wallet konnte nicht prüfen, ob dieser Name noch auf die Adresse verweist, die Sie gesehen haben, daher wurde nichts gesendet. Versuchen Sie es erneut oder geben Sie stattdessen die Adresse ein.',
  'server.noNames': 'Namen funktionieren auf diesem Netzwerk nicht. Geben Sie stattdessen die Adresse ein.',
  'server.nameUnknown':
    'Dieser Name hat auf diesem Netzwerk keine Adresse. Außerhalb der Chain gespeicherte Namen werden nicht unterstützt: Bitten Sie um die Adresse selbst.',
  'server.nameUnsure':
    'Die Nodes dieses Netzwerks widersprechen sich über diesen Namen, oder zu wenige von ihnen haben geantwortet. Versuchen Sie es erneut oder geben Sie stattdessen die Adresse ein.',
} as const;
