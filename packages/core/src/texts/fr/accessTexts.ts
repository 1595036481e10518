export const accessTexts = {
  'settings.delete': 'Supprimer le compte',
  'settings.changeEmail': 'Changer l’e-mail',
  'settings.password': 'Changer le mot de passe',
  'settings.sessions': 'Se déconnecter partout',
  'access.currentPassword': 'Mot de passe actuel',
  'access.newPassword': 'Nouveau mot de passe',
  'access.working': 'Un instant…',
  'access.password.title': 'Changer votre mot de passe',
  'access.password.text':
    'Vous restez connecté ici. Tous les autres appareils sont déconnectés et ont besoin du nouveau mot de passe.',
  'access.password.done': 'Votre mot de passe a été changé. Les autres appareils sont déconnectés.',
  'access.password.othersLeft':
    'Votre mot de passe a été changé, mais d’autres appareils sont peut-être encore connectés. Utilisez « Se déconnecter partout » pour en être sûr.',
  'access.email.title': 'Changer votre adresse e-mail',
  'access.email.text':
    'Votre adresse est {email}. Nous envoyons un lien à la nouvelle : dès que vous l’ouvrez, votre adresse change et vous vous connectez avec la nouvelle. D’ici là, rien ne change. Nous avertissons aussi l’ancienne adresse, qui peut annuler le changement.',
  'access.email.new': 'Nouvel e-mail',
  'access.email.same': 'C’est déjà votre adresse',
  'access.email.submit': 'Envoyer le lien',
  'access.email.sent':
    'Si l’adresse {email} peut être utilisée, nous y avons envoyé un lien. Votre adresse change quand vous ouvrez le lien. Vérifiez aussi votre dossier de spam.',
  'access.sessions.title': 'Se déconnecter partout ?',
  'access.sessions.text':
    'Cela vous déconnecte ici et sur tous vos autres appareils. Reconnectez-vous avec votre mot de passe. Les sessions plus anciennes ne peuvent plus rien envoyer ni modifier. Les clés API continuent de fonctionner : supprimez-les dans le portail développeur.',
  'access.sessions.done': 'Vous êtes déconnecté partout.',
  'access.sessions.failed': 'Vous n’avez pas pu être déconnecté partout. Réessayez.',
  'access.delete.title': 'Supprimer votre compte ?',
  'access.delete.goes':
    'Cela supprime vos identifiants de connexion, votre profil, vos adresses, contacts, jetons, historique et clés API, l’enregistrement des requêtes API de vos programmes, et l’empreinte de votre phrase de récupération. Vous ne pouvez pas revenir en arrière.',
  'access.delete.stays':
    'Les cryptos et les transactions restent sur leurs réseaux, où tout le monde peut les voir. Votre phrase de récupération fonctionne toujours dans tout autre portefeuille : assurez-vous de l’avoir notée, car les fichiers de sauvegarde ne fonctionnent que dans ce compte et nous ne pourrons plus vous aider ensuite. Un portefeuille stocké sur cet appareil reste, chiffré : vous pouvez toujours l’ouvrir et le retirer sur la page de connexion avec son mot de passe de l’appareil ou sa clé d’accès. Un transfert déjà en attente suit son cours.',
  'access.delete.email': 'Votre e-mail, pour confirmer',
  'access.delete.emailMismatch': 'Saisissez l’adresse e-mail de ce compte',
  'access.delete.submit': 'Supprimer le compte',
  'access.delete.deleting': 'Suppression…',
  'access.delete.failed':
    'Le compte n’a pas pu être supprimé. Réessayez : la suppression reprend là où elle s’est arrêtée.',
  'access.delete.unclear':
    'Le serveur n’a pas répondu : on ne sait pas si votre compte a été supprimé. Essayez de vous connecter : si vous ne pouvez pas, il a été supprimé. Sinon, réessayez.',
  'access.delete.notImplemented': 'Suppression de compte pas encore disponible',
  'access.deleted.title': 'Votre compte est supprimé',
  'access.deleted.text':
    'Vos identifiants de connexion ont été supprimés, avec ce que nous stockions à votre sujet :',
  'access.deleted.plain':
    'Vos identifiants de connexion et tout ce que nous stockions à votre sujet ont été supprimés.',
  'access.deleted.addresses': '{count, plural, one {# adresse} many {# adresses} other {# adresses}}',
  'access.deleted.transactions':
    '{count, plural, one {# transaction} many {# transactions} other {# transactions}} dans votre historique',
  'access.deleted.contacts': '{count, plural, one {# contact} many {# contacts} other {# contacts}}',
  'access.deleted.tokens': '{count, plural, one {# jeton} many {# jetons} other {# jetons}}',
  'access.deleted.apiKeys': '{count, plural, one {# clé API} many {# clés API} other {# clés API}}',
  'access.deleted.apiRequests':
    '{count, plural, one {# enregistrement} many {# enregistrements} other {# enregistrements}} de requêtes API',
  'access.deleted.other':
    '{count, plural, one {# autre enregistrement} many {# autres enregistrements} other {# autres enregistrements}}, comme votre profil et des compteurs',
  'access.deleted.coins':
    'Vos cryptos ne sont pas affectées. Votre phrase de récupération fonctionne dans tout autre portefeuille. Vous pouvez vous réinscrire avec le même e-mail.',
  'access.deleted.wallet':
    'Le portefeuille stocké sur cet appareil reste, chiffré : c’est peut-être la seule copie de vos clés. La page de connexion peut l’ouvrir avec son mot de passe de l’appareil ou sa clé d’accès, afficher sa phrase de récupération et le retirer.',
} as const;
