/** See `dialog.ts` for the form. */
export const SWEDISH = `
> hotel | När serveras frukosten? | Och på helger? | på helger till kl. 11
> hotel | Ingår frukosten? | Vad kostar den annars? | kostar den 18 euro
> hotel | Har ni parkering? | Går det att boka? | går inte att boka
> hotel | Får jag ta med min hund? | Och en katt? | Hundar och katter
. hotel | Är husdjur tillåtna? | Vad är lösenordet till wifi? | ”Guests”
. hotel | Har ni parkering? | Och hur ändrar jag min bokning? | Flexibla priser
> hotel | Har ni bastu? | Kostar det något? | gratis för gäster
> hotel | Kan jag få en extrasäng? | Vad kostar det? | 25 euro per natt
. hotel | När serveras frukosten? | När måste jag checka ut? | senast kl. 11
. hotel | Finns det en pool? | Förvarar ni väskor? | väskorna till receptionen
> hotel | Hur tar jag mig från flygplatsen? | Hur lång tid tar det? | 25 minuter
> hotel | Vilken tid är incheckningen? | Och i Malmö? | -
> shop | Vad kostar frakten? | Och med express? | 9,90 euro
> shop | Hur returnerar jag en vara? | Hur länge har jag på mig? | Du har 30 dagar
. shop | Var är min beställning? | Vilka betalsätt accepterar ni? | PayPal
. shop | Vad kostar frakten? | Och finns det en storleksguide? | storleksguide
> shop | Kan jag skicka tillbaka något? | Är det gratis? | Returer är gratis
> shop | Varan är slutsåld | När kommer den tillbaka? | tre veckor
. shop | Vilken storlek ska jag ta? | Min rabattkod fungerar inte | i varukorgen
. shop | När får jag pengarna tillbaka? | Säljer ni båtar? | -
> software | Jag har glömt mitt lösenord | Hur länge gäller länken? | fungerar i en timme
> software | Hur säger jag upp mitt abonnemang? | Och vad händer med mina data? | 60 dagar till
> software | Var lagras mina data? | Är de krypterade? | krypterade
> software | Hur exporterar jag mina data? | I vilket format? | ZIP-fil
. software | Hur bjuder jag in kollegor? | Var hittar jag mina fakturor? | Inställningar > Fakturor
. software | Sidan förblir tom | Och hur byter jag plan? | En uppgradering
> clinic | När har ni öppet? | Och på fredagar? | onsdag och fredag
> clinic | Erbjuder ni resevaccinationer? | Hur tidigt ska jag boka dem? | sex veckor före
. clinic | Hur bokar jag en tid? | Var ligger mottagningen? | Lindenweg 4
. clinic | När har ni öppet? | Jag behöver ett sjukintyg | En läkare behöver
> coffee | Hur avkalkar jag maskinen? | Hur lång tid tar det? | 20 minuter
> coffee | Hur avkalkar jag maskinen? | Kan jag ta ättika till det? | ättika skadar
> policies | Vilken garanti har redskapen? | Och slitage? | Normalt slitage
> prices | Vad kostar en ny kedja? | Och en punktering? | 15 €
. coffee | Hur skummar jag mjölk? | Hur mycket väger Corvo 200? | 7,4 kg
. policies | Hur lång tid tar leveransen? | Tar ni emot checkar? | inte emot checkar
> store | Hur länge gäller garantin? | Och vad ska jag skicka? | en bild på skadan
> help | När har butiken öppet? | Och på lördagar? | lördag 9–14
. store | Vad kostar frakten? | Hur returnerar jag en vara? | Du har 30 dagar
. help | Var är mitt paket? | Går det att parkera? | sex platser
`;
