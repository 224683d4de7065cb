/** See `dialog.ts` for the form. */
export const GERMAN = `
> hotel | Wann gibt es Frühstück? | Und was kostet das? | sonst kostet es 18 Euro
> hotel | Haben Sie Parkplätze? | Kann man die reservieren? | lassen sich nicht reservieren
> hotel | Kann ich meinen Hund mitbringen? | Und eine Katze? | Hunde und Katzen
> hotel | Wann muss ich auschecken? | Und wenn ich später abreisen will? | später Check-out
. hotel | Kann ich meinen Hund mitbringen? | Wann ist mein Zimmer fertig? | ab 15:00 Uhr
. hotel | Wann gibt es Frühstück? | Und wie komme ich ins Internet? | WLAN ist im ganzen Hotel
> hotel | Gibt es eine Sauna? | Kostet die etwas? | für Gäste kostenlos
> hotel | Kann ich ein Zustellbett bekommen? | Wie viel kostet es? | 25 Euro pro Nacht
. hotel | Wo kann ich mein Auto parken? | Kann ich meine Buchung stornieren? | Flexible Raten
. hotel | Gibt es einen Pool? | Bewahren Sie Gepäck auf? | Bringen Sie Ihr Gepäck
> hotel | Wie komme ich vom Flughafen zu Ihnen? | Und mit dem Taxi? | etwa 40 Euro
> hotel | Wie lautet das WLAN-Passwort? | Und auf Mallorca? | -
> shop | Was kostet der Versand? | Und per Express? | 9,90 Euro
> shop | Wie sende ich einen Artikel zurück? | Wie lange habe ich dafür Zeit? | Sie haben 30 Tage Zeit
. shop | Wo ist meine Bestellung? | Kann ich auf Rechnung zahlen? | PayPal
. shop | Wie kann ich bezahlen? | Was ist mit Gutscheincodes? | im Warenkorb
> shop | Kann ich etwas zurückschicken? | Ist das kostenlos? | Rücksendungen sind kostenlos
> shop | Der Artikel ist ausverkauft | Wann kommt er wieder? | drei Wochen
. shop | Was kostet der Versand? | Welche Größe soll ich nehmen? | Größentabelle
. shop | Wann bekomme ich mein Geld zurück? | Haben Sie auch Waschmaschinen? | -
> software | Ich habe mein Passwort vergessen | Wie lange gilt der Link? | gilt eine Stunde
> software | Wie kündige ich mein Abo? | Und was passiert dann mit meinen Daten? | weitere 60 Tage
> software | Wo werden meine Daten gespeichert? | Sind die verschlüsselt? | verschlüsselt im Ruhezustand
> software | Wie exportiere ich meine Daten? | In welchem Format? | ZIP-Datei
. software | Wie lade ich Kollegen ein? | Wo finde ich meine Rechnungen? | Einstellungen > Rechnungen
. software | Die Seite bleibt leer | Und wie ändere ich meinen Tarif? | Ein größerer Tarif
> clinic | Wann haben Sie geöffnet? | Und am Freitag? | Mittwoch und Freitag
> clinic | Sind meine Blutwerte da? | Wie lange dauert das denn? | zwei bis drei Werktagen
. clinic | Wie buche ich einen Termin? | Wo ist die Praxis? | Lindenweg 4
. clinic | Wann haben Sie geöffnet? | Grippeimpfung? | Grippe- und Reiseimpfungen
> coffee | Wie entkalke ich die Maschine? | Wie lange dauert das? | 20 Minuten
> coffee | Wie entkalke ich die Maschine? | Und wie oft muss ich das machen? | alle zwei Monate
> policies | Wie lange ist die Garantie? | Was deckt sie nicht ab? | Normaler Verschleiß
> prices | Was kostet eine neue Kette? | Und Bremsbeläge? | 19 €
. coffee | Wie schäume ich Milch auf? | Wie schwer ist die Corvo 200? | 7,4 kg
. policies | Wie lange dauert die Lieferung? | Nehmen Sie Schecks an? | Schecks nehmen wir nicht
> store | Wie sende ich einen Artikel zurück? | Und wann ist mein Geld da? | 5 Tage nach Eingang
> help | Wann hat das Geschäft geöffnet? | Und an Feiertagen? | An Feiertagen ist geschlossen
. store | Was kostet der Versand? | Meine Lampe ist kaputt | Fünf Jahre
. help | Wo ist mein Paket? | Kann ich bei Ihnen parken? | sechs Parkplätze
`;
