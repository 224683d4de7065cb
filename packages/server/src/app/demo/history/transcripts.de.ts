/** Past conversations in German, in the format of `parseTranscripts`. */
export const GERMAN_TRANSCRIPTS = `
# Jana Vogt | hamburg | /bestellung/46733
> Guten Tag, wo bleibt mein Paket? Bestellung 46733
= order
> Da steht seit Freitag nur „in Zustellung“
+ aino
< Guten Tag Frau Vogt, Aino hier. Ich frage beim Zusteller nach.
< Das Fahrzeug war voll, Ihr Paket kommt morgen zwischen 10 und 13 Uhr.
> Super, dann bin ich zu Hause. Danke!
* 5 Schnelle Antwort

# - | hamburg | /leuchten/lysa
> gibts die lysa auch in schwarz
?

# Matthias Krüger | hamburg | /retoure
> Muss ich für die Rücksendung etwas bezahlen?
= return
^

# - | wien | /kasse
> Liefern Sie nach Österreich?
= countries

# Sabine Reuter | hamburg | /bestellung/46802
> Der Lampenschirm hat einen Sprung, was nun?
= warranty
+ tomas
< Hallo Frau Reuter, das tut mir leid. Ist der Sprung auch innen zu sehen?
> Ja, er geht ganz durch
< Dann tauschen wir ihn. Der neue Schirm geht heute raus, den alten können Sie entsorgen.
> Das ging ja einfach
* 5

# - | wien | /kasse
> kann ich auf rechnung kaufen
= pay

# Dennis Albrecht | hamburg | /geschenke
> Kann man das als Geschenk einpacken lassen?
?
+ camille
< Hallo Herr Albrecht, Geschenkpapier haben wir noch nicht, aber eine Karte lege ich gern dazu.
> Dann bitte „Alles Gute zum Einzug, Dennis und Mia“
< Steht drauf und liegt im Paket.
* 4

# - | hamburg | /versand
> ab wann ist der versand kostenlos
= shipping

# Ute Schreiber | wien | /bestellung/46950
> Ich habe aus Versehen die falsche Größe bestellt
?
+ aino
< Kein Problem, Frau Schreiber. 40 statt 28 cm?
> Genau, die große bitte
< Umgestellt. Die Differenz von 30 Euro buchen wir mit dem Versand ab.
* 5 freundlich und unkompliziert

# - | hamburg | /leuchten/tind
> Passt die Klemme an eine 4 cm dicke Platte?
?

# Florian Beck | hamburg | /konto
> Ihre Rechnung kommt nicht bei mir an
= pay
+ henrik
< Guten Morgen Herr Beck, sie liegt wohl im Spam: Absender ist rechnung@halden.example.
> Tatsächlich, gefunden
* 4

# - | wien | /garantie
> nach 4 jahren kaputt, zählt die garantie noch
= warranty

# Anke Lorenz | hamburg | /bestellung/47020
> Zwei Lampen bestellt, nur eine im Karton
= order
+ tomas
< Guten Tag Frau Lorenz, die zweite reist in einem eigenen Paket und ist schon in Bremen.
> Ach so, dann warte ich
* 5

# - | hamburg | /studium
> habt ihr studentenrabatt?
?

# - | hamburg | /leuchten/lysa
> Welche Fassung hat die Lampe denn?
?

# Rainer Fuchs | wien | /bestellung/47098
> Seit zwei Wochen keine Gutschrift für meine Retoure
= return
> Das ist doch kein Zustand
+ henrik
< Herr Fuchs, Sie haben recht, das hat zu lange gedauert. Ich prüfe das sofort.
! aino: Gutschrift seit 14 Tagen offen, der Kunde ist zu Recht verärgert.
< Hier ist Aino. 129 Euro sind gerade raus, spätestens übermorgen auf Ihrem Konto.
> Na endlich
* 2 Warum muss man erst schimpfen?
% solved urgent
%% aino: Gehört zu den neun verlorenen Scans von Tor 2.

# - | hamburg | /montage
> Bieten Sie auch Montage an?
?

# Katharina Winkler | hamburg | /bestellung/47177
> Kann ich die Lieferung um eine Woche verschieben? Wir sind im Urlaub
= order
+ camille
< Gern, Frau Winkler. Ab welchem Tag sind Sie wieder da?
> ab dem 12.
< Dann kommt das Paket am 13. Schöne Reise!
* 5

# - | wien | /leuchten/fjell
> wann kommt die fjell wieder rein
?

# - | hamburg | /kasse
> mein gutscheincode wird nicht genommen
?
v

# Lars Petersen | hamburg | /bestellung/47255
> Die Lampe brummt, wenn sie gedimmt ist
= warranty
+ tomas
< Hallo Herr Petersen, darf ich Sie kurz anrufen? Dann höre ich, ob es der Dimmer ist.
& voice agent completed 215 5 Hat sofort gehört, was es ist
< Wie besprochen: Mit einem Phasenabschnittdimmer ist Ruhe.
> Bestelle ich gleich, vielen Dank
* 5

# - | wien | /rueckgabe
> frist verpasst um 2 tage :(
= return

# Heike Baumann | hamburg | /geschaeftskunden
> Wir brauchen 24 Leuchten für eine Praxis, gibt es Mengenrabatt?
?
+ aino
< Guten Tag Frau Baumann, ab 20 Stück erstelle ich Ihnen ein Angebot. Wohin darf es gehen?
> praxis@baumann.example
< Ist unterwegs, gültig bis Monatsende.
* 5
% pending normal
%% aino: Angebot 2219, sie meldet sich nach der Abnahme.

# - | hamburg | /versand
> Versandkosten in die Schweiz?
= shipping

# - | hamburg | /abholung
> kann man in oslo auch abholen? bin nächste woche da
?

# Tobias Engel | wien | /bestellung/47333
> Wie ändere ich die Lieferadresse?
?
+ henrik
< Guten Tag Herr Engel, schicken Sie mir die neue, ich trage sie ein.
> Lindengasse 8/12, 1070 Wien
< Eingetragen, das Etikett ist neu gedruckt.
* 5

# - | hamburg | /entsorgung
> Nehmen Sie alte Lampen zurück?
?

# Silke Maurer | hamburg | /bestellung/47401
> Hallo, ist mein Päckchen schon verschickt?
= order
^
* 4

# - | wien | /leuchten/vik
> braucht man für vik einen elektriker
?

# Jörg Stein | hamburg | /bestellung/47455
> Der Bote hat geklingelt und war weg, bevor ich an der Tür war
= order
+ tomas
< Ärgerlich, Herr Stein. Er kommt heute noch einmal, zwischen 17 und 19 Uhr.
> Na gut, diesmal stehe ich bereit
* 4

# - | hamburg | /leuchten/lysa
> bezahlen mit paypal geht?
= pay

# Verena Huber | wien | /bestellung/47530
> Mein Name ist falsch geschrieben, Huber statt Hubert
?
+ -
`;
