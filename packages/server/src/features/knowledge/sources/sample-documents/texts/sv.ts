import type { SampleTexts } from '../sample-document.ts';

export const swedish: SampleTexts = {
  'shop-policies': {
    fileName: 'butikens-villkor.md',
    content: `# Villkor för Fern & Field

Fern & Field är en liten butik för trädgårdsredskap och fröer. Här är våra regler, på vanlig svenska.

## Leverans

Vi skickar beställningar på vardagar. Det som beställs före klockan 12 skickas samma dag. Paket inom landet är framme på två till tre dagar, utomlands på fem till åtta. Frakten kostar 4,90 € och är gratis från 50 €. Så snart paketet är på väg får du ett mejl med spårningsnummer.

## Returer

Du kan skicka tillbaka allt inom 30 dagar så länge det är oanvänt. Lägg returblanketten från paketet i kartongen och lämna in den hos ett postombud; vi betalar frakten. Öppnade fröpåsar kan inte returneras.

## Återbetalning

Pengarna går tillbaka samma väg som de kom, senast fem arbetsdagar efter att paketet har nått oss. Presentkort återbetalas som presentkort.

## Så avbeställer du

1. Öppna orderbekräftelsen som vi skickade med e-post.
2. Välj ”Avbeställ”. Det går tills paketet har lämnat vårt lager.
3. Du får ett andra mejl som bekräftar avbeställningen. Inget dras från ditt konto.

Om paketet redan är på väg kan du neka det vid dörren eller skicka tillbaka det.

## Garanti

Alla redskap har tre års garanti mot fel i material och tillverkning. Normalt slitage täcks inte. Skicka en bild på felet och ditt ordernummer, så lagar vi redskapet eller skickar ett nytt.

## Betalsätt

Du kan betala med kreditkort, banköverföring eller faktura. Fakturan kommer med paketet och ska betalas inom 14 dagar. Vi tar inte emot checkar.

## Vad vi sparar om dig

Vi sparar ditt namn, din adress och det du har beställt så länge lagen kräver det: tio år för fakturor. Vi säljer inte dina uppgifter. Skriv till oss när som helst om du vill se dem eller få dem raderade.
`,
  },
  'shop-help': {
    fileName: 'kundfragor.html',
    content: `<!doctype html>
<html lang="sv">
<head><title>Frågor från våra kunder – Fern &amp; Field</title></head>
<body>
<main>
<h1>Frågor från våra kunder</h1>
<p>Det vi får flest frågor om. Saknas något? Skriv till hjalp@fernandfield.example.</p>
<h2 id="orders">Beställningar</h2>
<details id="change-address"><summary>Kan jag ändra leveransadressen?</summary>
<p>Ja, tills paketet har lämnat vårt lager. Öppna din beställning, välj ”Ändra adress” och spara. Därefter är det bara transportören som kan ändra den.</p></details>
<details id="where"><summary>Var är mitt paket?</summary>
<p>I mejlet ”På väg” finns ett nummer. Klicka på det för att se var paketet är. Om inget har hänt på tre dagar hör du av dig till oss, så letar vi efter det.</p></details>
<details id="several"><summary>Varför kom min beställning i två paket?</summary>
<p>Redskap och fröer kommer från två lager. Vi skickar det som är klart och tar bara betalt för frakten en gång.</p></details>
<h2 id="account">Konto</h2>
<details id="no-account"><summary>Behöver jag ett konto för att beställa?</summary>
<p>Nej, du kan handla som gäst. Med ett konto ser du tidigare beställningar och slipper skriva in adressen igen.</p></details>
<details id="password"><summary>Jag har glömt mitt lösenord. Vad gör jag?</summary>
<p>Välj ”Glömt lösenord” när du loggar in. Vi skickar en länk som gäller i en timme.</p></details>
<h2 id="shop">Butiken</h2>
<dl>
<dt id="hours">När har butiken i stan öppet?</dt><dd>Måndag till fredag 9–18, lördag 9–14. På helgdagar är det stängt.</dd>
<dt id="parking">Går det att parkera?</dt><dd>Det finns sex platser bakom huset, två av dem med laddare.</dd>
</dl>
</main>
</body>
</html>
`,
  },
  'coffee-machine': {
    fileName: 'corvo-200-bruksanvisning.md',
    content: `# Corvo 200 – bruksanvisning

Corvo 200 är en espressomaskin för hemmet. Den har en tank på 1,8 liter, en kvarn med åtta steg och ett ångrör för mjölk.

## Före första användningen

Skölj tanken och fyll den med kallt vatten. Kör två koppar vatten genom maskinen utan kaffe. Maskinen är klar när lampan slutar blinka, efter ungefär 40 sekunder.

## Så gör du espresso

1. Häll i bönor upptill och stäng locket.
2. Ställ en kopp under pipen.
3. Tryck på knappen med en kopp. Tryck igen för att stoppa tidigare.

En espresso tar 25 till 30 sekunder. Rinner den snabbare maler du finare; droppar den bara maler du grövre.

## Så skummar du mjölk

1. Fyll en kanna till en tredjedel med kall mjölk.
2. Håll ångröret strax under ytan och vrid vredet åt vänster.
3. Sänk röret när mjölken har fördubblats. Sluta vid ungefär 65 grader.

Torka av röret direkt och släpp igenom ånga en sekund, annars torkar mjölken i det.

## Så avkalkar du maskinen

Avkalka varannan månad, eller när droppen lyser. Använd avkalkningsmedlet Corvo D1; ättika skadar packningarna.

1. Töm tanken, häll i en flaska D1 och fyll på med vatten till märket.
2. Tryck på droppen i fem sekunder. Avkalkningen tar 20 minuter.
3. Skölj tanken, fyll den med friskt vatten och tryck på droppen en gång till.

## Vad lamporna betyder

| Lampa | Vad den betyder | Vad du gör |
|---|---|---|
| Droppe, fast sken | Kalk | Avkalka maskinen |
| Droppe, blinkar | Tanken är tom | Fyll på vatten |
| Böna | Inga bönor | Fyll på bönor |
| Röd triangel | För varm | Stäng av och vänta tio minuter |

## Tekniska data

Corvo 200 är 24 cm bred, 38 cm djup och 33 cm hög och väger 7,4 kg. Den drar 1 350 watt vid 230 volt och stänger av sig själv efter 30 minuter.

## Kan jag använda malet kaffe?

Ja. Tryck på knappen med skopan, öppna det lilla locket och häll i en struken skopa. Aldrig mer än en, då sätter maskinen igen.
`,
  },
  'price-list': {
    fileName: 'reparationspriser.csv',
    content: `Tjänst,Pris,Tid,Anmärkning
Cykelkontroll,39 €,1 dag,Bromsar och växlar justerade och alla skruvar åtdragna
Ny kedja,29 €,1 timme,Kedja ingår inte
Punktering,15 €,30 minuter,Ny slang ingår
Bromsbelägg,19 € per hjul,1 timme,Belägg ingår
Hjulriktning,25 € per hjul,1 dag,
Batteritest för elcykel,20 €,2 timmar,Du får en utskriven rapport
Full service,119 €,3 dagar,Allt isärplockat och rengjort och smort
`,
  },
};
