export const chatServerTexts = {
  'server.chat.method': 'Appelez le chat d’assistance avec POST.',
  'server.chat.credential':
    'Le chat d’assistance demande la clé publique de cette application, ou un utilisateur connecté.',
  'server.chat.contentType': 'La requête doit être en JSON (content-type: application/json).',
  'server.chat.tooLarge': 'La conversation est trop longue : commencez-en une nouvelle.',
  'server.chat.phrase':
    'Votre message n’a pas été transmis : il contient une phrase de récupération. Quiconque a la phrase peut prendre vos cryptos, et l’assistance n’en a jamais besoin.',
  'server.chat.privateKey':
    'Votre message n’a pas été transmis : il contient ce qui peut être une clé privée. Quiconque a la clé peut prendre vos cryptos, et l’assistance n’en a jamais besoin. Pour poser une question sur une transaction, écrivez le mot transaction avant son hash.',
  'server.chat.apiKey':
    'Votre message n’a pas été transmis : il contient une clé API. Supprimez cette clé dans le portail développeur si quelqu’un d’autre a pu la voir, et reposez votre question sans elle.',
  'server.chat.unavailable':
    'L’assistant n’est pas disponible pour le moment. Veuillez réessayer dans une minute.',
  'server.chat.tooSlow': 'L’assistant a mis trop de temps à répondre. Veuillez réessayer.',
  'server.chat.greeting':
    'Bonjour ! Posez-moi vos questions sur votre portefeuille : la phrase de récupération, l’envoi et la réception, les frais, les réseaux ou les jetons. Je réponds à partir des pages d’aide.',
  'server.chat.thanks': 'Je vous en prie. Y a-t-il autre chose que vous aimeriez savoir ?',
  'server.chat.advice':
    'Je ne donne ni conseils sur ce qu’il faut acheter, vendre ou garder, ni prévisions : personne ne sait ce que vaudra une crypto. Méfiez-vous de quiconque prétend le savoir. Je peux expliquer comment fonctionne le portefeuille.',
  'server.chat.crime':
    'Je n’aide à rien qui enfreigne la loi ou nuise à autrui. Je peux expliquer comment fonctionne le portefeuille, et comment protéger vos propres cryptos.',
  'server.chat.distress':
    'Je suis désolé que vous traversiez cela. Si vous êtes en danger ou pensez à mettre fin à vos jours, appelez maintenant le numéro d’urgence de votre pays, ou une personne de confiance : l’argent perdu ne vaut jamais une vie, et il y a des gens qui aident. Quand vous serez en sécurité, écrivez à l’assistance au sujet des cryptos.',
  'server.chat.see': 'Voir : {page}',
  'server.chat.unsure':
    'Je ne suis pas sûr de comprendre. Est-ce l’une de ces questions ? Répondez par son numéro, ou posez votre question autrement.',
  'server.chat.guess': 'Je n’en suis pas sûr, mais c’est peut-être ce que vous voulez dire.',
  'server.chat.others':
    'Sinon, est-ce l’une de ces questions ? Répondez par son numéro, ou posez votre question autrement.',
  'server.chat.unknown':
    'Je ne connais pas la réponse à cette question. Je ne peux répondre qu’aux questions sur Everything Wallet, à partir de ses pages d’aide : par exemple sur la phrase de récupération, l’envoi, les frais, les réseaux ou les jetons.',
  'server.chat.write': 'Pour toute autre question, écrivez-nous : {email}. Nous répondons sous 24 heures.',
  'server.chat.vague':
    'Écrivez-en un peu plus, pour que je réponde à la bonne question : qu’avez-vous fait, sur quel écran, et que voyez-vous ? Par exemple : un transfert en attente, des cryptos qui ne sont pas arrivées, une phrase ou un mot de passe perdu, des frais, ou quelque chose que vous avez signé.',
  'server.chat.cut': 'La réponse a été coupée. Veuillez reposer votre question.',
} as const;
