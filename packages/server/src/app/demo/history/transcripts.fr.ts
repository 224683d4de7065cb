/** Past conversations in French, in the format of `parseTranscripts`. */
export const FRENCH_TRANSCRIPTS = `
# Élodie Marchand | paris | /commande/46771
> Bonjour, où en est ma commande 46771 ?
= order
> Le suivi n’a pas bougé depuis mardi
+ camille
< Bonjour Élodie, ici Camille. Le colis attendait un complément d’adresse, c’est réglé : livraison demain.
> Parfait, merci beaucoup !
* 5 Réponse rapide et claire

# - | lyon | /luminaires/lysa
> la lysa existe en noir ?
?

# Thomas Girard | paris | /retours
> Comment renvoyer un article ?
= return
^

# - | paris | /livraison
> frais de port pour la corse
= shipping

# Sophie Lambert | lyon | /commande/46848
> L’abat-jour est arrivé rayé
= warranty
+ camille
< Je suis désolée, Sophie. Préférez-vous un nouvel abat-jour ou une remise de 20 % ?
> Un nouvel abat-jour, s’il vous plaît
< Il part ce soir, vous l’aurez vendredi.
* 5

# - | lyon | /paiement
> vous acceptez le virement ?
= pay

# Nicolas Perrin | paris | /cadeaux
> Faites-vous des emballages cadeaux ?
?
+ camille
< Pas encore, Nicolas, mais je peux glisser une carte manuscrite dans le colis.
> Alors : « Joyeux anniversaire, Louise »
< C’est noté et écrit à la main.
* 4

# - | paris | /livraison
> Livrez-vous en Belgique ?
= countries

# - | lyon | /etudiants
> y a-t-il une réduction étudiante
?

# Julien Moreau | lyon | /commande/46966
> Je voudrais annuler, j’ai commandé deux fois
?
+ camille
< Bonjour Julien, la deuxième commande est annulée et remboursée.
> Ouf, merci
* 5

# - | paris | /luminaires/fjell
> Quand le lampadaire Fjell sera-t-il de nouveau disponible ?
?

# Claire Dubois | paris | /commande/47071
> Le livreur a laissé le colis chez un voisin inconnu
= order
+ tomas
< Bonjour Claire, je regarde la preuve de livraison.
~ camille: Cliente francophone, colis laissé chez un voisin du 14.
< Camille à l’appareil, si je puis dire. C’est chez M. Roussel, au 14, premier étage.
> Je le connais ! J’y vais de ce pas
* 5 Drôle et efficace

# - | lyon | /installation
> proposez-vous la pose à domicile ?
?

# Antoine Faure | lyon | /commande/47149
> La lampe clignote dès que je baisse la lumière
= warranty
+ camille
< Pouvez-vous me montrer le variateur en vidéo, Antoine ?
& video agent completed 273 5
< C’est bien le variateur : il faut un modèle à coupure de fin de phase.
> Compris, je le change ce week-end
* 5

# - | paris | /garantie
> garantie combien de temps
= warranty

# Manon Leclerc | paris | /commande/47227
> Peut-on décaler la livraison à samedi ?
= order
+ camille
< Oui, Manon. Samedi entre 9 h et 12 h ?
> Ça me va très bien
* 5

# - | lyon | /retrait
> je peux retirer ma commande en boutique ?
?

# Hélène Rousseau | lyon | /commande/47311
> Toujours pas de remboursement, c’est inadmissible
= return
+ camille
< Vous avez raison, Hélène, ce retour aurait dû être traité il y a une semaine.
! aino: Remboursement en retard de sept jours, cliente très mécontente.
< Bonjour, Aino, responsable du service. Les 149 euros partent aujourd’hui, avec nos excuses.
> J’attends de voir
* 1 Trois relances pour un remboursement
% solved urgent
%% aino: Virement confirmé, bon de 20 euros envoyé.

# - | paris | /paiement
> paiement en trois fois ?
= pay

# Mathieu Colin | paris | /professionnels
> Un tarif pour 22 suspensions, c’est pour un restaurant ?
?
+ camille
< Bonjour Mathieu, oui à partir de 20. À quelle adresse envoyer l’offre ?
> contact@lacantine.example
< Envoyée, valable trente jours.
* 5
% pending normal
%% camille: Relancer le 25.

# - | lyon | /luminaires/vik
> l’applique vik a un interrupteur ?
?

# Amélie Noël | lyon | /commande/47489
> Il me manque la notice en français
?
+ camille
& voice visitor declined 0
< Je suis déjà en ligne, Amélie, mais voici la notice en PDF.
> Bien reçue
* 4

# - | paris | /recyclage
> Reprenez-vous les anciennes lampes ?
?
`;
