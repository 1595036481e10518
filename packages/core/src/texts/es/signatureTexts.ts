export const signatureTexts = {
  'signature.warning.permit':
    'Esta firma permite que {spender} gaste lo que se indica aquí sin volver a preguntarte.',
  'signature.warning.unlimitedPermit':
    'Esta firma permite que {spender} gaste todo lo que tienes de este token, ahora y en el futuro. No hay límite.',
  'signature.warning.transfer':
    'Esta firma permite que otros hagan la transferencia que se indica aquí sin volver a preguntarte.',
  'signature.warning.order':
    'Esto es una orden: cualquiera que tenga esta firma puede hacer el intercambio que se indica aquí, en el momento que le convenga.',
  'signature.warning.orderBringsNothing': 'Das algo y no recibes nada a cambio.',
  'signature.warning.orderPaysOther': 'Parte del pago va a {recipient}, no a ti.',
  'signature.warning.openEnded':
    'Esta firma abarca más de lo que se muestra aquí: otra persona decide qué se toma o adónde va.',
  'signature.warning.lasting':
    'Esta firma no caduca nunca, o solo después de más de un mes. No puedes revocarla aquí.',
  'signature.warning.movesEverything':
    'Esta firma permite que otra persona haga una llamada en tu nombre. Puede mover todo lo que el contrato puede mover.',
  'signature.warning.unknownSignature':
    'El efecto de esta firma es desconocido. Puede ser una orden, o permitir que alguien tome lo que tienes.',
  'signature.warning.noChain': 'Esta firma no nombra ninguna red, así que puede usarse en todas las redes.',
  'signature.warning.otherChain':
    'Esta firma es para la red con el ID de cadena {chainId}, no para la que seleccionaste.',
  'signature.warning.noContract':
    'Esta firma no nombra ningún contrato, así que puede usarla cualquier contrato que la acepte.',
  'signature.warning.looksLikeDigest':
    'Esto podría ser la huella digital de otra cosa, como una transacción de una billetera compartida. Quien la solicita puede darle cualquier significado. Fírmala solo si la creaste tú.',
  'signature.warning.containsPhrase':
    'Este mensaje contiene lo que parece una frase de recuperación. Cualquiera que la reciba puede llevárselo todo. Elimina las palabras antes de firmar.',
  'signature.warning.signInElsewhere':
    'Este inicio de sesión es para {domain}, pero su enlace lleva a {host}. Puede que lo pida un sitio falso.',
  'signature.warning.signInUnreadable':
    'Esto parece un inicio de sesión, pero su sitio no se puede leer. Puede que lo pida un sitio falso.',
  'signature.error.failed': 'No se firmó nada. Inténtalo de nuevo.',
} as const;
