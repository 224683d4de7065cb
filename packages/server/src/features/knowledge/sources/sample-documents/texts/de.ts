import type { SampleTexts } from '../sample-document.ts';

export const german: SampleTexts = {
  'shop-policies': {
    fileName: 'shop-richtlinien.md',
    content: `# Richtlinien von Fern & Field

Fern & Field ist ein kleiner Shop für Gartengeräte und Saatgut. Hier stehen unsere Regeln, ganz ohne Juristendeutsch.

## Lieferung

Wir versenden an Werktagen. Was bis 12 Uhr bestellt ist, geht noch am selben Tag raus. Pakete im Inland sind in zwei bis drei Tagen da, ins Ausland in fünf bis acht. Der Versand kostet 4,90 € und ist ab 50 € kostenlos. Sobald Ihr Paket unterwegs ist, bekommen Sie eine E-Mail mit der Sendungsnummer.

## Rückgabe

Sie können alles innerhalb von 30 Tagen zurückschicken, solange es unbenutzt ist. Legen Sie den Rücksendeschein aus dem Paket bei und geben Sie es bei einer Postfiliale ab; die Kosten übernehmen wir. Geöffnetes Saatgut können wir nicht zurücknehmen.

## Erstattung

Das Geld kommt auf dem Weg zurück, auf dem es gezahlt wurde, spätestens fünf Werktage nachdem das Paket bei uns eingetroffen ist. Gutscheine werden als Gutschein erstattet.

## So stornieren Sie eine Bestellung

1. Öffnen Sie die Bestellbestätigung in Ihren E-Mails.
2. Wählen Sie „Bestellung stornieren“. Das geht, bis das Paket unser Lager verlassen hat.
3. Sie bekommen eine zweite E-Mail, dass die Bestellung storniert ist. Es wird nichts abgebucht.

Ist das Paket schon unterwegs, nehmen Sie es nicht an oder schicken Sie es zurück.

## Garantie

Auf alle Geräte geben wir drei Jahre Garantie gegen Material- und Herstellungsfehler. Normaler Verschleiß ist nicht abgedeckt. Schicken Sie uns ein Foto des Schadens und Ihre Bestellnummer; wir reparieren das Gerät oder senden Ihnen ein neues.

## Zahlungsarten

Sie können mit Kreditkarte, per Überweisung oder auf Rechnung zahlen. Die Rechnung liegt dem Paket bei und ist innerhalb von 14 Tagen fällig. Schecks nehmen wir nicht an.

## Was wir über Sie speichern

Wir speichern Ihren Namen, Ihre Adresse und Ihre Bestellungen so lange, wie es das Gesetz verlangt: Rechnungen zehn Jahre. Wir verkaufen Ihre Daten nicht. Schreiben Sie uns jederzeit, wenn Sie sie einsehen oder löschen lassen möchten.
`,
  },
  'shop-help': {
    fileName: 'kundenfragen.html',
    content: `<!doctype html>
<html lang="de">
<head><title>Fragen unserer Kunden – Fern &amp; Field</title></head>
<body>
<main>
<h1>Fragen unserer Kunden</h1>
<p>Was wir am häufigsten gefragt werden. Fehlt etwas? Schreiben Sie an hilfe@fernandfield.example.</p>
<h2 id="orders">Bestellungen</h2>
<details id="change-address"><summary>Kann ich die Lieferadresse ändern?</summary>
<p>Ja, bis das Paket unser Lager verlassen hat. Öffnen Sie Ihre Bestellung, wählen Sie „Adresse ändern“ und speichern Sie. Danach kann nur noch der Zusteller sie ändern.</p></details>
<details id="where"><summary>Wo ist mein Paket?</summary>
<p>In der E-Mail „Unterwegs“ steht eine Nummer. Klicken Sie darauf, um zu sehen, wo das Paket ist. Tut sich drei Tage lang nichts, sagen Sie uns Bescheid, und wir suchen danach.</p></details>
<details id="several"><summary>Warum kam meine Bestellung in zwei Paketen?</summary>
<p>Geräte und Saatgut kommen aus zwei Lagern. Wir schicken los, was fertig ist, und berechnen den Versand nur einmal.</p></details>
<h2 id="account">Konto</h2>
<details id="no-account"><summary>Brauche ich ein Konto, um zu bestellen?</summary>
<p>Nein, Sie können als Gast bestellen. Mit einem Konto sehen Sie frühere Bestellungen und müssen Ihre Adresse nicht neu eingeben.</p></details>
<details id="password"><summary>Ich habe mein Passwort vergessen. Was nun?</summary>
<p>Wählen Sie bei der Anmeldung „Passwort vergessen“. Wir schicken Ihnen einen Link, der eine Stunde gilt.</p></details>
<h2 id="shop">Das Geschäft</h2>
<dl>
<dt id="hours">Wann hat das Geschäft in der Stadt geöffnet?</dt><dd>Montag bis Freitag von 9 bis 18 Uhr, Samstag von 9 bis 14 Uhr. An Feiertagen ist geschlossen.</dd>
<dt id="parking">Kann ich bei Ihnen parken?</dt><dd>Hinter dem Haus gibt es sechs Parkplätze, zwei davon mit Ladestation.</dd>
</dl>
</main>
</body>
</html>
`,
  },
  'coffee-machine': {
    fileName: 'corvo-200-anleitung.md',
    content: `# Corvo 200 – Bedienungsanleitung

Die Corvo 200 ist eine Espressomaschine für zu Hause. Sie hat einen Tank mit 1,8 Litern, ein Mahlwerk mit acht Stufen und eine Dampfdüse für Milch.

## Vor dem ersten Gebrauch

Spülen Sie den Tank aus und füllen Sie ihn mit kaltem Wasser. Lassen Sie zwei Tassen Wasser ohne Kaffee durchlaufen. Die Maschine ist bereit, wenn die Lampe nach etwa 40 Sekunden aufhört zu blinken.

## Espresso zubereiten

1. Füllen Sie oben die Bohnen ein und schließen Sie den Deckel.
2. Stellen Sie eine Tasse unter den Auslauf.
3. Drücken Sie die Taste mit einer Tasse. Drücken Sie sie noch einmal, um früher zu stoppen.

Ein Espresso dauert 25 bis 30 Sekunden. Läuft er schneller, mahlen Sie feiner; tropft er nur, mahlen Sie gröber.

## Milch aufschäumen

1. Füllen Sie ein Kännchen zu einem Drittel mit kalter Milch.
2. Halten Sie die Dampfdüse knapp unter die Oberfläche und drehen Sie den Knopf nach links.
3. Senken Sie die Düse, wenn sich die Milch verdoppelt hat. Hören Sie bei etwa 65 Grad auf.

Wischen Sie die Düse sofort ab und lassen Sie eine Sekunde Dampf durch, sonst trocknet die Milch darin ein.

## Maschine entkalken

Entkalken Sie alle zwei Monate oder wenn der Tropfen leuchtet. Nehmen Sie den Entkalker Corvo D1; Essig schadet den Dichtungen.

1. Leeren Sie den Tank, gießen Sie eine Flasche D1 hinein und füllen Sie bis zur Markierung mit Wasser auf.
2. Drücken Sie fünf Sekunden lang den Tropfen. Das Entkalken dauert 20 Minuten.
3. Spülen Sie den Tank, füllen Sie frisches Wasser ein und drücken Sie noch einmal den Tropfen.

## Was die Lampen bedeuten

| Lampe | Was sie bedeutet | Was zu tun ist |
|---|---|---|
| Tropfen, leuchtet | Kalk | Maschine entkalken |
| Tropfen, blinkt | Der Tank ist leer | Wasser einfüllen |
| Bohne | Keine Bohnen | Bohnen einfüllen |
| Rotes Dreieck | Zu heiß | Ausschalten und zehn Minuten warten |

## Technische Daten

Die Corvo 200 ist 24 cm breit, 38 cm tief und 33 cm hoch und wiegt 7,4 kg. Sie nimmt 1.350 Watt bei 230 Volt auf und schaltet sich nach 30 Minuten von selbst aus.

## Kann ich gemahlenen Kaffee verwenden?

Ja. Drücken Sie die Taste mit dem Löffel, öffnen Sie den kleinen Deckel und geben Sie einen gestrichenen Löffel hinein. Nie mehr als einen, sonst verstopft die Maschine.
`,
  },
  'price-list': {
    fileName: 'reparaturpreise.csv',
    content: `Leistung,Preis,Dauer,Hinweis
Fahrradcheck,39 €,1 Tag,Bremsen und Schaltung eingestellt und alle Schrauben nachgezogen
Neue Kette,29 €,1 Stunde,Ohne Kette
Platten flicken,15 €,30 Minuten,Mit neuem Schlauch
Bremsbeläge,19 € pro Rad,1 Stunde,Mit Belägen
Laufrad zentrieren,25 € pro Rad,1 Tag,
Akkutest E-Bike,20 €,2 Stunden,Sie bekommen einen gedruckten Bericht
Große Inspektion,119 €,3 Tage,Alles zerlegt und gereinigt und gefettet
`,
  },
};
