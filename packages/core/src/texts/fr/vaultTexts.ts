export const vaultTexts = {
  'vault.error.password':
    'Ce mot de passe ne déverrouille pas le portefeuille sur cet appareil. Vérifiez-le et réessayez.',
  'vault.error.passkey':
    'Cette clé d’accès ne déverrouille pas le portefeuille sur cet appareil. Déverrouillez-le avec votre mot de passe, puis configurez à nouveau la clé d’accès.',
  'vault.error.passkeyRefused':
    'La clé d’accès n’a pas été utilisée : l’opération a été annulée, le délai est dépassé ou la clé n’est plus sur cet appareil. Utilisez votre mot de passe. Si la clé d’accès a été supprimée, désactivez puis réactivez le déverrouillage biométrique dans les paramètres.',
  'vault.error.passkeyAlone':
    'La clé d’accès n’a pas déverrouillé le portefeuille : l’opération a été annulée, le délai est dépassé ou la clé n’est plus sur cet appareil. Réessayez ou utilisez votre phrase de récupération. Si la clé d’accès a été supprimée, retirez ce portefeuille dans les paramètres avec votre phrase, puis stockez-le de nouveau.',
  'vault.error.passkeyNotMade':
    'Aucune clé d’accès n’a été créée : l’opération a été annulée, le délai est dépassé ou cet appareil ne la prend pas en charge. Rien n’a changé. Réessayez, ou utilisez votre mot de passe.',
  'vault.error.passkeyThere':
    'La clé d’accès de ce portefeuille est toujours sur cet appareil : aucune autre n’a donc été créée. Utilisez-la, ou désactivez d’abord le déverrouillage biométrique.',
  'vault.error.passkeyNoPrf':
    'Les clés d’accès de cet appareil ne peuvent pas protéger une clé (pas de prise en charge de PRF) : elles ne peuvent donc pas déverrouiller le portefeuille. Rien n’a changé ; utilisez votre mot de passe.',
  'vault.error.damaged':
    'Le portefeuille stocké sur cet appareil est endommagé ou a été modifié : il est inutilisable. Votre phrase de récupération ou un fichier de sauvegarde le restaure.',
  'vault.error.foreign':
    'Ceci appartient à un autre compte Everything Wallet. Connectez-vous avec ce compte, ou utilisez votre propre phrase ou fichier de sauvegarde.',
  'vault.error.newer':
    'Ceci a été créé par une version plus récente d’Everything Wallet. Rechargez la page pour obtenir cette version, puis réessayez.',
  'vault.error.file':
    'Ce n’est pas une sauvegarde de portefeuille, ou le fichier est incomplet ou a été modifié. Choisissez le fichier exactement tel qu’il a été enregistré.',
  'vault.error.storage':
    'Ce navigateur n’a pas pu stocker le portefeuille : son stockage est bloqué ou plein. Autorisez le stockage pour ce site ou libérez de l’espace, puis réessayez. Votre phrase de récupération fonctionne toujours.',
  'vault.error.changed':
    'Le portefeuille sur cet appareil a été modifié dans un autre onglet, et cette modification reste. Déverrouillez-le et réessayez.',
  'vault.error.exists':
    'Cet appareil stocke déjà un portefeuille, qui reste inchangé. Déverrouillez-le pour l’utiliser. Pour en stocker un autre à la place, retirez-le d’abord dans les paramètres.',
  'vault.error.none':
    'Il n’y a plus de portefeuille sur cet appareil. Utilisez votre phrase de récupération, ou réactivez-le dans les paramètres.',
  'vault.error.locked': 'Le portefeuille sur cet appareil est verrouillé. Déverrouillez-le et réessayez.',
  'vault.error.wait': 'Trop de mots de passe erronés. Attendez la fin du temps affiché, puis réessayez.',
  'vault.error.failed':
    'Le portefeuille sur cet appareil n’a pas répondu. Réessayez, ou utilisez plutôt votre phrase de récupération.',
  'vault.error.memory':
    'Cet appareil n’a pas assez de mémoire libre pour vérifier le mot de passe : cette tentative ne compte donc pas. Fermez d’autres onglets et programmes, puis réessayez.',
  'vault.error.otherWords':
    'Le portefeuille n’a pas pu confirmer que ce sont ses mots : il n’a donc pas été retiré, car ses propres mots sont peut-être les seuls à donner accès à vos cryptos. Utilisez son mot de passe de l’appareil.',
  'vault.error.otherPhrase':
    'Cette sauvegarde correspond à une autre phrase de récupération. Choisissez la sauvegarde de ce portefeuille.',
} as const;
