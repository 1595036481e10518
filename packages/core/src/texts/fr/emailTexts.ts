export const emailTexts = {
  'email.loading': 'Lecture de votre lien…',
  'email.continue': 'Continuer',
  'email.toSignIn': 'Aller à la connexion',
  'email.working': 'Un instant…',
  'email.phraseNote':
    'Un nouveau mot de passe vous connecte à votre compte. Il ne change pas votre phrase de récupération, qui seule contrôle vos cryptos et ne peut pas être réinitialisée.',
  'email.verifyEmail.title': 'Confirmer votre adresse e-mail',
  'email.verifyEmail.text':
    'L’adresse {email} est-elle la vôtre ? Ne confirmez que si vous vous êtes inscrit avec elle vous-même.',
  'email.verifyEmail.submit': 'Confirmer cette adresse',
  'email.verifyEmail.done': 'Votre adresse est confirmée',
  'email.verifyEmail.doneText':
    'Si vous oubliez votre mot de passe, vous pouvez en définir un nouveau via {email}. Seule votre phrase de récupération contrôle vos cryptos.',
  'email.resetPassword.title': 'Définir un nouveau mot de passe',
  'email.resetPassword.text': 'Pour le compte de {email}.',
  'email.resetPassword.newPassword': 'Nouveau mot de passe',
  'email.resetPassword.submit': 'Définir le nouveau mot de passe',
  'email.resetPassword.done': 'Votre mot de passe a été changé',
  'email.resetPassword.doneText':
    'Toutes les sessions de {email} sont déconnectées. Connectez-vous avec le nouveau mot de passe.',
  'email.resetPassword.check':
    'Si vous n’avez pas créé ce portefeuille vous-même, ou si quelqu’un d’autre connaissait votre mot de passe, vérifiez votre phrase de récupération dans les paramètres avant de recevoir des cryptos : ce doit être celle que vous avez notée.',
  'email.recoverEmail.title': 'Restaurer votre adresse e-mail',
  'email.recoverEmail.text': 'Votre compte revient à {email}.',
  'email.recoverEmail.textBoth': 'Votre compte revient de {other} à {email}.',
  'email.recoverEmail.submit': 'Restaurer cette adresse',
  'email.recoverEmail.done': 'Votre adresse a été restaurée',
  'email.recoverEmail.doneText':
    'Vous vous connectez de nouveau avec {email}. Si vous ne l’avez pas changée vous-même, quelqu’un connaît votre mot de passe : définissez-en un nouveau maintenant.',
  'email.recoverEmail.reset': 'Définir un nouveau mot de passe',
  'email.verifyAndChangeEmail.title': 'Changer votre adresse e-mail',
  'email.verifyAndChangeEmail.text': 'Votre compte utilisera {email}.',
  'email.verifyAndChangeEmail.textBoth': 'Votre compte passe de {other} à {email}.',
  'email.verifyAndChangeEmail.submit': 'Changer l’adresse',
  'email.verifyAndChangeEmail.done': 'Votre adresse a été changée',
  'email.verifyAndChangeEmail.doneText':
    'Désormais, vous vous connectez avec {email}. Vous êtes déconnecté partout : reconnectez-vous.',
  'email.confirmedAlready': 'Votre adresse est déjà confirmée',
  'email.confirmedAlreadyText': 'Il n’y a plus rien à faire.',
  'email.malformed': 'Ce lien est incomplet',
  'email.malformedText':
    'Ouvrez-le à nouveau depuis l’e-mail, ou copiez-le en entier dans la barre d’adresse. Pour votre sécurité, la page retire le code de la barre d’adresse dès qu’elle l’a lu : vous ne pouvez donc pas recharger cette page.',
  'email.unsupported': 'Nous n’envoyons pas de liens comme celui-ci',
  'email.unsupportedText':
    'Ce portefeuille n’a pas de liens de connexion. Fermez cette page, et ne saisissez votre mot de passe ou votre phrase de récupération nulle part où ce lien vous a mené.',
  'email.invalid': 'Ce lien ne fonctionne plus',
  'email.invalid.verifyEmail':
    'Il a déjà été utilisé, ou un plus récent a été envoyé. Si vous venez de confirmer votre adresse, c’est terminé. Sinon, envoyez un nouveau lien depuis les paramètres de votre portefeuille.',
  'email.invalid.resetPassword':
    'Il a déjà été utilisé, ou un plus récent a été envoyé. Si vous venez de définir un nouveau mot de passe, connectez-vous avec lui. Sinon, demandez un nouveau lien.',
  'email.invalid.recoverEmail':
    'Il a déjà été utilisé, ou ce n’est pas l’un des nôtres. Si quelqu’un d’autre a changé votre adresse, écrivez à {support} depuis l’adresse qui a reçu ce lien.',
  'email.invalid.verifyAndChangeEmail':
    'Il a déjà été utilisé, ou ce n’est pas l’un des nôtres. Si vous venez de changer votre adresse, connectez-vous avec la nouvelle.',
  'email.expired': 'Ce lien a expiré',
  'email.expired.verifyEmail': 'Envoyez-en un nouveau depuis les paramètres de votre portefeuille.',
  'email.expired.resetPassword': 'Demandez-en un nouveau : rien n’a changé.',
  'email.expired.recoverEmail': 'Écrivez à {support} depuis cette adresse, et nous vous aiderons.',
  'email.expired.verifyAndChangeEmail':
    'Rien n’a changé : vous vous connectez toujours avec votre ancienne adresse.',
  'email.disabled': 'Ce compte est désactivé',
  'email.disabledText':
    'Personne ne peut s’y connecter. Vos cryptos ne sont pas affectées : votre phrase de récupération fonctionne aussi dans d’autres portefeuilles. Écrivez à {support}.',
  'email.taken': 'Un autre compte utilise déjà cette adresse',
  'email.takenText':
    'Rien n’a été modifié. Connectez-vous avec votre ancienne adresse, ou écrivez à {support}.',
  'email.weakPassword': 'Veuillez choisir un mot de passe plus long ou moins courant',
  'email.tooMany': 'Trop de demandes. Réessayez dans quelques minutes.',
  'email.newLink': 'Envoyer un nouveau lien',
  'email.openSettings': 'Ouvrir les paramètres',
  'email.forgot.title': 'Mot de passe oublié ?',
  'email.forgot.text': 'Nous vous envoyons un e-mail avec un lien pour définir un nouveau mot de passe.',
  'email.forgot.submit': 'Envoyer le lien',
  'email.forgot.again': 'Renvoyer',
  'email.forgot.sent': 'Consultez vos e-mails',
  'email.forgot.sentText':
    'Si {email} a un compte ici, nous avons envoyé un lien pour définir un nouveau mot de passe. Cela peut prendre quelques minutes ; vérifiez aussi votre dossier de spam.',
  'email.forgot.wait': 'Vous pourrez en demander un autre dans {seconds} secondes.',
} as const;
