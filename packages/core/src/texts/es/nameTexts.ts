export const nameTexts = {
  'send.error.nameInvalid': 'Esto no es una dirección ni un nombre válido. Comprueba la ortografía.',
  'send.error.nameConfusable':
    'Este nombre contiene letras parecidas a otras, así que puede imitar otro nombre. Pide la propia dirección.',
  'send.error.nameNoRegistry': 'Los nombres no funcionan en {network}. Escribe la propia dirección.',
  'send.error.nameRefused': '{reason}',
  'send.error.nameMoved':
    'Este nombre apunta ahora a una dirección diferente de la que viste. No se envió nada: escribe el nombre de nuevo y comprueba su dirección.',
  'send.error.nameUnchecked':
    'La billetera no pudo comprobar que este nombre aún apunta a la dirección que viste, así que no se envió nada. Inténtalo de nuevo o escribe la propia dirección.',
  'server.noNames': 'Los nombres no funcionan en esta red. Escribe la propia dirección.',
  'server.nameUnknown':
    'Este nombre no tiene ninguna dirección en esta red. Los nombres guardados fuera de la cadena no se admiten: pide la propia dirección.',
  'server.nameUnsure':
    'Los nodos de esta red no coinciden sobre este nombre, o respondieron muy pocos de ellos. Inténtalo de nuevo o escribe la propia dirección.',
} as const;
